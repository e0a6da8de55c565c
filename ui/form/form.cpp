#include "ui/form/form.h"

#include <QPushButton>

#include <algorithm>
#include <functional>

#include "ui/document/document.h"
#include "ui/document/scenario_edits.h"
#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

/// Whether a record inside another one deserves a part of the form; what is all advanced is folded away with the rest.
bool has_basic(const fields::Member& member) {
  if (member.kind != fields::Kind::record) return false;
  const auto& inner = member.nested().members;
  return std::any_of(inner.begin(), inner.end(), [](const fields::Member& m) {
    return m.kind != fields::Kind::record && m.info.level == fields::Level::basic;
  });
}

std::string joined(const std::string& prefix, std::string_view key) {
  return prefix + "." + std::string(key);
}

}  // namespace

Form::Form(Document& document, std::string path, QWidget* parent)
    : QWidget(parent), document_(document), path_(std::move(path)), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  build();
  connect(&document_, &Document::changed, this, &Form::refresh);
  connect(&document_, &Document::reloaded, this, &Form::rebuild);
}

void Form::build() {
  content_ = new QWidget(this);
  auto* inner = new QVBoxLayout(content_);
  inner->setContentsMargins(0, 0, 0, 0);
  inner->setSpacing(6);
  const auto& member = *document_.place(path_).member;
  auto* header = new QHBoxLayout;
  header->addWidget(heading_label(model_text(member.nested().title), content_));
  header->addStretch();
  count_ = new QLabel(content_);
  count_->setProperty("role", "quiet");
  header->addWidget(count_);
  inner->addLayout(header);
  add_record(member.nested(), path_, inner);
  layout_->addWidget(content_);
  refresh_counts();
}

void Form::rebuild() {
  open_folds_.clear();
  for (const auto& fold : folds_) open_folds_.emplace_back(fold.prefix, fold.button->isChecked());
  rows_.clear();
  folds_.clear();
  // An event of one of the old widgets may be what led here, so they go later.
  content_->hide();
  content_->setParent(nullptr);
  content_->deleteLater();
  build();
}

QGridLayout* Form::grid_of(const std::vector<std::string>& paths, QWidget* parent,
                           std::vector<FieldRow*>* made) {
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnStretch(1, 1);
  for (const auto& path : paths) {
    auto* row = new FieldRow(document_, path, grid, parent);
    rows_.push_back(row);
    if (made) made->push_back(row);
  }
  return grid;
}

void Form::add_record(const fields::Schema& schema, const std::string& prefix, QVBoxLayout* into) {
  std::vector<std::string> basic, advanced;
  const std::function<void(const fields::Schema&, const std::string&)> collect = [&](const auto& inner,
                                                                                     const auto& path) {
    for (const auto& member : inner.members) {
      const auto place = joined(path, member.info.key);
      if (member.kind == fields::Kind::list || has_basic(member)) continue;
      if (member.kind == fields::Kind::record) collect(member.nested(), place);
      else (member.info.level == fields::Level::basic ? basic : advanced).push_back(place);
    }
  };
  collect(schema, prefix);
  if (!basic.empty()) into->addLayout(grid_of(basic, content_));
  if (!advanced.empty()) add_fold(advanced, prefix, into);
  for (const auto& member : schema.members) {
    if (!has_basic(member)) continue;
    into->addSpacing(8);
    into->addWidget(subheading_label(model_text(member.info.label), content_));
    add_record(member.nested(), joined(prefix, member.info.key), into);
  }
  for (const auto& member : schema.members)
    if (member.kind == fields::Kind::list) add_list(member, joined(prefix, member.info.key), into);
}

