#if canImport(SwiftUI)
@_exported public import CircularLayout
@_exported public import MasonryLayout
#endif
