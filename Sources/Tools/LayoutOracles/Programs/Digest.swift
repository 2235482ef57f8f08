/// A digest of everything that all machines must agree on, to the bit: FNV-1a, a word at a time.
package struct Digest {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01B3 }

  mutating func add(_ words: [UInt64]) { for word in words { add(word) } }
}
