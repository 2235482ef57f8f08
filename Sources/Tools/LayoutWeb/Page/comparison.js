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

/// The steps that measure both: `result` is told the times of a layout in milliseconds, and those of finding
/// what is in view in microseconds. Each step is a task of its own.
function* comparing(layouts, pictures, result) {
  const ratios = new Float64Array(comparedCount);
  for (let index = 0; index < comparedCount; index++) {
    const { ratio } = pictures.picture(index);
    ratios[index] = ratio > 0 ? Math.min(Math.max(ratio, 1 / 32), 32) : 1;
  }
  const settings = { length: 1200, columns: 6, spacing: 10, insets: 16 };
  const wall = layouts.wall(settings);
  const round = (name, body) => {
    const start = performance.now();
    body();
    result[name] = Math.min(result[name] ?? Infinity, performance.now() - start);
  };
  let frames;
  try {
    for (let time = 1; time <= 3; time++) {
      if (wall.count > 0) wall.remove(0, wall.count);
      round("layout", () => wall.append(ratios));
      yield { pictures: comparedCount, done: time / 5 };
      round("plainLayout", () => { frames = plainFrames(ratios, settings); });
      yield { pictures: comparedCount, done: (time + 0.5) / 5 };
    }
    const top = wall.contentHeight / 2;
    const items = () => wall.items([0, top, 1200, 800]);
    const isShown = ({ y, height }) => y < top + 800 && y + height > top;
    result.query = wall.timeOf("items", 0, top, 1200, 800);
    yield { pictures: comparedCount, done: 0.9 };
    result.plainQuery = timeOf(() => frames.filter(isShown));
    Object.assign(result, { shown: items().length, plainShown: frames.filter(isShown).length });
  } finally {
    wall.destroy();
  }
}

/// The button that asks for it, and the line that answers.
function offerComparison(button, output, layouts, pictures) {
  const work = new LongWork(showProgress);
  button.addEventListener("click", async () => {
    const result = {};
    if (!await work.run(comparing(layouts, pictures, result))) return;
    const { layout, plainLayout, query, plainQuery } = result;
    output.textContent = `${grouped(comparedCount)} pictures, in WebAssembly: laid out in ${grouped(layout, 1)} ms, `
      + `by plain JavaScript in ${grouped(plainLayout, 1)} ms; what is in view found in ${grouped(query, 1)} µs, `
      + `by plain JavaScript in ${grouped(plainQuery)} µs`;
  });
}
