import CircularLayout
import MasonryLayout

/// Everything that the gallery shows: figures and tables of walls, rows, feeds and wheels.
struct Gallery {
  let collection: PictureCollection
  let walls: [Figure]
  let wallTable: SummaryTable
  let lateTable: LateTable
  let rows: [Figure]
  let rowsTable: RowsTable
  let feeds: [Figure]
  let feedTable: FeedTable
  let wheels: [Figure]
  let wheelTable: WheelTable

  init(of collection: PictureCollection) throws(GalleryError) {
    self.collection = collection
    do throws(MasonryError) {
      wallTable = try SummaryTable(of: collection)
      lateTable = try LateTable(of: collection)
      walls = try Figure.walls(of: collection)
      rowsTable = try RowsTable(of: collection)
      rows = try Figure.itemRows(of: collection)
    } catch {
      throw .layout("\(error)")
    }
    do throws(MasonryError) {
      let albums = collection.albums
      feedTable = try FeedTable(of: albums)
      feeds = try Figure.feeds(of: collection, albums)
    } catch {
      throw .layout("\(error)")
    }
    do throws(WheelError) {
      wheelTable = try WheelTable()
      wheels = try Figure.wheels()
    } catch {
      throw .layout("\(error)")
    }
  }
}
