// The shortest column in plain JavaScript over typed arrays: what a page would write for speed.

/** Places all items anew for a column width; positions and columns go to arrays that are there already. */
export function placePlainly(ratios, columnCount, columnWidth, spacing, heights, positions, columns) {
  const next = new Float64Array(columnCount);
  let end = 0;
  for (let item = 0; item < ratios.length; item += 1) {
    let column = 0;
    let top = next[0];
    for (let other = 1; other < columnCount; other += 1) {
      if (next[other] < top) {
        top = next[other];
        column = other;
      }
    }
    const height = columnWidth / ratios[item];
    heights[item] = height;
    positions[item] = top;
    columns[item] = column;
    next[column] = top + (height + spacing);
    if (top + height > end) end = top + height;
  }
  return end;
}
