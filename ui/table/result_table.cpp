#include "ui/table/result_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

struct ResultTable {
  Q_DECLARE_TR_FUNCTIONS(ResultTable)
};

bool is_leaf(const fields::Member& member) {
  return member.kind != fields::Kind::list && member.kind != fields::Kind::series &&
         member.kind != fields::Kind::record;
}

fields::Value value_in(const fields::Member& member, const void* owner) {
  return member.value(member.address(const_cast<void*>(owner)));
}

report::Cell value_cell(const fields::Member& member, const fields::Value& value,
                        const units::Currencies& currencies) {
  auto text = display_number(member, value, currencies);
  // Sentences of the models ("The racks are denser than it can cool.") are translated, names that somebody gave are not.
  if (member.kind == fields::Kind::text && member.info.key != "name") text = model_text(text.toStdString());
  report::Cell cell(text.toStdString());
  if (const auto* number = std::get_if<double>(&value))
    cell.number = fields::shown_unit(member, currencies).from_coherent(*number);
  return cell;
}

}  // namespace

QString change_text(const fields::Member& member, const fields::Value& before, const fields::Value& now,
                    const units::Currencies& currencies) {
  if (before == now) return {};
  const auto* from = std::get_if<double>(&before);
  const auto* to = std::get_if<double>(&now);
  if (!from || !to) return ResultTable::tr("was %1").arg(display_text(member, before, currencies));
  const auto unit = fields::shown_unit(member, currencies);
  const double step = unit.from_coherent(*to) - unit.from_coherent(*from);
  if (std::abs(step) < 1e-9 * std::max(std::abs(*to), std::abs(*from))) return {};
  const bool scale_without_zero = unit.offset != 0.0;
  const auto sign = step > 0 ? QStringLiteral("+") : QString();
  if (member.whole || scale_without_zero || *from == 0.0) return sign + number_text(step, 3);
  return sign + number_text(100.0 * step / std::abs(unit.from_coherent(*from)), 2) +
         QStringLiteral("\u00a0%");
}

namespace {

bool any_change(fields::ConstObject results, const std::optional<fields::ConstObject>& before,
                const units::Currencies& currencies) {
  if (!before) return false;
  return std::any_of(results.schema->members.begin(), results.schema->members.end(),
                     [&](const fields::Member& member) {
                       return is_leaf(member) && !change_text(member, value_in(member, before->data),
                                                              value_in(member, results.data), currencies)
                                                      .isEmpty();
                     });
}

}  // namespace

report::Table result_table(fields::ConstObject results, const std::optional<fields::ConstObject>& before,
                           const units::Currencies& currencies) {
  report::Table table;
  table.title = model_text(results.schema->title).toStdString();
  table.columns = {{ResultTable::tr("Result").toStdString(), {}, report::Align::left},
                   {ResultTable::tr("Value").toStdString(), {}, report::Align::right},
                   {ResultTable::tr("Unit").toStdString(), {}, report::Align::left}};
  if (any_change(results, before, currencies))
    table.columns.push_back({ResultTable::tr("Change").toStdString(), {}, report::Align::right});
  for (const auto& member : results.schema->members) {
    if (!is_leaf(member)) continue;
    const auto now = value_in(member, results.data);
    const bool number = std::holds_alternative<double>(now);
    std::vector<report::Cell> row{model_text(member.info.label).toStdString(),
                                  value_cell(member, now, currencies),
                                  number ? shown_unit_text(member, currencies).toStdString() : std::string()};
    if (table.columns.size() > row.size())
      row.emplace_back(change_text(member, value_in(member, before->data), now, currencies).toStdString());
    table.rows.push_back(std::move(row));
  }
  return table;
}

QStringList result_help(fields::ConstObject results) {
  QStringList help;
  for (const auto& member : results.schema->members)
    if (is_leaf(member)) help << model_text(member.info.doc);
  return help;
}

namespace {

constexpr std::size_t few = 3;

/// A row for each member of the entries, members of records inside them too; none where no entry has a value.
void add_rows(report::Table& table, const fields::Schema& schema, const std::vector<void*>& entries,
              const units::Currencies& currencies) {
  for (const auto& member : schema.members) {
    if (member.kind == fields::Kind::record && !member.optional) {
      std::vector<void*> inner;
      for (auto* entry : entries) inner.push_back(member.address(entry));
      add_rows(table, member.nested(), inner, currencies);
    }
    if (!is_leaf(member)) continue;
    std::vector<report::Cell> row{model_text(member.info.label).toStdString()};
    bool any = false;
    for (auto* entry : entries) {
      const auto value = value_in(member, entry);
      any = any || !std::holds_alternative<std::monostate>(value);
      row.push_back(value_cell(member, value, currencies));
    }
    row.emplace_back(member.kind == fields::Kind::number ? shown_unit_text(member, currencies).toStdString()
                                                         : std::string());
    if (any) table.rows.push_back(std::move(row));
  }
}

report::Table transposed(const fields::Member& list, const void* address,
                         const units::Currencies& currencies) {
  report::Table table;
  table.title = model_text(list.info.label).toStdString();
  table.columns = {{ResultTable::tr("Result").toStdString(), {}, report::Align::left}};
  const auto& name = list.nested().members.front();
  std::vector<void*> entries;
  for (std::size_t i = 0; i < list.size(address); ++i) {
    entries.push_back(list.element(const_cast<void*>(address), i));
    table.columns.push_back({display_number(name, value_in(name, entries.back()), currencies).toStdString(),
                             {},
                             report::Align::right});
  }
  table.columns.push_back({ResultTable::tr("Unit").toStdString(), {}, report::Align::left});
  if (entries.empty()) return table;
  add_rows(table, list.nested(), entries, currencies);
  table.rows.erase(table.rows.begin());  // the names stand above
  return table;
}

}  // namespace

report::Table list_table(const fields::Member& list, const void* address,
                         const units::Currencies& currencies) {
  if (list.size(address) <= few) return transposed(list, address, currencies);
  report::Table table;
  table.title = model_text(list.info.label).toStdString();
  const auto& members = list.nested().members;
  for (const auto& member : members) {
    if (!is_leaf(member)) continue;
    const bool number = member.kind == fields::Kind::number;
    table.columns.push_back({model_text(member.info.label).toStdString(),
                             number ? shown_unit_text(member, currencies).toStdString() : std::string(),
                             number ? report::Align::right : report::Align::left});
  }
  for (std::size_t i = 0; i < list.size(address); ++i) {
    std::vector<report::Cell> row;
    for (const auto& member : members)
      if (is_leaf(member))
        row.push_back(
            value_cell(member, value_in(member, list.element(const_cast<void*>(address), i)), currencies));
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace plenum::ui
