// The programs of the fuzzer as a WebAssembly module: it is compiled along with them, and run by
// fuzz.mjs.

import LayoutOracles

nonisolated(unsafe) private var run = Run(seed: 0)

/// Carries out programs until there were so many steps, and returns how many of them failed.
@_expose(wasm, "fuzz")
@_cdecl("fuzz")
func fuzz(_ seed: UInt64, _ steps: Int) -> Int {
  run = Run(seed: seed)
  run.isPortable = true
  var failures = 0
  while run.stepCount < steps {
    if !run.next() { failures += 1 }
  }
  return failures
}

@_expose(wasm, "program_count")
@_cdecl("program_count")
func programCount() -> Int { run.programCount }

@_expose(wasm, "step_count")
@_cdecl("step_count")
func stepCount() -> Int { run.stepCount }

/// What all walls and feeds were, to be compared with that of the same programs elsewhere.
@_expose(wasm, "digest")
@_cdecl("digest")
func digest() -> UInt64 { run.digest.value }
