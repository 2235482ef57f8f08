import CircularLayout
import CoreGraphics
import MasonryLayout
import SwiftUI
import UIKit
import XCTest

@testable import CollectionLayoutsSwiftUI
@testable import CollectionLayoutsUIKit

/// Each closure of an app with two statements, a loop and a branch: it is built, and takes effect.
///
/// Type-checking accepts closures that building refuses, where calls differ by what a closure returns.
@MainActor
final class HostClosureTests: XCTestCase {
  // SwiftUI.

  func testTheClosuresOfAWall() async {
    var texts: [Int] = []
    let wall = LazyMasonry(
      Picture.some(3), layout: .columns(.fixed(3)),
      sizing: { picture in
        var height = 0.0
        for step in 0...picture.id { height += 10 * Double(step) }
        if picture.id == 0 { return .aspectRatio(2) }
        return .size(LayoutSize(width: 1, height: height))
      },
      columnSpan: { picture in
        var span = 1
        for wide in [0, 9] where wide == picture.id { span += 1 }
        if span > 3 { return 3 }
        return span
      }
    ) { picture in
      let name = "\(picture.id)"
      if picture.id == 1 {
        let _ = texts.append(picture.id)
        ForEach([name], id: \.self) { Text($0) }
      } else {
        Color.clear
      }
    }
    let screen = Screen(ScrollView { wall }, size: phone)
    XCTAssertEqual(screen.shown[0], CGRect(x: 0, y: 0, width: 260, height: 130))
    XCTAssertEqual(screen.shown[2], CGRect(x: 260, y: 10, width: 130, height: 30))
    XCTAssertEqual(Set(texts), [1])
  }

  func testTheClosuresOfAWallOfRatios() async {
    let columns = LazyMasonry(
      Picture.some(3), columns: .fixed(2), spacing: 10,
      aspectRatio: { picture in
        var ratio = 1.0
        for _ in 0..<picture.id { ratio *= 2 }
        if picture.id == 2 { return 19 }
        return ratio
      },
      columnSpan: { picture in
        var spans = [0: 1]
        for id in [2] { spans[id] = 2 }
        if picture.id == 7 { spans = [:] }
        return spans[picture.id] ?? 1
      }
    ) { picture in
      let isEven = picture.id % 2 == 0
      if isEven { Color.clear } else { Text("odd") }
    }
    // Columns are 190 wide; the third item is below the higher one, as wide as both.
    let screen = Screen(ScrollView { columns }, size: phone)
    XCTAssertEqual(screen.shown[1], CGRect(x: 200, y: 0, width: 190, height: 95))
    XCTAssertEqual(screen.shown[2]?.minY, 200)

    let rows = LazyMasonry(
      Picture.some(3), layout: .rows(.justified(height: 130)),
      aspectRatio: { picture in
        var ratio = 0.0
        for _ in 0..<2 { ratio += 0.25 }
        if picture.id == 1 { return 2 * ratio }
        return 2 * ratio
      }
    ) { picture in
      let isEven = picture.id % 2 == 0
      if isEven { Color.clear } else { Text("odd") }
    }
    XCTAssertEqual(
      Screen(ScrollView { rows }, size: phone).shown[2],
      CGRect(x: 260, y: 0, width: 130, height: 130))
  }

  func testTheClosuresOfAWallThatMeasuresItself() async {
    let wall = LazyMasonry(
      Picture.some(2), columns: .fixed(3), spacing: 0, estimatedHeight: 90,
      columnSpan: { picture in
        var span = 0
        for _ in 0..<2 { span += 1 }
        if picture.id == 1 { span = 1 }
        return span
      }
    ) { picture in
      let height: CGFloat = picture.id == 0 ? 30 : 50
      if picture.id == 0 {
        Color.clear.frame(height: height)
      } else {
        VStack(spacing: 0) {
          ForEach(["upper", "lower"], id: \.self) { _ in Color.clear.frame(height: height / 2) }
        }
      }
    }
    let screen = Screen(ScrollView { wall }, size: phone)
    XCTAssertEqual(screen.shown[0], CGRect(x: 0, y: 0, width: 260, height: 30))
    XCTAssertEqual(screen.shown[1]?.height, 50)
  }

