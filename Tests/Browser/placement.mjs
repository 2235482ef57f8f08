// Where the items of a wall go, written anew from the rules alone: slow and obvious.
//
// It shares no code and no method with the package: every column is looked at for every item.

/**
 * The frames of a wall, four numbers for each item, and the first column of each.
 *
 * `wall` has `width`, `columns`, `columnSpacing`, `itemSpacing`, `insets` (top, leading, bottom, trailing),
 * `packing` ('roundRobin', 'shortestColumn' or 'gridLanes'), `tolerance` in points or as a `fraction` of the
 * width within the insets, `isDense`, `scale` (pixels per point) or null, and `isRightToLeft`.
 * `heightOf(item, width)` is asked once for each item, in order. `keptColumnOf(item)` is the column, counted
 * from the leading edge, in which an item stays, or null, and `pinnedColumnOf(item)` that to which the host
 * pins it.
 */
export function place(wall, count, heightOf, {
  spanOf = () => 1, keptColumnOf = () => null, pinnedColumnOf = () => null,
} = {}) {
  const { columns, columnSpacing, insets } = wall;
  const available = Math.max(0, wall.width - (insets.leading + insets.trailing));
  const share = Math.max(0, (available - (columns - 1) * columnSpacing) / columns);
  const across = columnEdges(wall, share);
  const next = new Array(columns).fill(0);
  const holes = Array.from({ length: columns }, () => []);
  const frames = new Float64Array(4 * count);
  const firsts = [];
  const { fraction } = wall.tolerance;
  const tolerance = fraction === undefined ? wall.tolerance : fraction * available;
  let cursor = 0;
  let end = 0;
  for (let item = 0; item < count; item += 1) {
    const span = Math.min(spanOf(item), columns);
    const pinned = pinnedColumnOf(item);
    const fixed = pinned === null ? keptColumnOf(item) : Math.min(pinned, columns - span);
    let first = fixed ?? chooseColumn(wall, tolerance, next, cursor, span);
    let top = startOf(next, first, span);
    const width = across.length(span);
    const height = heightOf(item, width);
    const need = height + wall.itemSpacing;
    const lines = fixed === null ? [...next.keys()].slice(0, columns - span + 1) : [fixed];
    const gap = wall.isDense ? findGap(lines, tolerance, next, holes, span, need, { first, top }) : null;
    if (gap) {
      ({ first, top } = gap);
    } else if (pinned === null) {
      cursor = first + span;
    }
    for (let column = first; column < first + span; column += 1) {
      takeUp(wall, next, holes[column], column, top, top + need);
    }

    firsts.push(first);
    const near = pixel(insets.top + top, wall.scale);
    const far = pixel(insets.top + (top + height), wall.scale);
    frames[4 * item] = across.start(first, span);
    frames[4 * item + 1] = near;
    frames[4 * item + 2] = width;
    frames[4 * item + 3] = wall.scale === null ? height : far - near;
    end = Math.max(end, near + frames[4 * item + 3]);
  }
  return { frames, firsts, contentHeight: count === 0 ? 0 : end + insets.bottom };
}

/** Where an item starts: below the longest of its columns. */
function startOf(next, first, span) {
  return Math.max(...next.slice(first, first + span));
}

function chooseColumn({ packing }, tolerance, next, cursor, span) {
  const last = next.length - span;
  if (packing === "roundRobin") return cursor <= last ? cursor : 0;
  const starts = [];
  for (let first = 0; first <= last; first += 1) starts.push(startOf(next, first, span));
  const lowest = Math.min(...starts);
  if (packing === "shortestColumn") return starts.indexOf(lowest);
  const candidates = [...starts.keys()].filter((first) => starts[first] <= lowest + tolerance);
  return candidates.find((first) => first >= cursor) ?? candidates[0];
}

/**
 * The gap that takes an item instead of its normal place, if any of those on some lines does: the highest, or
 * within the tolerance below it the first one.
 */
function findGap(lines, tolerance, next, holes, span, need, normal) {
  const gaps = [];
  for (const first of lines) {
    const columns = [...next.keys()].slice(first, first + span);
    const tops = columns.flatMap((column) => [next[column], ...holes[column].map(([top]) => top)]);
    const fitting = tops.filter((top) => {
      const inHole = columns.map((column) => holeAround(holes[column], top, top + need) >= 0);
      return inHole.some((is) => is)
        && columns.every((column, rank) => inHole[rank] || next[column] <= top);
    });
    const top = Math.min(...fitting);
    if (top < normal.top || top === normal.top && first < normal.first) gaps.push({ first, top });
  }
  const highest = Math.min(...gaps.map(({ top }) => top));
  return gaps.find(({ top }) => top <= highest + tolerance) ?? null;
}

function holeAround(holes, top, bottom) {
  return holes.findIndex(([start, end]) => start <= top && bottom <= end);
}

/** Notes what an item leaves of the hole that it is in, or else what its column skips above it. */
function takeUp({ isDense }, next, holes, column, top, bottom) {
  const place = holeAround(holes, top, bottom);
  if (place >= 0) {
    const [start, end] = holes[place];
    const rest = [[start, top], [bottom, end]].filter(([from, to]) => from < to);
    holes.splice(place, 1, ...rest);
  } else {
    if (isDense && next[column] < top) holes.push([next[column], top]);
    next[column] = bottom;
  }
}

/** Left edges and widths. On pixels both are rounded down; a millionth of a pixel is no pixel less. */
function columnEdges({ width, columns, columnSpacing, insets, scale, isRightToLeft }, share) {
  const nudge = scale === null ? 0 : 2 ** -20 / scale;
  const total = columns * share + (columns - 1) * columnSpacing;
  const available = Math.max(0, width - (insets.leading + insets.trailing));
  const taken = Math.abs(available - total) <= 1e-9 * available ? available : total;
  const origin = isRightToLeft ? width - insets.leading - taken : insets.leading;
  const column = share + nudge;
  const down = (x) => (scale === null ? x : Math.floor(x * scale) / scale);
  return {
    start(first, span) {
      const rank = isRightToLeft ? columns - first - span : first;
      return down(origin + nudge + rank * (column + columnSpacing));
    },
    length: (span) => down(span * column + (span - 1) * columnSpacing),
  };
}

/** The nearest pixel, half a pixel to the larger one. */
function pixel(x, scale) {
  if (scale === null) return x;
  const below = Math.floor(x * scale);
  return (x * scale - below < 0.5 ? below : below + 1) / scale;
}
