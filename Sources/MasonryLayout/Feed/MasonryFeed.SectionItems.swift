extension MasonryFeed {
  /// The items of a section in coordinates of their own: a ``MasonryGrid``, or ``MasonryRows``.
  ///
  ///     try feed[2].appendItems(20, measuredBy: heights)
  ///     let rows = feed[2].rows?.rowCount
  ///     feed[2].grid?.keptPlaces = .all
  ///
  /// It is an ``ItemLayout``; what only columns or only rows have is behind ``grid`` and ``rows``.
  public struct SectionItems: Sendable, Equatable {
    private enum Kind: Sendable, Equatable {
      case columns(MasonryGrid)
      case rows(MasonryRows)
      /// What is there while a grid or rows are taken out to be changed.
      case taken
    }

    private var kind: Kind

    /// The items of a section in columns.
    public init(_ grid: MasonryGrid) { kind = .columns(grid) }

    /// The items of a section in rows.
    public init(_ rows: MasonryRows) { kind = .rows(rows) }
  }
}

extension MasonryFeed.SectionItems {
  /// The items as a grid, to read and to change, or `nil` if they are not in columns.
  ///
  /// A grid that is set replaces the items, and arranges them in columns; `nil` changes nothing.
  public var grid: MasonryGrid? {
    get {
      if case .columns(let grid) = kind { grid } else { nil }
    }
    set { if let newValue { kind = .columns(newValue) } }
    _modify {
      var grid: MasonryGrid?
      if case .columns = kind, case .columns(let items) = take() { grid = items }
      defer { if let grid { kind = .columns(grid) } }
      yield &grid
    }
  }

  /// The items as rows, to read and to change, or `nil` if they are not in rows.
  ///
  /// Rows that are set replace the items; `nil` changes nothing.
  public var rows: MasonryRows? {
    get {
      if case .rows(let rows) = kind { rows } else { nil }
    }
    set { if let newValue { kind = .rows(newValue) } }
    _modify {
      var rows: MasonryRows?
      if case .rows = kind, case .rows(let items) = take() { rows = items }
      defer { if let rows { kind = .rows(rows) } }
      yield &rows
    }
  }

  /// Takes the items out, so that nothing else holds their storage while they are changed.
  @inline(__always)
  private mutating func take() -> Kind {
    var taken = Kind.taken
    swap(&taken, &kind)
    return taken
  }

  /// Asks the layout that there is.
  @inline(__always)
  func ask<Answer, Failure: Error>(
    _ columns: (MasonryGrid) throws(Failure) -> Answer,
    _ rows: (MasonryRows) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    switch kind {
    case .columns(let grid): try columns(grid)
    case .rows(let items): try rows(items)
    case .taken: preconditionFailure("Items cannot be asked while they are changed")
    }
  }

  /// Changes the layout that there is, without a copy of its storage.
  @inline(__always)
  mutating func change<Answer, Failure: Error>(
    _ columns: (inout MasonryGrid) throws(Failure) -> Answer,
    _ rows: (inout MasonryRows) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    switch take() {
    case .columns(var grid):
      defer { kind = .columns(grid) }
      return try columns(&grid)
    case .rows(var items):
      defer { kind = .rows(items) }
      return try rows(&items)
    case .taken: preconditionFailure("Items cannot be changed while they are changed")
    }
  }
}
