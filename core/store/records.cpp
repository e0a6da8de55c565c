#include "core/store/impl.h"

namespace plenum::store {

std::int64_t Project::add_run(const StoredRun& run) {
  return impl_->changed([&] {
    SQLite::Statement insert(
        impl_->database(),
        "INSERT INTO run (scenario_id, scenario_text, results, program_version, catalogue_hash, started, seconds) "
        "VALUES (?, ?, ?, ?, ?, coalesce(nullif(?, ''), strftime('%Y-%m-%dT%H:%M:%SZ')), ?)");
    if (run.scenario_id) insert.bind(1, *run.scenario_id);
    insert.bind(2, run.scenario_text);
    insert.bind(3, run.results);
    insert.bind(4, run.program_version);
    insert.bind(5, run.catalogue_hash);
    insert.bind(6, run.started);
    insert.bind(7, run.seconds);
    insert.exec();
    return static_cast<std::int64_t>(impl_->database().getLastInsertRowid());
  });
}

std::vector<StoredRun> Project::runs(std::optional<std::int64_t> scenario_id) const {
  return guarded(impl_->path, [&] {
    SQLite::Statement query(
        impl_->database(),
        "SELECT id, scenario_id, scenario_text, results, program_version, catalogue_hash, started, seconds FROM run "
        "WHERE ?1 IS NULL OR scenario_id = ?1 ORDER BY id DESC");
    if (scenario_id) query.bind(1, *scenario_id);
    std::vector<StoredRun> list;
    while (query.executeStep()) {
      StoredRun run;
      run.id = query.getColumn(0).getInt64();
      if (!query.getColumn(1).isNull()) run.scenario_id = query.getColumn(1).getInt64();
      run.scenario_text = query.getColumn(2).getString();
      run.results = query.getColumn(3).getString();
      run.program_version = query.getColumn(4).getString();
      run.catalogue_hash = query.getColumn(5).getString();
      run.started = query.getColumn(6).getString();
      run.seconds = query.getColumn(7).getDouble();
      list.push_back(std::move(run));
    }
    return list;
  });
}

void Project::approve(const Approval& approval) {
  impl_->changed([&] {
    SQLite::Statement insert(
        impl_->database(),
        "INSERT INTO finding_approval (scenario_id, rule, path, reason, who, date) "
        "VALUES (?, ?, ?, ?, ?, coalesce(nullif(?, ''), strftime('%Y-%m-%d'))) "
        "ON CONFLICT DO UPDATE SET reason = excluded.reason, who = excluded.who, date = excluded.date");
    insert.bind(1, approval.scenario_id);
    insert.bind(2, approval.rule);
    insert.bind(3, approval.path);
    insert.bind(4, approval.reason);
    insert.bind(5, approval.who);
    insert.bind(6, approval.date);
    insert.exec();
  });
}

void Project::withdraw(std::int64_t scenario_id, const std::string& rule, const std::string& path) {
  impl_->changed([&] {
    SQLite::Statement remove(impl_->database(),
                             "DELETE FROM finding_approval WHERE scenario_id = ? AND rule = ? AND path = ?");
    remove.bind(1, scenario_id);
    remove.bind(2, rule);
    remove.bind(3, path);
    remove.exec();
  });
}

std::vector<Approval> Project::approvals(std::int64_t scenario_id) const {
  return guarded(impl_->path, [&] {
    SQLite::Statement query(
        impl_->database(),
        "SELECT rule, path, reason, who, date FROM finding_approval WHERE scenario_id = ? ORDER BY rule, path");
    query.bind(1, scenario_id);
    std::vector<Approval> list;
    while (query.executeStep())
      list.push_back({scenario_id, query.getColumn(0).getString(), query.getColumn(1).getString(),
                      query.getColumn(2).getString(), query.getColumn(3).getString(),
                      query.getColumn(4).getString()});
    return list;
  });
}

std::int64_t Project::save_report(const ReportDefinition& definition) {
  return impl_->changed([&] {
    SQLite::Statement insert(
        impl_->database(),
        "INSERT INTO report_definition (id, name, options) VALUES (nullif(?, 0), ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, options = excluded.options RETURNING id");
    insert.bind(1, definition.id);
    insert.bind(2, definition.name);
    insert.bind(3, definition.options);
    insert.executeStep();
    const auto id = insert.getColumn(0).getInt64();
    while (insert.executeStep()) {  // to its end, so that the change is made
    }
    return static_cast<std::int64_t>(id);
  });
}

std::vector<ReportDefinition> Project::reports() const {
  return guarded(impl_->path, [&] {
    SQLite::Statement query(impl_->database(), "SELECT id, name, options FROM report_definition ORDER BY id");
    std::vector<ReportDefinition> list;
    while (query.executeStep())
      list.push_back(
          {query.getColumn(0).getInt64(), query.getColumn(1).getString(), query.getColumn(2).getString()});
    return list;
  });
}

}  // namespace plenum::store
