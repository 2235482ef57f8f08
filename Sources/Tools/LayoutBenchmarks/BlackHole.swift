/// Takes a result, so that the optimiser cannot drop the work that made it.
@inline(never)
@_optimize(none)
func blackHole<Result>(_ result: Result) {}
