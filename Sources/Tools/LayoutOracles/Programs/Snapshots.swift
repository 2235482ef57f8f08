#if hasFeature(Embedded)
/// Embedded Swift has no snapshots.
func restoredFromSnapshot<Value>(of value: Value) throws(Failure) -> Value { value }
#else
import Foundation

/// What a snapshot of a value restores.
func restoredFromSnapshot<Value: Codable>(of value: Value) throws(Failure) -> Value {
  do {
    return try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  } catch {
    throw Failure("Its snapshot threw \(error)")
  }
}
#endif
