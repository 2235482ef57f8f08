extension MasonryFeed {
  /// An element of a feed where it is to be shown.
  public struct Element: Hashable, Sendable {
    /// Which element it is.
    public let address: Address

    /// Where it is, in the coordinates of the content.
    public let frame: LayoutRect

    /// How far in front it is, as ``Address/zIndex`` says.
    public var zIndex: Int { address.zIndex }
  }
}
