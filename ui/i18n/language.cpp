#include "ui/i18n/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <map>
#include <memory>

// The translations are a resource of a static library, which nobody loads unless it is named.
static void load_resources() { Q_INIT_RESOURCE(translations); }

namespace plenum::ui {
namespace {

std::unique_ptr<QTranslator> loaded(const QString& name, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(name, folder)) return nullptr;
  return translator;
}

std::unique_ptr<QTranslator> ours(const QString& code) {
  load_resources();
  return loaded(QStringLiteral("plenum_") + code, QStringLiteral(":/i18n"));
}

}  // namespace

const QStringList& languages() {
  static const QStringList codes{QStringLiteral("en"), QStringLiteral("fr")};
  return codes;
}

void use_language(const QString& code) {
  static std::unique_ptr<QTranslator> program, qt;
  if (program) QCoreApplication::removeTranslator(program.get());
  if (qt) QCoreApplication::removeTranslator(qt.get());
  const auto system = QLocale::system();
  const auto wanted = languages().contains(code) ? code : system.name().left(2);
  const auto language = languages().contains(wanted) ? wanted : languages().front();
  // Numbers as the user's country writes them, when it speaks the program's language.
  QLocale::setDefault(system.name().startsWith(language) ? system : QLocale(language));
  program = ours(language);
  qt = loaded(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  if (program) QCoreApplication::installTranslator(program.get());
  if (qt) QCoreApplication::installTranslator(qt.get());
}

std::string translated(const std::string& language, std::string_view english) {
  static std::map<std::string, std::unique_ptr<QTranslator>> all;
  auto& translator = all.try_emplace(language, nullptr).first->second;
  if (!translator) translator = ours(QString::fromStdString(language));
  if (!translator) return std::string(english);
  const auto text = translator->translate("model", std::string(english).c_str());
  return text.isEmpty() ? std::string(english) : text.toStdString();
}

}  // namespace plenum::ui
