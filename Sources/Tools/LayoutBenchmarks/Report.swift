import Foundation

/// Prints results as they come, one line for each rival.
struct Report {
  let asJSON: Bool

  /// One line of the report; fields without a value are left out.
  private struct Line: Encodable {
    var name: String
    var items: Int
    var columns: Int
    var packing: String
    var unit: String
    var value: Double
    var minimum: Double
    var rival: String?
    var rivalValue: Double?
    var ratio: Double?
  }

  func begin() {
    guard !asJSON else { return }
    Swift.print(
      "Medians of 15 interleaved rounds, of 5 for the slowest; ratio = rival / ours.")
    Swift.print(
      columns("benchmark", "items", "columns", "packing", "ours", "unit", "rival", "ratio"))
  }

  func print(_ benchmark: Benchmark, values: [Statistics]) {
    let ours = values[0]
    var line = Line(
      name: benchmark.name, items: benchmark.items, columns: benchmark.columns,
      packing: benchmark.packing, unit: benchmark.unit.rawValue, value: ours.median,
      minimum: ours.minimum)
    if benchmark.rivals.isEmpty { print(line) }
    for (rival, value) in zip(benchmark.rivals, values.dropFirst()) {
      line.rival = rival.name
      line.rivalValue = value.median
      line.ratio = value.median / ours.median
      print(line)
    }
  }

  private func print(_ line: Line) {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(line) else { return }
      Swift.print(String(decoding: data, as: UTF8.self))
    } else {
      let rival = line.rivalValue.map { "\(line.rival ?? "") \(number($0))" } ?? "-"
      Swift.print(
        columns(
          line.name, "\(line.items)", "\(line.columns)", line.packing, number(line.value),
          line.unit,
          rival, line.ratio.map { number($0) + "x" } ?? "-"))
    }
    fflush(nil)
  }

  private func columns(
    _ name: String, _ items: String, _ columns: String, _ packing: String, _ ours: String,
    _ unit: String, _ rival: String, _ ratio: String
  ) -> String {
    name.padded(to: 28) + items.padded(to: 12) + columns.padded(to: 8) + packing.padded(to: 16)
      + ours.padded(to: 10) + unit.padded(to: 12) + rival.padded(to: 24) + ratio
  }

  private func number(_ value: Double) -> String {
    String(format: value < 100 ? "%.3g" : "%.0f", value)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    padding(toLength: max(width, count + 1), withPad: " ", startingAt: 0)
  }
}
