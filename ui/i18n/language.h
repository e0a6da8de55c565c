#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace plenum::ui {

/// The languages that the program speaks: "en", "fr".
const QStringList& languages();

/// Makes the program speak a language and write numbers as its readers do; anything but a known code means the system's
/// language where it is known, else English. Texts that are already on the screen stay.
void use_language(const QString& code);

/// A text of core or models in a language, whatever the program speaks now.
std::string translated(const std::string& language, std::string_view english);

}  // namespace plenum::ui
