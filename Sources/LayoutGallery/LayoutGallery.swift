import Foundation
import MasonryLayout

/// Lays out real pictures and draws what came out: SVG figures, and a page that shows them all.
@main
struct LayoutGallery {
  static func main() {
    let progress = Progress()
    do throws(GalleryError) {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      try run(options, progress)
    } catch {
      progress.erase()
      FileHandle.standardError.write(Data("LayoutGallery: \(error.sentence)\n".utf8))
      exit(error.exitCode)
    }
  }

  private static func run(_ options: Options, _ progress: Progress) throws(GalleryError) {
    let collection = PictureCollection(try SizesFile.read(options.sizesFile, progress))
    progress.show("Laying out \(collection.pictures.count.grouped) pictures")
    let gallery = try layOut(collection)
    progress.erase()
    print(gallery.table.text)

    let page = IndexPage(collection: collection, table: gallery.table, figures: gallery.figures)
    try OutputFolder(path: options.outputFolder)
      .write(gallery.figures.map { ($0.fileName, $0.svg) } + [("index.html", page.html)])
  }

  private static func layOut(
    _ collection: PictureCollection
  ) throws(GalleryError) -> (table: SummaryTable, figures: [Figure]) {
    do throws(MasonryError) {
      return (try SummaryTable(of: collection), try Figure.all(of: collection))
    } catch {
      throw .layout("\(error)")
    }
  }
}
