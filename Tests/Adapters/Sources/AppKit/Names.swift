// The SDK documents these declarations.
// swift-format-ignore-file

// Names that AppKit has, and those without a prefix of MacTypes, which comes with it, for
// AdapterTests/PublicNames.swift. Only the name counts, so each is an empty type, whatever it is there.

@_exported public import Foundation

public enum Fixed {}
public enum FixedPoint {}
public enum FixedRect {}
public enum Handle {}
public enum Fract {}
public enum Point {}
public enum Ptr {}
public enum Rect {}
public enum Size {}
public enum Style {}
public enum TimeRecord {}
public enum TimeScale {}
public enum TimeValue {}
public enum UnsignedFixed {}
public enum VersRec {}

public enum NSAnimation {}
public enum NSCollectionLayoutEnvironment {}
public enum NSCollectionViewCompositionalLayout {}
public enum NSCollectionViewFlowLayout {}
public enum NSCollectionViewGridLayout {}
public enum NSCollectionViewLayout {}
public enum NSCollectionViewLayoutAttributes {}
public enum NSCollectionViewLayoutInvalidationContext {}
public enum NSCollectionViewTransitionLayout {}
public enum NSDirectionalEdgeInsets {}
public enum NSGridColumn {}
public enum NSGridRow {}
public enum NSGridView {}
public enum NSLayoutConstraint {}
public enum NSLayoutGuide {}
public enum NSUserInterfaceLayoutDirection {}
public enum NSUserInterfaceLayoutOrientation {}