  private let shelves = [
    Shelf(id: "a", pictures: Picture.some(2), settings: .init()),
    Shelf(id: "b", pictures: Picture.some(2, from: 2), settings: .init()),
  ]

  func testTheClosuresOfAFeed() async {
    let feed = LazyFeed(
      shelves, items: \.pictures,
      sizing: { shelf, picture in
        var height = 0.0
        for _ in shelf.pictures { height += 20 }
        if picture.id == 3 { return .estimated(9) }
        return .size(LayoutSize(width: 1, height: height))
      },
      columnSpan: { picture in
        var span = 1
        for wide in [2] where wide == picture.id { span += 1 }
        if span > 2 { return 2 }
        return span
      },
      section: { shelf in
        var section = MasonryFeed.Section(layout: .columns(.fixed(2)))
        for letter in ["b"] where letter == shelf.id { section.header = .init(length: 44) }
        if section.header != nil { section.footer = .init(length: 20) }
        return section
      }
    ) { shelf, picture in
      let height: CGFloat = shelf.id == "b" ? 50 : 60
      if picture.id == 3 { Color.clear.frame(height: height) } else { Text("\(picture.id)") }
    } header: { shelf in
      let height: CGFloat = 15
      if shelf.id == "b" {
        VStack(spacing: 0) {
          ForEach(["upper", "lower"], id: \.self) { _ in Color.clear.frame(height: height) }
        }
      }
    } footer: { shelf in
      let height: CGFloat = 12
      if shelf.id == "b" { Color.clear.frame(height: height) }
    }
    let elements = Screen(ScrollView { feed }, size: phone).elements.mapValues(\.frame)
    XCTAssertEqual(elements["item(1)"], CGRect(x: 195, y: 0, width: 195, height: 40))
    XCTAssertEqual(elements["header(\"b\")"], CGRect(x: 0, y: 40, width: 390, height: 30))
    XCTAssertEqual(elements["item(2)"], CGRect(x: 0, y: 70, width: 390, height: 40))
    XCTAssertEqual(elements["item(3)"], CGRect(x: 0, y: 110, width: 195, height: 50))
    XCTAssertEqual(elements["footer(\"b\")"], CGRect(x: 0, y: 160, width: 390, height: 12))
  }

  /// The same closures where a feed has no footers, and no headers either.
  func testTheClosuresOfAFeedWithFewerOfThem() async {
    let headed = LazyFeed(
      shelves, items: \.pictures,
      sizing: { shelf, picture in
        var height = 0.0
        for _ in shelf.pictures { height += 20 }
        if picture.id == 3 { height += 1 }
        return .size(LayoutSize(width: 1, height: height))
      },
      section: { shelf in
        var section = MasonryFeed.Section()
        for _ in shelf.pictures { section.spacingAfter += 5 }
        if shelf.id == "a" { section.header = .init(length: 44) }
        return section
      }
    ) { shelf, picture in
      let name = "\(picture.id)"
      if shelf.id == "a" { Text(name) } else { Color.clear }
    } header: { shelf in
      let height: CGFloat = 30
      if shelf.id == "a" { Color.clear.frame(height: height) }
    }
    let plain = LazyFeed(
      shelves, items: \.pictures,
      sizing: { shelf, picture in
        var height = 0.0
        for _ in shelf.pictures { height += 20 }
        if picture.id == 3 { height += 1 }
        return .size(LayoutSize(width: 1, height: height))
      }
    ) { shelf, picture in
      let name = "\(picture.id)"
      if shelf.id == "a" { Text(name) } else { Color.clear }
    }
    XCTAssertEqual(Screen(ScrollView { headed }, size: phone).shown[3]?.minY, 30 + 40 + 10)
    XCTAssertEqual(
      Screen(ScrollView { plain }, size: phone).shown[3],
      CGRect(x: 195, y: 40, width: 195, height: 41))
  }

