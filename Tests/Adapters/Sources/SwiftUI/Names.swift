// The SDK documents these declarations.
// swift-format-ignore-file

// Names that SwiftUI has and no other file here declares, for AdapterTests/PublicNames.swift: all that are
// known to begin with Layout or Wheel, and the neighbours of ours. Only the name counts, so each is an
// empty type, whatever it is there.

public enum Layout {}
public enum LayoutDirectionBehavior {}
public enum LayoutProperties {}
public enum LayoutSubview {}
public enum LayoutSubviews {}
public enum LayoutValueKey {}
public enum WheelDatePickerStyle {}
public enum WheelPickerStyle {}

public enum Anchor {}
public enum Animation {}
public enum AnyLayout {}
public enum ContainerValues {}
public enum ContentMode {}
public enum CoordinateSpace {}
public enum EdgeInsets {}
public enum EnvironmentKey {}
public enum GeometryReader {}
public enum Grid {}
public enum GridItem {}
public enum GridLayout {}
public enum GridRow {}
public enum Group {}
public enum HStack {}
public enum HStackLayout {}
public enum HorizontalAlignment {}
public enum HorizontalEdge {}
public enum Image {}
public enum LazyHGrid {}
public enum LazyHStack {}
public enum LazyVGrid {}
public enum LazyVStack {}
public enum List {}
public enum Path {}
public enum PinnedScrollableViews {}
public enum ProjectionTransform {}
public enum ProposedViewSize {}
public enum Rectangle {}
public enum RoundedRectangle {}
public enum ScrollPhase {}
public enum ScrollViewReader {}
public enum Section {}
public enum Spacer {}
public enum Transaction {}
public enum UserInterfaceSizeClass {}
public enum VStack {}
public enum VStackLayout {}
public enum VerticalAlignment {}
public enum VerticalEdge {}
public enum ViewDimensions {}
public enum ViewSpacing {}
public enum ViewThatFits {}
public enum ZStackLayout {}
