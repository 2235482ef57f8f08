@_exported import LayoutOracles
