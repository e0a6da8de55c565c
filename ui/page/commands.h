#pragma once

#include <QKeySequence>
#include <QString>

#include <span>

/// Every command of the program, in one table: menus, search and the list of shortcuts are made from it.
namespace plenum::ui {

struct Command {
  const char* id;    ///< stable; "" is a separator, "submenu:NAME" a menu inside that the window fills
  const char* menu;  ///< English title of its menu, in the order of the table
  const char* text;
  const char* tip;
  QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
  const char* keys = "";
};

std::span<const Command> commands();

QString command_text(const char* english);
QKeySequence command_keys(const Command& command);

}  // namespace plenum::ui
