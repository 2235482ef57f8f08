#if canImport(UIKit) && !os(watchOS)
@_exported public import CircularLayout
@_exported public import MasonryLayout
#endif
