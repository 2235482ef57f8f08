import MasonryLayout
import SampleImages

/// Pictures of which those that are clearly wider than high cover several columns.
struct LandscapePictures: MasonryHeightProvider {
  private let pictures: [PictureSize]
  private let ratios: MasonryAspectRatios

  /// The number of columns that a wide picture covers.
  private let span: Int

  init(_ pictures: [PictureSize], span: Int) {
    self.pictures = pictures
    self.span = span
    ratios = MasonryAspectRatios(sizes: pictures.map(\.size))
  }

  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    ratios.extent(ofItemAt: index, in: slot)
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    let picture = pictures[index]
    return !picture.isBroken && picture.width >= 1.3 * picture.height ? span : 1
  }
}