void Form::add_fold(const std::vector<std::string>& paths, const std::string& prefix, QVBoxLayout* into) {
  Fold fold{new QToolButton(content_), new QWidget(content_), prefix, {}};
  fold.button->setCheckable(true);
  fold.button->setAutoRaise(true);
  fold.button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  auto* grid = grid_of(paths, fold.body, &fold.rows);
  grid->setContentsMargins(0, 0, 0, 0);
  fold.body->setLayout(grid);
  into->addWidget(fold.button, 0, Qt::AlignLeft);
  into->addWidget(fold.body);
  const auto toggle = [button = fold.button, body = fold.body](bool open) {
    button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    body->setVisible(open);
  };
  connect(fold.button, &QToolButton::toggled, fold.body, toggle);
  const auto before =
      std::find_if(open_folds_.begin(), open_folds_.end(), [&](const auto& f) { return f.first == prefix; });
  const bool open = before != open_folds_.end() && before->second;
  fold.button->setChecked(open);
  toggle(open);
  folds_.push_back(std::move(fold));
}

void Form::add_list(const fields::Member& member, const std::string& path, QVBoxLayout* into) {
  const auto size = member.size(document_.place(path).address());
  const auto title = model_text(member.nested().title);
  for (std::size_t i = 0; i < size; ++i) add_entry(member, path, i, into);
  auto* add = new QPushButton(tr("Add: %1").arg(title), content_);
  add->setObjectName(from_utf8(path) + QStringLiteral(".add"));
  into->addWidget(add, 0, Qt::AlignLeft);
  connect(add, &QPushButton::clicked, this, [this, path, title] {
    document_.change(tr("Add: %1").arg(title), add_entry_edits(document_.scenario(), path));
  });
}

void Form::add_entry(const fields::Member& member, const std::string& path, std::size_t index,
                     QVBoxLayout* into) {
  const auto title = QStringLiteral("%1 %2").arg(model_text(member.nested().title)).arg(index + 1);
  auto* header = new QHBoxLayout;
  header->addWidget(subheading_label(title, content_));
  header->addStretch();
  auto* remove = new QToolButton(content_);
  remove->setText(tr("Remove"));
  remove->setAccessibleName(tr("Remove %1").arg(title));
  remove->setAutoRaise(true);
  header->addWidget(remove);
  into->addLayout(header);
  connect(remove, &QToolButton::clicked, this, [this, path, title, index] {
    document_.change(tr("Remove %1").arg(title), remove_entry_edits(document_.scenario(), path, index));
  });
  add_record(member.nested(), path + "." + std::to_string(index), into);
}

FieldRow* Form::row(const std::string& path) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const FieldRow* r) { return r->path() == path; });
  return found == rows_.end() ? nullptr : *found;
}

bool Form::show_input(const std::string& path) {
  auto* wanted = row(path);
  if (!wanted) return false;
  for (const auto& fold : folds_)
    if (std::find(fold.rows.begin(), fold.rows.end(), wanted) != fold.rows.end())
      fold.button->setChecked(true);
  wanted->editor().input()->setFocus(Qt::ShortcutFocusReason);
  emit input_focused(wanted->editor().input());
  return true;
}

void Form::refresh() {
  for (auto* row : rows_) row->refresh();
  refresh_counts();
}

void Form::refresh_counts() {
  const auto changed =
      std::count_if(rows_.begin(), rows_.end(), [](const FieldRow* r) { return r->is_changed(); });
  const auto rest = static_cast<std::ptrdiff_t>(rows_.size()) - changed;
  count_->setText(
      (document_.base() ? tr("changed: %1, as in the base: %2") : tr("changed: %1, at default: %2"))
          .arg(changed)
          .arg(rest));
  count_->setVisible(!rows_.empty());
  for (const auto& fold : folds_) {
    const auto inside =
        std::count_if(fold.rows.begin(), fold.rows.end(), [](const FieldRow* r) { return r->is_changed(); });
    fold.button->setText(inside > 0 ? tr("Advanced (%1, changed: %2)").arg(fold.rows.size()).arg(inside)
                                    : tr("Advanced (%1)").arg(fold.rows.size()));
  }
}

}  // namespace plenum::ui
