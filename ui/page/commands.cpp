#include "ui/page/commands.h"

#include <QCoreApplication>

namespace plenum::ui {
namespace {

constexpr auto none = QKeySequence::UnknownKey;
constexpr const char* file = QT_TRANSLATE_NOOP("commands", "&File");
constexpr const char* edit = QT_TRANSLATE_NOOP("commands", "&Edit");
constexpr const char* view = QT_TRANSLATE_NOOP("commands", "&View");
constexpr const char* scenario = QT_TRANSLATE_NOOP("commands", "&Scenario");
constexpr const char* report = QT_TRANSLATE_NOOP("commands", "&Report");
constexpr const char* help = QT_TRANSLATE_NOOP("commands", "&Help");

const Command table[] = {
    {"new", file, QT_TRANSLATE_NOOP("commands", "&New plan"),
     QT_TRANSLATE_NOOP("commands", "Begin a plan with every input at its default"), QKeySequence::New},
    {"submenu:examples", file, QT_TRANSLATE_NOOP("commands", "New from e&xample"),
     QT_TRANSLATE_NOOP("commands", "Begin with one of the examples")},
    {"open", file, QT_TRANSLATE_NOOP("commands", "&Open…"),
     QT_TRANSLATE_NOOP("commands", "Open a project (.plenum) or a scenario (.toml)"), QKeySequence::Open},
    {"submenu:recent", file, QT_TRANSLATE_NOOP("commands", "Open &recent"),
     QT_TRANSLATE_NOOP("commands", "Open a file that was used lately")},
    {"", file, "", ""},
    {"save", file, QT_TRANSLATE_NOOP("commands", "&Save"),
     QT_TRANSLATE_NOOP("commands", "Save the plan to its file"), QKeySequence::Save},
    {"save-as", file, QT_TRANSLATE_NOOP("commands", "Save &as…"),
     QT_TRANSLATE_NOOP("commands", "Save the plan to another file"), none, "Ctrl+Shift+S"},
    {"save-copy", file, QT_TRANSLATE_NOOP("commands", "Save a &copy…"),
     QT_TRANSLATE_NOOP("commands", "Save a copy and go on with this file")},
    {"revert", file, QT_TRANSLATE_NOOP("commands", "Re&vert"),
     QT_TRANSLATE_NOOP("commands", "Back to what is saved; can be undone")},
    {"", file, "", ""},
    {"quit", file, QT_TRANSLATE_NOOP("commands", "&Quit"), QT_TRANSLATE_NOOP("commands", "Close the window"),
     QKeySequence::Quit, "Ctrl+Q"},

    {"undo", edit, QT_TRANSLATE_NOOP("commands", "&Undo"),
     QT_TRANSLATE_NOOP("commands", "Take the last step back"), QKeySequence::Undo},
    {"redo", edit, QT_TRANSLATE_NOOP("commands", "&Redo"),
     QT_TRANSLATE_NOOP("commands", "Do the step again that was taken back"), QKeySequence::Redo,
     "Ctrl+Shift+Z"},
    {"", edit, "", ""},
    {"copy-scenario", edit, QT_TRANSLATE_NOOP("commands", "&Copy scenario as text"),
     QT_TRANSLATE_NOOP("commands", "Copy the inputs that differ from the defaults, as TOML")},
    {"", edit, "", ""},
    {"search", edit, QT_TRANSLATE_NOOP("commands", "&Search…"),
     QT_TRANSLATE_NOOP("commands", "Find any input, result or command"), none, "Ctrl+K"},

    {"next-page", view, QT_TRANSLATE_NOOP("commands", "&Next page"),
     QT_TRANSLATE_NOOP("commands", "Show the next subject"), none, "Ctrl+PgDown"},
    {"previous-page", view, QT_TRANSLATE_NOOP("commands", "&Previous page"),
     QT_TRANSLATE_NOOP("commands", "Show the subject before"), none, "Ctrl+PgUp"},
    {"next-finding", view, QT_TRANSLATE_NOOP("commands", "Next &finding"),
     QT_TRANSLATE_NOOP("commands", "Go to the input of the next finding"), none, "F8"},
    {"", view, "", ""},
    {"submenu:panels", view, QT_TRANSLATE_NOOP("commands", "Pane&ls"),
     QT_TRANSLATE_NOOP("commands", "Show or hide the panels around the page")},
    {"reset-layout", view, QT_TRANSLATE_NOOP("commands", "&Reset layout"),
     QT_TRANSLATE_NOOP("commands", "All panels where they were at first")},
    {"", view, "", ""},
    {"submenu:theme", view, QT_TRANSLATE_NOOP("commands", "&Theme"),
     QT_TRANSLATE_NOOP("commands", "Light, dark or as the system")},
    {"submenu:language", view, QT_TRANSLATE_NOOP("commands", "La&nguage"),
     QT_TRANSLATE_NOOP("commands", "Language of the program")},

    {"new-variant", scenario, QT_TRANSLATE_NOOP("commands", "New &variant of this"),
     QT_TRANSLATE_NOOP("commands", "A tab that follows this scenario in all that you do not change in it"),
     none, "Ctrl+Shift+V"},
    {"duplicate", scenario, QT_TRANSLATE_NOOP("commands", "&Duplicate"),
     QT_TRANSLATE_NOOP("commands", "A tab with the same inputs, which then goes its own way")},
    {"new-scenario", scenario, QT_TRANSLATE_NOOP("commands", "New &scenario"),
     QT_TRANSLATE_NOOP("commands", "A tab with every input at its default")},
    {"rename-scenario", scenario, QT_TRANSLATE_NOOP("commands", "Re&name scenario"),
     QT_TRANSLATE_NOOP("commands", "Change the name on the tab"), none, "F2"},
    {"close-scenario", scenario, QT_TRANSLATE_NOOP("commands", "C&lose scenario"),
     QT_TRANSLATE_NOOP("commands", "Take this tab away; can be undone"), none, "Ctrl+W"},
    {"next-scenario", scenario, QT_TRANSLATE_NOOP("commands", "Ne&xt scenario"),
     QT_TRANSLATE_NOOP("commands", "Show the next tab"), none, "Ctrl+Tab"},
    {"previous-scenario", scenario, QT_TRANSLATE_NOOP("commands", "&Previous scenario"),
     QT_TRANSLATE_NOOP("commands", "Show the tab before"), none, "Ctrl+Shift+Tab"},
    {"", scenario, "", ""},
    {"add-training", scenario, QT_TRANSLATE_NOOP("commands", "&Add training job"),
     QT_TRANSLATE_NOOP("commands", "A job whose training time the plan shall tell"), none, "Ctrl+Shift+T"},
    {"add-finetuning", scenario, QT_TRANSLATE_NOOP("commands", "Add &fine-tuning job"),
     QT_TRANSLATE_NOOP("commands", "A job that trains a finished language model further")},
    {"add-inference", scenario, QT_TRANSLATE_NOOP("commands", "Add &inference service"),
     QT_TRANSLATE_NOOP("commands", "A service whose GPUs and latency the plan shall tell")},
    {"reset-subject", scenario, QT_TRANSLATE_NOOP("commands", "&Reset this subject"),
     QT_TRANSLATE_NOOP("commands",
                       "All inputs of this page back at their defaults, or as in the base; can be undone")},
    {"reset-all", scenario, QT_TRANSLATE_NOOP("commands", "Reset &every input"),
     QT_TRANSLATE_NOOP("commands", "The whole scenario back at its defaults, or as its base; can be undone")},
    {"", scenario, "", ""},
    {"compare-networks", scenario, QT_TRANSLATE_NOOP("commands", "Compare net&works"),
     QT_TRANSLATE_NOOP("commands", "Plan every topology on every switch for the same servers")},
    {"accept-baseline", scenario, QT_TRANSLATE_NOOP("commands", "&Compare with now"),
     QT_TRANSLATE_NOOP("commands", "Tell changes against the plan as it is now")},

    {"report-pdf", report, QT_TRANSLATE_NOOP("commands", "&PDF…"),
     QT_TRANSLATE_NOOP("commands", "Write the report as PDF"), QKeySequence::Print},
    {"report-html", report, QT_TRANSLATE_NOOP("commands", "&HTML…"),
     QT_TRANSLATE_NOOP("commands", "Write the report as one web page")},
    {"report-csv", report, QT_TRANSLATE_NOOP("commands", "&CSV…"),
     QT_TRANSLATE_NOOP("commands", "Write the report's tables for a spreadsheet")},
    {"report-markdown", report, QT_TRANSLATE_NOOP("commands", "&Markdown…"),
     QT_TRANSLATE_NOOP("commands", "Write the report as Markdown")},

    {"", report, "", ""},
    {"cable-schedule", report, QT_TRANSLATE_NOOP("commands", "Export cable &schedule…"),
     QT_TRANSLATE_NOOP("commands", "Every cable of the compute fabric from port to port, for a spreadsheet")},

    {"field-help", help, QT_TRANSLATE_NOOP("commands", "&About this input"),
     QT_TRANSLATE_NOOP("commands", "Meaning, default, range and source of the input that has the keyboard"),
     QKeySequence::HelpContents, "F1"},
    {"shortcuts", help, QT_TRANSLATE_NOOP("commands", "&Keyboard shortcuts"),
     QT_TRANSLATE_NOOP("commands", "Every command with its keys")},
    {"about", help, QT_TRANSLATE_NOOP("commands", "About &Plenum"),
     QT_TRANSLATE_NOOP("commands", "Version, catalogue and licences")},
};

}  // namespace

std::span<const Command> commands() { return table; }

QString command_text(const char* english) {
  return *english ? QCoreApplication::translate("commands", english) : QString();
}

QKeySequence command_keys(const Command& command) {
  if (*command.keys) return QKeySequence(QString::fromLatin1(command.keys));
  return command.standard == none ? QKeySequence() : QKeySequence(command.standard);
}

}  // namespace plenum::ui