  func testTheClosuresOfAWheel() async {
    let configuration = Wheel.Configuration(
      itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500)
    let wheel = LazyWheel(
      Picture.some(20), configuration: configuration,
      size: { picture in
        var width = 60.0
        for _ in 0..<picture.id { width += 1 }
        if picture.id == 0 { return nil }
        return LayoutSize(width: width, height: 80)
      }
    ) { picture in
      let name = "\(picture.id)"
      if picture.id == 1 { Text(name) } else { Color.clear }
    }
    let (required, optional) = (State(wrappedValue: 1), State<Int?>(wrappedValue: 1))
    let picker = LazyWheel(
      Picture.some(20), selection: required.projectedValue, configuration: configuration,
      size: { picture in
        var width = 60.0
        for _ in 0..<picture.id { width += 1 }
        if picture.id == 0 { return nil }
        return LayoutSize(width: width, height: 80)
      }
    ) { picture in
      let name = "\(picture.id)"
      if picture.id == 1 { Text(name) } else { Color.clear }
    }
    let optionalPicker = LazyWheel(
      Picture.some(20), selection: optional.projectedValue, configuration: configuration,
      size: { picture in
        var width = 60.0
        for _ in 0..<picture.id { width += 1 }
        if picture.id == 0 { return nil }
        return LayoutSize(width: width, height: 80)
      }
    ) { picture in
      let name = "\(picture.id)"
      if picture.id == 1 { Text(name) } else { Color.clear }
    }
    for screen in [
      Screen(wheel, size: phone), Screen(picker, size: phone), Screen(optionalPicker, size: phone),
    ] {
      XCTAssertEqual(screen.shown[0]?.size, CGSize(width: 133, height: 173))
      XCTAssertEqual(screen.shown[1]?.size, CGSize(width: 61, height: 80))
    }
  }

  func testTheClosuresOfModifiers() async {
    let box = Pictures(Picture.some(3))
    var told: [Edge] = []
    let view = Live {
      ScrollView {
        LazyMasonry(box.pictures, columns: .fixed(3), spacing: 0, aspectRatio: { _ in 1 }) { _ in
          Color.clear
        }
      }
      .onLazyEdge { edge in
        var isKnown = false
        for other in Edge.allCases where other == edge { isKnown = true }
        if isKnown { told.append(edge) }
      }
      .lazyReordering { (id: Int, index, section) in
        var old: Int?
        for (place, picture) in box.pictures.enumerated() where picture.id == id { old = place }
        if let old, section == 0 { box.pictures.insert(box.pictures.remove(at: old), at: index) }
      }
      .environment(\.lazySettings.mayReorder, false)
    }
    let screen = Screen(view, size: phone)
    await actions()
    XCTAssertEqual(Set(told), [.top, .bottom])
    screen.lift(0)
    screen.dragLifted(to: CGPoint(x: 325, y: 65))
    XCTAssertEqual(box.pictures.map(\.id), [1, 2, 0])
  }

  // UIKit.

