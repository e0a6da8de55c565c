#include "ui/page/search.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace plenum::ui {
namespace {

constexpr std::size_t most = 60;

/// Lower case without accents.
QString folded(const QString& text) {
  QString plain;
  for (const QChar c : text.normalized(QString::NormalizationForm_D))
    if (c.category() != QChar::Mark_NonSpacing) plain += c.toCaseFolded();
  return plain;
}

}  // namespace

std::vector<const SearchEntry*> matches(const std::vector<SearchEntry>& entries, const QString& typed) {
  const auto words = folded(typed).split(QChar(u' '), Qt::SkipEmptyParts);
  std::vector<std::pair<int, const SearchEntry*>> found;
  for (const auto& entry : entries) {
    const auto text = folded(entry.text), all = text + QChar(u' ') + folded(entry.words);
    if (!std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); }))
      continue;
    const bool starts = !words.isEmpty() && text.startsWith(words.front());
    const bool named =
        std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
    found.emplace_back(starts ? 0 : named ? 1 : 2, &entry);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const SearchEntry*> list;
  for (const auto& [rank, entry] : found)
    if (list.size() < most) list.push_back(entry);
  return list;
}

SearchPanel::SearchPanel(QWidget* parent)
    : QFrame(parent, Qt::Popup), line_(new QLineEdit(this)), list_(new QListWidget(this)) {
  setFrameShape(QFrame::StyledPanel);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->addWidget(line_);
  layout->addWidget(list_);
  line_->setPlaceholderText(tr("Search inputs, results and commands"));
  line_->setAccessibleName(line_->placeholderText());
  line_->setClearButtonEnabled(true);
  line_->installEventFilter(this);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setAccessibleName(tr("What was found"));
  connect(line_, &QLineEdit::textChanged, this, &SearchPanel::filter);
  connect(list_, &QListWidget::itemClicked, this, &SearchPanel::take);
}

void SearchPanel::open(std::vector<SearchEntry> entries) {
  entries_ = std::move(entries);
  const auto* window = parentWidget();
  const int width = std::min(620, window->width() - 40);
  setFixedSize(width, std::min(460, window->height() - 80));
  move(window->mapToGlobal(QPoint((window->width() - width) / 2, 48)));
  line_->clear();
  filter({});
  show();
  line_->setFocus();
}

void SearchPanel::filter(const QString& typed) {
  shown_ = matches(entries_, typed);
  list_->clear();
  for (const auto* entry : shown_)
    list_->addItem(QStringLiteral("%1   —  %2%3")
                       .arg(entry->text, entry->kind,
                            entry->detail.isEmpty() ? QString() : QStringLiteral("   ") + entry->detail));
  if (shown_.empty()) list_->addItem(tr("Nothing is called that."));
  list_->setCurrentRow(shown_.empty() ? -1 : 0);
}

void SearchPanel::take() {
  const int row = list_->currentRow();
  if (row < 0 || static_cast<std::size_t>(row) >= shown_.size()) return;
  const auto go = shown_[static_cast<std::size_t>(row)]->go;
  hide();
  go();
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == line_ && event->type() == QEvent::KeyPress) {
    const auto key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down       ? 1
                     : key == Qt::Key_Up       ? -1
                     : key == Qt::Key_PageDown ? 10
                     : key == Qt::Key_PageUp   ? -10
                                               : 0;
    if (step != 0) {
      list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, std::max(0, list_->count() - 1)));
      return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      take();
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

}  // namespace plenum::ui
