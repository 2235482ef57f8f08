import CircularLayout

/// An app with one wheel, as the first article makes it.
@main enum App {
  static func main() throws {
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500)
    let wheel = try Wheel(
      itemCount: CommandLine.arguments.count, configuration: configuration,
      viewportSize: LayoutSize(width: 375, height: 667))
    print(wheel.visibleItems(atOffset: 0), wheel.contentSize)
  }
}
