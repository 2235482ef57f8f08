// What no model has: the app itself. Nothing here has been compiled yet.
#if !ON_MODELS
import SwiftUI

@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        PhotosScreen().tabItem { Text("Photos") }
        AlbumsScreen().tabItem { Text("Albums") }
        FeaturedScreen().tabItem { Text("Featured") }
        PostsScreen().tabItem { Text("Posts") }
        ChatScreen().tabItem { Text("Chat") }
        CardsScreen().tabItem { Text("Cards") }
        PickerScreen().tabItem { Text("Picker") }
        #if canImport(UIKit)
        UIKitScreen().ignoresSafeArea().tabItem { Text("UIKit") }
        #if !os(tvOS)
        FeedScreen().ignoresSafeArea().tabItem { Text("Feed") }
        #endif
        #endif
      }
    }
  }
}

#if canImport(UIKit)
private struct UIKitScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PhotosController { PhotosController() }
  func updateUIViewController(_ controller: PhotosController, context: Context) {}
}

#if !os(tvOS)
private struct FeedScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> FeedController {
    let controller = FeedController()
    Task { controller.load() }  // After the first pass, as data arrive.
    return controller
  }

  func updateUIViewController(_ controller: FeedController, context: Context) {}
}
#endif
#endif
#endif
