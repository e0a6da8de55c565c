#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// A report as a list of blocks, without any idea of how they look: the writers beside this file and the desktop's PDF
/// turn the same blocks into files. All texts are already translated; writers add no words of their own.
namespace plenum::report {

struct Heading {
  int level = 1;  ///< 1 section, 2 part of a section
  std::string text;
  bool operator==(const Heading&) const = default;
};

struct Paragraph {
  std::string text;
  bool operator==(const Paragraph&) const = default;
};

/// A calculation that a reader can repeat: `PUE = facility energy / IT energy: 4,711 / 3,925 = 1.200`.
struct Formula {
  std::string text;
  bool operator==(const Formula&) const = default;
};

/// The few numbers that matter, to be shown large.
struct KeyNumbers {
  struct Number {
    std::string label, value, note;  ///< `value` with its unit
    bool operator==(const Number&) const = default;
  };
  std::vector<Number> numbers;
  bool operator==(const KeyNumbers&) const = default;
};

enum class Align { left, right };

struct Column {
  std::string name;
  std::string unit;  ///< shown in the header; empty for texts and plain numbers
  Align align = Align::left;
  bool operator==(const Column&) const = default;
};

/// One cell: the text for people, and the number in the column's unit where it is one (files that programs read use it).
struct Cell {
  std::string text;
  std::optional<double> number;
  bool estimate = false;  ///< marked with a dagger

  Cell() = default;
  Cell(std::string t) : text(std::move(t)) {}
  Cell(const char* t) : text(t) {}
  Cell(std::string t, double n) : text(std::move(t)), number(n) {}
  bool operator==(const Cell&) const = default;
};

struct Table {
  std::string title;
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`
  std::vector<Cell> total;              ///< empty, or as long as `columns`
  std::string note;
  bool operator==(const Table&) const = default;
};

/// A drawing of numbers. Its table is its categories and series.
struct Chart {
  enum class Kind {
    bars,          ///< one bar per category and series, horizontal when there is one series
    stacked_bars,  ///< one column per category, series on top of each other
    line,          ///< one line per series
    waterfall  ///< one series of steps that start where the last one ended; ends with their sum, called `total`
  };
  struct Series {
    std::string name;
    std::vector<double> values;  ///< one per category
    bool operator==(const Series&) const = default;
  };
  Kind kind = Kind::bars;
  std::string title;
  std::string category_axis;     ///< what the categories are
  std::string value_axis, unit;  ///< what the values are, and their unit
  std::vector<std::string> categories;
  std::vector<Series> series;
  std::string total;  ///< of a waterfall
  std::string note;
  bool operator==(const Chart&) const = default;
};

/// A picture in plain shapes, for whoever would rather look. x runs to the right from 0 to 1 and y downwards from 0 to `height`, both
/// in widths of the picture; lines lie below boxes, boxes below texts. A writer has its own size of letters: a text says where
/// it may stand and how it may be put, the longest way first, and is left out where none fits (figure_texts.h).
struct Figure {
  enum class Tone { neutral, first, second, third, fourth, warning };  ///< as the series of charts
  enum class Anchor { left, centre, right };
  struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
  };
  struct Line {
    std::vector<Point> points;
    Tone tone = Tone::neutral;
    double weight = 1;  ///< in thin lines
    bool operator==(const Line&) const = default;
  };
  struct Box {
    double x = 0, y = 0, width = 0, height = 0;
    Tone tone = Tone::neutral;
    std::string about;  ///< what it is, for whoever points at it
    bool operator==(const Box&) const = default;
  };
  struct Text {
    double x = 0, y = 0, width = 0, height = 0;  ///< the room
    Anchor anchor = Anchor::left;
    std::vector<std::string> forms;
    bool on_box = false;
    int together = -1;  ///< texts of one number stand all or none, as the boxes of a row; -1: by itself
    bool operator==(const Text&) const = default;
  };
  std::string title;
  double height = 0.5;
  std::vector<Line> lines;
  std::vector<Box> boxes;
  std::vector<Text> texts;
  std::string note;
  Table table;  ///< what is drawn, in numbers; its title stands for it where it is folded away
  bool operator==(const Figure&) const = default;
};

enum class Severity { information, warning, error };

struct FindingBlock {
  Severity severity = Severity::warning;
  std::string label;  ///< the severity's word
  std::string title;  ///< the subject
  std::string text;   ///< what is wrong, with the numbers
  std::string fix;    ///< what would mend it; may be empty
  bool operator==(const FindingBlock&) const = default;
};

struct SourceList {
  struct Entry {
    std::string id, title, url, as_of;
    bool operator==(const Entry&) const = default;
  };
  std::string title;
  std::vector<Entry> entries;
  bool operator==(const SourceList&) const = default;
};

struct PageBreak {
  bool operator==(const PageBreak&) const = default;
};

using Block = std::variant<Heading, Paragraph, Formula, KeyNumbers, Table, Chart, Figure, FindingBlock,
                           SourceList, PageBreak>;

struct Report {
  std::string title, subtitle;
  std::string language = "en";  ///< BCP 47
  std::string footer;           ///< program, version, date; one line
  std::vector<Block> blocks;
  bool operator==(const Report&) const = default;
};

/// The sign that follows a figure which nobody has checked at its source.
inline constexpr const char* estimate_mark = "\u2020";

/// The cell's text with the mark of an estimate where it is one.
std::string marked_text(const Cell& cell);

/// "Name (unit)", or the name alone.
std::string header_text(const Column& column);

/// A number as a cell, rounded for people.
Cell number_cell(double number, int significant = 4);

/// What a chart draws, as a table; a waterfall's sum is its total row.
Table table_of(const Chart& chart);

/// What a figure draws, as a table under the figure's own title and with its note.
Table table_of(const Figure& figure);

}  // namespace plenum::report
