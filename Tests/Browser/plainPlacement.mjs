// The shortest column, and justified rows, in plain JavaScript over typed arrays: what a page would write for
// speed.

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

/**
 * Breaks all items into justified rows by the rule of `justified-layout`, and places them; each item is looked
 * at twice. Frames go to an array that is there already, four numbers each. Returns the end of the last row.
 */
export function justifyPlainly(ratios, width, target, spacing, frames) {
  const [least, most] = [width / target * 0.75, width / target * 1.25];
  const goal = (count) => (width - (count - 1) * spacing) / target;
  let [top, first, sum, before] = [0, 0, 0, target];
  const place = (end, height, factor) => {
    let x = 0;
    for (let item = first; item < end; item += 1) {
      const own = ratios[item] * factor;
      frames[4 * item] = x;
      frames[4 * item + 1] = top;
      frames[4 * item + 2] = own;
      frames[4 * item + 3] = height;
      x += own + spacing;
    }
    top += height + spacing;
    [before, first, sum] = [height, end, 0];
  };
  const complete = (end) => {
    const natural = (width - (end - first - 1) * spacing) / sum;
    place(end, Math.min(Math.max(natural, target / 2), 2 * target), natural);
  };
  for (let item = 0; item < ratios.length; item += 1) {
    const longer = sum + ratios[item];
    const count = item - first;
    const isBetterWithout = longer > most && count > 0
      && Math.abs(longer - goal(count + 1)) > Math.abs(sum - goal(count));
    if (isBetterWithout) {
      complete(item);
      item -= 1;
      continue;
    }
    sum = longer;
    if (sum >= least) complete(item + 1);
  }
  if (first < ratios.length) place(ratios.length, before, before);
  return top - spacing;
}
