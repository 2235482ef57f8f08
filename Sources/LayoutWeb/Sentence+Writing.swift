import LayoutGeometry

#if arch(wasm32)
// The page supplies it: the digits of a floating-point number are many kilobytes of code.
@_extern(c, "write_number")
private func writeNumber(_ number: Double, _ bytes: UnsafeMutablePointer<UInt8>) -> Int

extension Sentence.Part {
  /// Calls a closure with the text of the part.
  func withUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch self {
    case .text(let text):
      body(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    case .number(let number): Self.withDigits(of: number, body)
    case .count(let count): Self.withDigits(of: Double(count), body)
    }
  }

  private static func withDigits(
    of number: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
      guard let start = bytes.baseAddress else { return }
      body(UnsafeBufferPointer(start: start, count: writeNumber(number, start)))
    }
  }
}
#else
extension Sentence.Part {
  /// Calls a closure with the text of the part.
  func withUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = description
    text.withUTF8(body)
  }
}
#endif
