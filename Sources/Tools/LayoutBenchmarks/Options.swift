/// What the command line asks for.
struct Options {
  /// How many items are laid out, one run after the other.
  var itemCounts = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Only benchmarks whose name contains this text are run.
  var filter = ""

  /// Whether the results are printed as one JSON object a line.
  var printsJSON = false

  /// Whether ratios are held against the budgets.
  var checksBudgets = false

  init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": itemCounts = [1_000, 1_000_000]
      case "--json": printsJSON = true
      case "--check": checksBudgets = true
      case "--filter":
        guard let text = rest.popFirst() else {
          throw UsageError(sentence: "--filter needs the text to look for in the names.")
        }
        filter = text
      default:
        throw UsageError(
          sentence: "unknown argument \"\(argument)\"; usage: [--quick] [--filter TEXT] [--json] "
            + "[--check]")
      }
    }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  var sentence: String
}
