#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>

#include <cstdio>

#include "models/plan/catalogue.h"
#include "ui/i18n/language.h"
#include "ui/page/desktop.h"
#include "ui/page/subjects.h"

namespace {

using namespace plenum;

enum ExitCode { done = 0, usage = 2, invalid_input = 3, file_trouble = 5 };

struct Options {
  QString file, theme, language, page, screenshot;
};

void fail(const QString& text) { std::fprintf(stderr, "error: %s\n", qPrintable(text)); }

bool one_of(const QString& value, const QStringList& known, const QString& option) {
  if (value.isEmpty() || known.contains(value)) return true;
  fail(QStringLiteral("--%1 %2: choose %3").arg(option, value, known.join(QStringLiteral(", "))));
  return false;
}

QStringList page_keys() {
  QStringList keys{QStringLiteral("welcome")};
  for (const auto& subject : ui::subjects()) keys << QString::fromStdString(subject.key);
  return keys;
}

/// The arguments, or nothing after a message when they make no sense.
std::optional<Options> read_arguments(const QApplication& application) {
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Plans GPU data centres."));
  parser.addPositionalArgument(QStringLiteral("FILE"),
                               QStringLiteral("Project (.plenum) or scenario (.toml) to open."),
                               QStringLiteral("[FILE]"));
  const QCommandLineOption theme(QStringLiteral("theme"),
                                 QStringLiteral("light or dark; without it as last time or as the system."),
                                 QStringLiteral("THEME"));
  const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en or fr."),
                                    QStringLiteral("CODE"));
  const QCommandLineOption page(
      QStringLiteral("page"), QStringLiteral("Page to show: %1.").arg(page_keys().join(QStringLiteral(", "))),
      QStringLiteral("KEY"));
  const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                      QStringLiteral("Save a picture of the window (1440 x 900) and exit."),
                                      QStringLiteral("FILE.png"));
  parser.addOptions({theme, language, page, screenshot});
  parser.addHelpOption();
  parser.addVersionOption();
  parser.process(application);
  const Options options{parser.positionalArguments().value(0), parser.value(theme), parser.value(language),
                        parser.value(page), parser.value(screenshot)};
  if (parser.positionalArguments().size() > 1)
    return fail(QStringLiteral("one file at a time")), std::nullopt;
  const bool ok =
      one_of(options.theme, {QStringLiteral("light"), QStringLiteral("dark")}, QStringLiteral("theme")) &&
      one_of(options.language, ui::languages(), QStringLiteral("language")) &&
      one_of(options.page, page_keys(), QStringLiteral("page"));
  return ok ? std::optional(options) : std::nullopt;
}

std::shared_ptr<const plan::Catalogue> read_catalogue() {
  try {
    return plan::Catalogue::load(plan::data_folder());
  } catch (const text::InputErrors& errors) {
    for (const auto& error : errors.errors) std::fprintf(stderr, "%s\n", error.block().c_str());
  } catch (const text::InputError& error) {
    std::fprintf(stderr, "%s\n", error.block().c_str());
  }
  return nullptr;
}

/// Saves a picture when the window has been laid out and painted, then ends the program.
void take_picture(ui::MainWindow& window, const QString& path) {
  QTimer::singleShot(300, &window, [&window, path] {
    const bool saved = window.grab().save(path);
    if (!saved) fail(QStringLiteral("%1 cannot be written").arg(path));
    QApplication::exit(saved ? done : file_trouble);
  });
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("plenum-desktop"));
  QApplication::setOrganizationName(QStringLiteral("Plenum"));
  QApplication::setApplicationVersion(QStringLiteral(PLENUM_VERSION));
  QApplication::setApplicationDisplayName(QString());
  QGuiApplication::setDesktopFileName(QStringLiteral("org.plenum.Plenum"));
  QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.plenum.Plenum")));
  const auto options = read_arguments(application);
  if (!options) return usage;
  const auto catalogue = read_catalogue();
  if (!catalogue) return invalid_input;

  const bool interactive = options->screenshot.isEmpty();
  const ui::Settings stored(interactive);
  ui::apply_theme(options->theme.isEmpty() ? stored.theme() : ui::theme_from(options->theme));
  ui::use_language(options->language.isEmpty() ? stored.language() : options->language);
  ui::Desktop desktop(catalogue, interactive);
  auto& window = desktop.window();
  if (!options->file.isEmpty() && !window.open_file(options->file) && !interactive) {
    fail(window.messages().text());
    return invalid_input;
  }
  if (!options->page.isEmpty()) window.show_page(options->page);
  if (!interactive) window.resize(1440, 900);
  window.show();
  if (!interactive) take_picture(window, options->screenshot);
  return QApplication::exec();
}
