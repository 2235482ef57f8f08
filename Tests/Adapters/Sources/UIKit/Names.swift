// The SDK documents these declarations.
// swift-format-ignore-file

// Names that UIKit has and no other file here declares, for AdapterTests/PublicNames.swift: the neighbours
// of ours, from which its prefix keeps them apart. Only the name counts, so each is an empty type,
// whatever it is there.

public enum NSCollectionLayoutAnchor {}
public enum NSCollectionLayoutContainer {}
public enum NSCollectionLayoutDimension {}
public enum NSCollectionLayoutEdgeSpacing {}
public enum NSCollectionLayoutEnvironment {}
public enum NSCollectionLayoutGroup {}
public enum NSCollectionLayoutItem {}
public enum NSCollectionLayoutSection {}
public enum NSCollectionLayoutSize {}
public enum NSCollectionLayoutSpacing {}
public enum NSDirectionalEdgeInsets {}
public enum NSDirectionalRectEdge {}
public enum NSLayoutConstraint {}
public enum NSRectAlignment {}
public enum UIAxis {}
public enum UICollectionLayoutListConfiguration {}
public enum UICollectionViewCompositionalLayout {}
public enum UICollectionViewFlowLayout {}
public enum UICollectionViewTransitionLayout {}
public enum UICoordinateSpace {}
public enum UILayoutGuide {}
public enum UILayoutPriority {}
public enum UIOffset {}
public enum UIRectEdge {}
public enum UITraitEnvironment {}
