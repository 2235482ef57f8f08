import LayoutGeometry

// Where a host keeps numbers: the addresses that it passes.
typealias Input = UnsafePointer<Double>
typealias Output = UnsafeMutablePointer<Double>
typealias Indices = UnsafePointer<UInt32>
typealias Spans = UnsafePointer<UInt8>

/// A whole number in a range.
func wholeNumber(_ number: Double, in range: ClosedRange<Int>) throws(BridgeError) -> Int {
  guard let whole = Int(exactly: number), range.contains(whole) else {
    throw BridgeError(.number(number, range))
  }
  return whole
}

/// The index of one of so many items.
func itemIndex(_ number: Double, of count: Int) throws(BridgeError) -> Int {
  guard let index = Int(exactly: number), index >= 0, index < count else {
    throw BridgeError(.number(number, 0...max(0, count - 1)))
  }
  return index
}

/// One of several choices, by its place among them.
func choice<Choice>(
  _ number: Double, _ setting: String, _ choices: [Choice]
) throws(BridgeError) -> Choice {
  choices[try choicePlace(number, setting, choices.count)]
}

// The same code for choices of all types.
@inline(never)
private func choicePlace(
  _ number: Double, _ setting: String, _ count: Int
) throws(BridgeError) -> Int {
  guard let place = Int(exactly: number), place >= 0, place < count else {
    throw BridgeError(.choice(number, of: setting))
  }
  return place
}

/// As many numbers as the caller says that there are at an address.
func numbers<Number>(
  at address: UnsafePointer<Number>?, count: Int
) throws(BridgeError) -> UnsafeBufferPointer<Number> {
  UnsafeBufferPointer(start: count > 0 ? try aligned(address) : nil, count: max(0, count))
}

/// An address where there are numbers: not null, and a multiple of their size.
private func aligned<Number>(
  _ address: UnsafePointer<Number>?
) throws(BridgeError) -> UnsafePointer<Number> {
  guard let address, UInt(bitPattern: address) % UInt(MemoryLayout<Number>.alignment) == 0 else {
    throw BridgeError(.address)
  }
  return address
}

/// A record of settings that is read from its start to its end.
struct Settings {
  private var next: Input

  init(at address: Input?) throws(BridgeError) { next = try aligned(address) }

  mutating func number() -> Double {
    defer { next += 1 }
    return next.pointee
  }

  mutating func choice<Choice>(
    _ setting: String, _ choices: [Choice]
  ) throws(BridgeError) -> Choice {
    try LayoutWeb.choice(number(), setting, choices)
  }

  mutating func flag(_ setting: String) throws(BridgeError) -> Bool {
    try choice(setting, [false, true])
  }
}

/// Where records are written, one after the other, as long as there is room.
struct Records<Number> {
  private let start: UnsafeMutablePointer<Number>?
  private let capacity: Int
  private let width: Int

  /// The number of records, those for which there was no room included.
  private(set) var count = 0

  /// Room for a number of records of `width` numbers each; an address is needed only if there is any.
  init(
    at address: UnsafeMutablePointer<Number>?, capacity: Double, width: Int
  ) throws(BridgeError) {
    self.capacity = try wholeNumber(capacity, in: 0...Int(Int32.max) / (8 * width))
    start = UnsafeMutablePointer(
      mutating: try numbers(at: UnsafePointer(address), count: self.capacity * width).baseAddress)
    self.width = width
  }

  /// Writes a record.
  mutating func append(_ write: (UnsafeMutablePointer<Number>) -> Void) {
    if let start, count < capacity { write(start + count * width) }
    count += 1
  }

  /// The answer of a function that writes records.
  var answer: Double { Double(count) }
}

/// Writes one record, and answers that there is one.
@inline(never)
func write(_ record: [Double], to address: Output?) throws(BridgeError) -> Double {
  UnsafeMutablePointer(mutating: try aligned(Input(address)))
    .update(from: record, count: record.count)
  return 1
}

extension Output {
  /// Writes x, y, width and height.
  func write(_ rect: LayoutRect) {
    self[0] = rect.minX
    self[1] = rect.minY
    self[2] = rect.width
    self[3] = rect.height
  }
}
