// The frame hashes as a function for main.c: it is compiled along with them.

/// Prints the hashes of so many items of these ratios in turn, and returns whether nothing was thrown.
@_cdecl("print_frame_hashes")
func printFrameHashes(_ ratios: UnsafePointer<Double>, _ ratioCount: Int, _ count: Int) -> Bool {
  do {
    try printFrameHashes(ratios: (0..<count).map { ratios[$0 % ratioCount] })
    return true
  } catch {
    return false
  }
}
