// The same pictures laid out by the module, and by JavaScript as most pages would: an object for each picture in
// the shortest column, and a filter for what is in view. Measured on the machine of whoever asks.

const comparedCount = 200_000;

/// An object with the frame of each picture, by its ratio.
function plainFrames(ratios, { length, columns, spacing, insets }) {
  const width = (length - 2 * insets - (columns - 1) * spacing) / columns;
  const ends = new Array(columns).fill(insets);
  const frames = [];
  for (const ratio of ratios) {
    let column = 0;
    for (let other = 1; other < columns; other += 1) if (ends[other] < ends[column]) column = other;
    const height = width / ratio;
    frames.push({ x: insets + column * (width + spacing), y: ends[column], width, height });
    ends[column] += height + spacing;
  }
  return frames;
}

/// The shortest of three times, in milliseconds.
function shortest(body) {
  return Math.min(...[1, 2, 3].map(() => {
    const start = performance.now();
    body();
    return performance.now() - start;
  }));
}

/// Measures both: times of a layout in milliseconds, and of finding what is in view in microseconds.
function compared(layouts, pictures) {
  const ratios = Float64Array.from({ length: comparedCount }, (_, index) => {
    const ratio = pictures.picture(index).ratio;
    return ratio > 0 ? Math.min(Math.max(ratio, 1 / 32), 32) : 1;
  });
  const settings = { length: 1200, columns: 6, spacing: 10, insets: 16 };
  const wall = layouts.wall(settings);
  try {
    const layout = shortest(() => {
      if (wall.count > 0) wall.remove(0, wall.count);
      wall.append(ratios);
    });
    let frames;
    const plainLayout = shortest(() => { frames = plainFrames(ratios, settings); });
    const top = wall.contentHeight / 2;
    const query = timeOf(() => wall.items([0, top, 1200, 800]));
    const plainQuery = timeOf(() => frames.filter(({ y, height }) => y < top + 800 && y + height > top));
    const shown = wall.items([0, top, 1200, 800]).length;
    const plainShown = frames.filter(({ y, height }) => y < top + 800 && y + height > top).length;
    return { layout, plainLayout, query, plainQuery, shown, plainShown };
  } finally {
    wall.destroy();
  }
}

/// The button that asks for it, and the line that answers.
function offerComparison(button, output, layouts, pictures) {
  button.addEventListener("click", () => {
    const { layout, plainLayout, query, plainQuery } = compared(layouts, pictures);
    output.textContent = `${comparedCount.toLocaleString("en-US")} pictures: laid out in ${layout.toFixed(1)} ms, `
      + `by plain JavaScript in ${plainLayout.toFixed(1)} ms; what is in view found in ${query.toFixed(0)} µs, `
      + `by plain JavaScript in ${plainQuery.toFixed(0)} µs`;
  });
}
