import CircularLayout
import Foundation
import MasonryLayout

/// Measures the engines at large item counts, against rivals in the same run.
@main
struct LayoutBenchmarks {
  static func main() {
    do throws(UsageError) {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      run(options)
    } catch {
      FileHandle.standardError.write(Data("LayoutBenchmarks: \(error.sentence)\n".utf8))
      exit(64)
    }
  }

  /// Not on the main actor, where closures would check their executor at every call.
  nonisolated private static func run(_ options: Options) {
    Memory.useFreshBlocks()
    let report = Report(asJSON: options.printsJSON)
    let runner = Runner(
      filter: options.filter, report: report, budgets: options.checksBudgets ? Budget.all : [])
    report.begin()
    // Wheels and feeds first: they are done before a filter for the walls has made its heights.
    WheelTask.runAll(with: runner)
    FeedTask.runAll(with: runner)
    for itemCount in options.itemCounts {
      let workload = Workload(itemCount: itemCount)
      for columns in [3, 6, 12] {
        for packing in [ColumnsLayout.Packing.roundRobin, .shortestColumn] {
          MasonryTask(workload: workload, columns: columns, packing: packing).run(with: runner)
        }
        GridLanesTask(workload: workload, columns: columns).run(with: runner)
      }
      for isOptimal in [false, true] {
        RowsTask(workload: workload, isOptimal: isOptimal).run(with: runner)
      }
    }
    guard runner.missed.isEmpty else {
      for sentence in runner.missed {
        FileHandle.standardError.write(Data("LayoutBenchmarks: \(sentence)\n".utf8))
      }
      exit(1)
    }
  }
}