  func testTheClosuresOfALayout() async throws {
    let gallery = Gallery(
      (0..<2).map { section in
        Album(id: section, photos: (0..<4).map { Photo(id: 100 * section + $0, ratio: 1) })
      })
    let layout = MasonryCollectionViewLayout { section, environment in
      var columns = 1
      for width in [100.0, 200, 300]
      where environment.container.effectiveContentSize.width > width { columns += 1 }
      if section == 1 { return .init(layout: .rows(.flowing(height: 20))) }
      return .init(layout: .columns(.fixed(columns)))
    }
    layout.itemsMeasureThemselves = false
    layout.heightForItem = { path, width in
      var height = width
      for _ in 0..<path.item { height += 10 }
      if path.item == 3 { return 5 }
      return height
    }
    layout.widthForItem = { path, height in
      var width = height
      for _ in 0..<path.item { width += 10 }
      if path.item == 3 { return 5 }
      return width
    }
    layout.columnSpanForItem = { path in
      var span = 1
      for wide in [0] where wide == path.item { span += 1 }
      if path.section == 1 { return 1 }
      return span
    }
    layout.pinnedColumnForItem = { path in
      var column: Int?
      for pinned in [1] where pinned == path.item { column = 3 }
      if path.section == 1 { return nil }
      return column
    }
    layout.attachments = [
      .init(kind: "badge") { path in
        var isShown = false
        for item in [1, 3] where item == path.item { isShown = true }
        if path.section == 1 { return false }
        return isShown
      }
    ]
    var told: [String] = []
    layout.onNearEnd = { edge in
      let names: [(NSDirectionalRectEdge, String)] = [(.top, "top"), (.bottom, "bottom")]
      for (known, name) in names where known == edge { told.append(name) }
      if edge == .leading { told = [] }
    }
    let view = gallery.view(layout, width: 400, height: 600)
    func frame(_ section: Int, _ item: Int) throws -> CGRect {
      try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(section, item))?.frame)
    }
    XCTAssertEqual(try frame(0, 0), CGRect(x: 0, y: 0, width: 200, height: 200))
    XCTAssertEqual(try frame(0, 1), CGRect(x: 300, y: 0, width: 100, height: 110))
    XCTAssertEqual(try frame(0, 2), CGRect(x: 200, y: 0, width: 100, height: 120))
    XCTAssertEqual(try frame(0, 3), CGRect(x: 300, y: 110, width: 100, height: 5))
    XCTAssertEqual(try frame(1, 1), CGRect(x: 20, y: 200, width: 30, height: 20))
    XCTAssertEqual(try frame(1, 3), CGRect(x: 90, y: 200, width: 5, height: 20))
    for (section, item, isShown) in [(0, 1, true), (0, 2, false), (1, 1, false)] {
      let badge = layout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(section, item))
      XCTAssertEqual(badge != nil, isShown)
    }
    await actions()
    XCTAssertEqual(Set(told), ["top", "bottom"])
  }

  func testTheClosuresOfALayoutOfAWheel() async throws {
    let layout = WheelCollectionViewLayout(configuration: .tutorial())
    var focused: [Int] = []
    layout.onFocusChange = { path in
      var items: [Int] = []
      for _ in 0..<1 { items.append(path.item) }
      if path.section == 0 { focused += items }
    }
    layout.snapping = { start in
      var limit = 0
      for _ in 0..<3 { limit += 1 }
      if start < 0 { return .free }
      return .items(atMost: limit, from: start)
    }
    layout.accessibilityValueForItem = { number, count in
      var text = ""
      for part in [number, count] { text += "\(part) " }
      if count == 0 { return "none" }
      return text
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
    let card = UICollectionView.CellRegistration<WheelCollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in view.dequeueConfiguredReusableCell(using: card, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<50))
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: IndexPath(0, 1))?.accessibilityValue, "2 50 ")
    let step = try XCTUnwrap(layout.wheel?.step)
    layout.scrollToItem(at: IndexPath(0, 20), animated: false)
    view.layoutIfNeeded()
    view.hold { view.contentOffset.x += step / 4 }
    view.endDragging(proposing: CGPoint(x: 39.6 * step, y: 0), velocity: CGPoint(x: 2, y: 0))
    XCTAssertEqual(layout.focusedItem?.item, 23)
    await actions()
    XCTAssertEqual(focused.last, 23)

    layout.sizeForItem = { path in
      var size = CGSize(width: 60, height: 90)
      for _ in 0..<path.item { size.width += 1 }
      if path.item == 0 { return nil }
      return size
    }
    view.reloadData()
    layout.scrollToItem(at: IndexPath(0, 0), animated: false)
    view.layoutIfNeeded()
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(0, 2))?.size, CGSize(width: 62, height: 90))
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(0, 0))?.size,
      CGSize(layout.configuration.itemSize))
  }
}
