/// A line of a file of picture sizes that cannot be read.
package struct PictureSizeError: Error, Hashable, Sendable {
  /// The number of the line, counted from 1.
  package var line: Int

  /// A sentence that says what is wrong with the line.
  package var reason: String
}
