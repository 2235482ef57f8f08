@_exported public import LayoutOracles
