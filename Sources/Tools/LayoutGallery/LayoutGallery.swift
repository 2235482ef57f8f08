import Foundation

/// Lays out walls, rows, feeds and wheels and draws what came out: SVG figures, and a page that shows them all.
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
    guard !collection.pictures.isEmpty else { throw .layout("There are no pictures to lay out.") }
    progress.show("Laying out \(collection.pictures.count.grouped) pictures")
    let gallery = try Gallery(of: collection)
    progress.erase()
    let tables = [
      gallery.wallTable.text, gallery.lateTable.text, gallery.rowsTable.text,
      gallery.feedTable.text, gallery.wheelTable.text,
    ]
    print(tables.joined(separator: "\n\n"))

    let figures = (gallery.walls + gallery.rows + gallery.feeds + gallery.wheels)
      .map { ($0.fileName, $0.svg) }
    try OutputFolder(path: options.outputFolder)
      .write(figures + [("index.html", IndexPage(gallery: gallery).html)])
  }
}
