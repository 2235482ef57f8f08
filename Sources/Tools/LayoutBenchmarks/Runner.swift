import Foundation

/// Times benchmarks: one round to warm up, then rounds in which ours and the rivals take turns.
final class Runner {
  private let filter: String
  private let report: Report
  private let budgets: [Budget]

  /// A sentence for each budget that was missed twice in a row.
  private(set) var missed: [String] = []

  init(filter: String, report: Report, budgets: [Budget]) {
    self.filter = filter
    self.report = report
    self.budgets = budgets
  }

  func wants(_ name: String) -> Bool {
    filter.isEmpty || name.contains(filter)
  }

  func run(_ benchmark: Benchmark) {
    var values = measure(benchmark)
    report.print(benchmark, values: values)
    guard !sentences(of: benchmark, values).isEmpty else { return }
    // Once more: something else may have kept the machine busy.
    values = measure(benchmark)
    report.print(benchmark, values: values)
    missed += sentences(of: benchmark, values)
  }

  /// What there is to say of the budgets that some values miss.
  private func sentences(of benchmark: Benchmark, _ values: [Statistics]) -> [String] {
    zip(benchmark.rivals, values.dropFirst()).compactMap { rival, value in
      let ratio = value.median / values[0].median
      return budgets.first { $0.concerns(benchmark, rival) && ratio < $0.ratio }
        .map { $0.sentence(on: ratio) }
    }
  }

  private func measure(_ benchmark: Benchmark) -> [Statistics] {
    let contenders = [benchmark.ours] + benchmark.rivals
    let expected = benchmark.ours.body()
    benchmark.ours.reset()
    for rival in benchmark.rivals {
      let result = rival.body()
      rival.reset()
      guard result == expected else {
        fail("\(benchmark.name): \(rival.name) found \(result), ours \(expected)")
      }
    }

    var samples = Array(repeating: [Double](), count: contenders.count)
    for round in 0..<benchmark.ours.rounds {
      for (index, contender) in contenders.enumerated() where round < contender.rounds {
        let start = DispatchTime.now().uptimeNanoseconds
        let result = contender.body()
        let time = DispatchTime.now().uptimeNanoseconds - start
        contender.reset()
        guard result == expected else {
          fail("\(benchmark.name): the results of \(contender.name) differ")
        }
        samples[index].append(
          Double(time) / Double(contender.units) / benchmark.unit.nanoseconds)
      }
    }
    return samples.map(Statistics.init)
  }

  /// Reports a number that was measured otherwise than with a clock.
  func report(_ benchmark: Benchmark, values: [Double]) {
    let values = values.map { Statistics([$0]) }
    report.print(benchmark, values: values)
    missed += sentences(of: benchmark, values)
  }

  private func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("LayoutBenchmarks: \(sentence)\n".utf8))
    exit(1)
  }
}

/// The median and the minimum of some samples.
struct Statistics {
  let median: Double
  let minimum: Double

  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    minimum = sorted[0]
  }
}
