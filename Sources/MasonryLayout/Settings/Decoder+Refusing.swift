#if !hasFeature(Embedded)
extension Decoder {
  /// Runs code that checks a snapshot's values, and rejects the snapshot if it throws.
  func refusing<Value>(_ body: () throws(MasonryError) -> Value) throws -> Value {
    do throws(MasonryError) { return try body() } catch { throw refusal("\(error)") }
  }
}
#endif
