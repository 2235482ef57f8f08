@_exported public import LayoutGeometry
