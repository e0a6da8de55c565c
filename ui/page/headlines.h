#pragma once

#include <QFrame>
#include <QLabel>

#include <vector>

namespace plenum::ui {

class DecidersPanel;
class Document;

/// One of the few numbers that matter: "Power per rack", "28.0 kW", "limit 35 kW", "+2.1 %".
struct Headline {
  QString label, value, note, change;
  bool bad = false;  ///< past its limit
};

/// The headline numbers of the document's latest plan; none when there has been no plan yet.
std::vector<Headline> headlines(const Document& document);

/// The panel at the right that shows them, and below what decides the total cost.
class HeadlinePanel : public QWidget {
  Q_OBJECT
 public:
  explicit HeadlinePanel(Document& document, QWidget* parent = nullptr);

 signals:
  void show_input(const QString& path);

 public slots:
  void refresh();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    QFrame* frame;
    QLabel *label, *value, *note, *change;
  };
  Row add_row();

  Document& document_;
  QLabel* stale_;
  DecidersPanel* deciders_;
  std::vector<Row> rows_;
};

}  // namespace plenum::ui
