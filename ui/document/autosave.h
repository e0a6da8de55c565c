#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

#include "models/plan/catalogue.h"

namespace plenum::ui {

class Document;

/// Where the rescue copy of a file is: a hidden text file beside it, or a hidden project when there are several scenarios.
QString autosave_path(const QString& file, bool project = false);
/// Where rescue copies of documents without a file are.
QString autosave_folder();

/// Writes the document's scenarios into a rescue copy a moment after a change, and takes the copy away when the document is
/// saved, replaced or closed in order. What is left over was lost by a crash.
class Autosave : public QObject {
  Q_OBJECT
 public:
  Autosave(Document& document, QObject* parent = nullptr);
  ~Autosave() override;

  /// The rescue copy of `file` that a crash left, or nothing; with an empty `file` that of any document without one. A copy that
  /// a running program still writes does not count.
  static std::optional<QString> left_over(const QString& file);

  void write_now();
  void discard();  ///< takes the copy away

 private:
  void follow();  ///< the document has another file, or was saved
  QString wanted_copy() const;

  Document& document_;
  QTimer timer_;
  QString copy_;
  std::unique_ptr<QLockFile> lock_;
};

}  // namespace plenum::ui
