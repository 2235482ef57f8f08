// The pictures of the page: the sizes of real ones, and landscapes that stand in for what they show.

/// The sizes of the collection, in a repeatable mixture of its categories, over and over again.
class Pictures {
  constructor(csv) {
    const rows = csv.trim().split("\n").slice(1).map((line) => line.split(","));
    const counts = new Map();
    for (const [category] of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
    this.categories = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([name]) => name);
    const ranks = new Map(this.categories.map((name, rank) => [name, rank]));
    const all = rows.map(([category, width, height]) => ({
      category, rank: ranks.get(category), width: +width, height: +height,
      // A broken picture, of 0 × 0, has no ratio.
      ratio: +width > 0 && +height > 0 ? +width / +height : NaN,
    }));
    // The golden section of the count spreads any number of picks evenly; coprime, none comes twice.
    const commonDivisor = (a, b) => (b === 0 ? a : commonDivisor(b, a % b));
    let step = Math.round(all.length * 0.618033988749895);
    while (commonDivisor(step, all.length) > 1) step += 1;
    this.mixed = all.map((_, index) => all[(index * step) % all.length]);
    this.ratios = Float64Array.from(this.mixed, (picture) => picture.ratio);
  }

  /// The picture with a number, which may be any.
  picture(number) { return this.mixed[number % this.mixed.length]; }

  /// The pictures of a category.
  inCategory(rank) { return this.mixed.filter((picture) => picture.rank === rank); }
}

/// A number from 0 to 1 that jumps from variant to variant.
const variation = (variant, step) => (variant * step) % 1;

const hillCount = 64;

/// Two hills, as an image that fits any frame.
function hills(variant, farOpacity, nearOpacity) {
  const far = 0.25 * variation(variant, 0.57);
  const near = 0.25 * variation(variant, 0.819);
  const wave = (left, right) => {
    const [a, b, c, d] = [left, left - 0.22, right + 0.22, right].map((y) => (100 * y).toFixed(1));
    return `M0 ${a}C35 ${b} 60 ${c} 100 ${d}V100H0Z`;
  };
  const path = (d, opacity) => `<path d='${d}' fill='white' fill-opacity='${opacity}'/>`;
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' "
    + `preserveAspectRatio='none'>${path(wave(0.5 + far, 0.75 - far), farOpacity)}`
    + `${path(wave(0.9 - near, 0.65 + near), nearOpacity)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/// The rules that colour tiles by the rank of their category, and give them hills by their variant.
///
/// Hues follow each other at the golden angle, so that the largest categories are far apart, and three
/// lightnesses take turns.
function tileStyles(rankCount) {
  const fills = (lightnesses) => Array.from({ length: rankCount }, (_, rank) => {
    const hue = (250 + rank * 137.50776405) % 360;
    return `.c${rank}{--fill:oklch(${lightnesses[rank % 3]} 0.1 ${hue.toFixed(2)});`
      + `--text:oklch(var(--text-tone) ${hue.toFixed(2)})}`;
  }).join("");
  const slopes = (far, near) => Array.from({ length: hillCount }, (_, variant) =>
    `.v${variant}{--hills:${hills(variant, far, near)}}`).join("");
  return `${fills([0.8, 0.86, 0.74])}${slopes(0.25, 0.3)}@media (prefers-color-scheme: dark){`
    + `${fills([0.51, 0.46, 0.55])}${slopes(0.1, 0.12)}}`;
}

/// Draws a landscape on an element: a sun over two hills, in lighter tones of its colour.
function paint(node, picture, variant, width, height) {
  const isBroken = picture.ratio !== picture.ratio;
  node.className = `tile c${picture.rank} v${variant % hillCount}${isBroken ? " broken" : ""}`;
  const style = node.style;
  style.setProperty("--sun-x", `${(22 + 56 * variation(variant, 0.618)).toFixed(1)}%`);
  style.setProperty("--sun-y", `${(20 + 14 * variation(variant, 0.755)).toFixed(1)}%`);
  style.setProperty("--sun", `${(0.1 * Math.min(width, height)).toFixed(1)}px`);
  style.borderRadius = `${Math.min(6, width / 4, height / 4)}px`;
}
