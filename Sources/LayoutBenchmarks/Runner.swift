import Foundation

/// Times benchmarks: one round to warm up, then rounds in which ours and the rivals take turns.
final class Runner {
  private let filter: String
  private let report: Report

  init(filter: String, report: Report) {
    self.filter = filter
    self.report = report
  }

  func wants(_ name: String) -> Bool {
    filter.isEmpty || name.contains(filter)
  }

  func run(_ benchmark: Benchmark) {
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
        let start = ContinuousClock.now
        let result = contender.body()
        let time = ContinuousClock.now - start
        contender.reset()
        guard result == expected else {
          fail("\(benchmark.name): the results of \(contender.name) differ")
        }
        samples[index].append(
          time.nanoseconds / Double(contender.units) / benchmark.unit.nanoseconds)
      }
    }
    report.print(benchmark, values: samples.map(Statistics.init))
  }

  /// Reports a number that was measured otherwise than with a clock.
  func report(_ benchmark: Benchmark, values: [Double]) {
    report.print(benchmark, values: values.map { Statistics([$0]) })
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

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
