import CollectionLayoutsSwiftUI
import SwiftUI

struct Photo: Identifiable { let id: Int, ratio: Double }  // ratio: width divided by height

struct PhotoView: View {
  let photo: Photo
  var body: some View { Color(hue: photo.ratio / 2, saturation: 0.5, brightness: 0.9) }
}

struct ContentView: View {
  let photos = (0..<10_000).map { Photo(id: $0, ratio: 0.6 + Double($0 * 7 % 10) / 10) }
  var body: some View {
    ScrollView { LazyMasonry(photos, spacing: 8, aspectRatio: \.ratio) { PhotoView(photo: $0) } }
  }
}
