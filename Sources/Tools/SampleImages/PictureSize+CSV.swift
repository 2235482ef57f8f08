extension PictureSize {
  /// The first line of every file of picture sizes.
  package static var csvHeader: String { "category,width,height" }

  /// Reads picture sizes from the lines of a file that begins with ``csvHeader``.
  ///
  /// Lines end with a line feed, with or without a carriage return before it. A byte order mark at the
  /// beginning and empty lines at the end are passed over. `progress` is called now and then with the
  /// number of rows read so far.
  ///
  /// - Throws: ``PictureSizeError`` for the first line that is wrong.
  package static func parse(
    csv bytes: [UInt8], progress: (Int) -> Void = { _ in }
  ) throws(PictureSizeError) -> [PictureSize] {
    var pictures: [PictureSize] = []
    var category = ""
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
    while rest.last == newline || rest.last == carriageReturn { rest.removeLast() }

    var line = 0
    while !rest.isEmpty || line == 0 {
      line += 1
      var row = rest.prefix { $0 != newline }
      rest = rest.dropFirst(row.count + 1)
      if row.last == carriageReturn { row.removeLast() }
      if line == 1 {
        guard row.elementsEqual(csvHeader.utf8) else {
          throw PictureSizeError(
            line: 1, reason: "the first line must be \"\(csvHeader)\", not \(quoted(row))")
        }
        continue
      }
      let fields = row.split(separator: comma, omittingEmptySubsequences: false)
      guard fields.count == 3 else {
        throw PictureSizeError(
          line: line, reason: "there must be 3 fields (\(csvHeader)), not \(fields.count)")
      }
      // Rows of a category mostly follow each other and share one string.
      if !fields[0].elementsEqual(category.utf8) { category = text(fields[0]) }
      pictures.append(
        PictureSize(
          category: category,
          width: try extent(fields[1], named: "width", line: line),
          height: try extent(fields[2], named: "height", line: line)))
      if pictures.count.isMultiple(of: 50_000) { progress(pictures.count) }
    }
    return pictures
  }

  private static var newline: UInt8 { UInt8(ascii: "\n") }
  private static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  private static var comma: UInt8 { UInt8(ascii: ",") }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The beginning of a text in quotes, with line breaks and the like escaped: a file of another kind
  /// must not fill the terminal.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> String {
    let shown = text(bytes.prefix(40))
    return (bytes.count > 40 ? shown + "…" : shown).debugDescription
  }

  private static func extent(
    _ field: ArraySlice<UInt8>, named name: String, line: Int
  ) throws(PictureSizeError) -> Double {
    // Swift would also read hexadecimal numbers, which no other reader of such files does.
    let isHexadecimal = field.contains(UInt8(ascii: "x")) || field.contains(UInt8(ascii: "X"))
    guard !isHexadecimal, let extent = Double(text(field)), extent.isFinite, extent >= 0 else {
      throw PictureSizeError(
        line: line, reason: "the \(name) must be a number of at least 0, not \(quoted(field))")
    }
    return extent
  }
}
