import LayoutGeometry

// The bridge: walls, feeds and wheels for a host that is not written in Swift. It is compiled to
// WebAssembly for a page, and natively for its tests.
//
// **Modules**: a page has one for walls, one for feeds and one for wheels, so that each is small. Files whose
// names begin with `WebWall`, `WebFeed` or `WebWheel` belong to one of them, all others to each.
//
// **Functions** are those that are exposed by a name such as `wall_insert`. Numbers go in as Float64, so
// that none is cut off on its way, and each is checked: no argument traps.
//
// **Answers**: a function returns one Float64. At least 0 is an answer: a handle, an index, the number of
// records that there are. -1 means that there is none: no item at that point, for example. Less than -1 is
// an error, whose number is in `Refusal`. After an error everything is as it was. `error_sentence` says what
// was wrong, but not in WebAssembly: numbers as text, and what joins them, were a tenth of a module.
//
// **Handles** are numbers that are given once and never again. `layout_destroy` gives back what a handle
// stands for; after that every function refuses it.
//
// **Memory**: the caller owns it. `memory_allocate` gives an address that is a multiple of 16, and
// `memory_release` takes it back. Arrays and records are read from and written to addresses that the
// caller passes, during the call and not after it; nothing is written beyond the capacity passed with an
// address, but the answer says how many records there are. A null address is refused where something is
// to be read or written, and so is one that is not a multiple of the size of its numbers. Any call may make
// the memory of a WebAssembly module grow, which detaches the views that a page has of it.
//
// **Records** are Float64 numbers in a fixed order, which is stated where they are read or written. Lists
// of indices are UInt32, lists of spans UInt8.
//
// **Traps** are left for what cannot be checked: addresses of memory that is not the caller's, and memory
// that there is not. A page drops the module after one.

/// Allocates memory for the caller, and returns its address.
@_expose(wasm, "memory_allocate")
@_cdecl("memory_allocate")
func memoryAllocate(_ byteCount: Double) -> Double {
  answer { () throws(BridgeError) in
    let count = try wholeNumber(byteCount, in: 0...Int(Int32.max))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 16), alignment: 16)
    return Double(UInt(bitPattern: memory))
  }
}

/// Takes back memory that `memory_allocate` gave.
@_expose(wasm, "memory_release")
@_cdecl("memory_release")
func memoryRelease(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

/// Gives back a wall, a feed or a wheel.
@_expose(wasm, "layout_destroy")
@_cdecl("layout_destroy")
func layoutDestroy(_ handle: Double) -> Double {
  answer { () throws(BridgeError) in
    try layouts.remove(handle)
    return 0
  }
}
