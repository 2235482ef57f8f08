/// Lines of as many cells each in aligned columns, the first to the left and the others to the right.
func alignedColumns(_ lines: [[String]]) -> String {
  let columns = lines.first?.indices ?? 0..<0
  let widths = columns.map { column in lines.map { $0[column].count }.max() ?? 0 }
  return lines.map { cells in
    zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + space : space + cell.0
    }.joined(separator: "  ")
  }.joined(separator: "\n")
}
