#if !hasFeature(Embedded)

extension Decoder {
  /// The error that refuses a snapshot, with a sentence that says why.
  func refusal(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }

  /// Runs code that checks the values of a snapshot, and refuses the snapshot if it throws.
  func refusing<Value>(_ body: () throws(MasonryError) -> Value) throws -> Value {
    do throws(MasonryError) { return try body() } catch { throw refusal("\(error)") }
  }
}

#endif
