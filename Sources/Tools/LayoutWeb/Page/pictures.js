// The pictures of the page: the sizes of real ones, and landscapes that stand in for what they show.

/// The sizes of the collection, in a repeatable mixture of its categories, over and over again.
class Pictures {
  constructor(csv) {
    const rows = csv.trim().split("\n").slice(1).map((line) => line.split(","));
    const counts = new Map();
    for (const [category] of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
    this.categories = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([name]) => name);
    /// The names of the categories as one reads them.
    this.titles = this.categories.map((name) => name[0].toUpperCase() + name.slice(1).replaceAll("_", " "));
    const all = rows.map(([category, width, height]) => ({
      rank: this.categories.indexOf(category), width: +width, height: +height,
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

  /// What a screen reader says of a picture.
  label({ rank, width, height, ratio }) {
    return `${this.titles[rank]}, ${ratio > 0 ? `${grouped(width)} by ${grouped(height)} pixels` : "a broken picture"}`;
  }
}

/// A number from 0 to 1 that jumps from variant to variant.
const variation = (variant, step) => (variant * step) % 1;

const variantCount = 65;

/// A part of a tile in percent, some part of the way from one to another.
const percent = (from, to, part) => `${(from + (to - from) * part).toFixed(1)}%`;

/// What a landscape shows beside its sun: the declarations of two shapes, one behind the other, for a variant.
const motifs = [
  // Hills, which are parts of ellipses.
  ({ far, near, side }) => [
    `left:${percent(-110, -30, side)};top:${percent(42, 68, far)}`,
    `left:${percent(-40, -120, side)};top:${percent(64, 86, near)}`,
  ],
  // Mountains.
  ({ far, near, side }) => [
    `${shape(percent(-30, 10, side), percent(36, 50, far), "110%")};clip-path:polygon(50% 0,100% 100%,0 100%)`,
    `${shape(percent(10, -40, side), percent(56, 68, near), "130%")};clip-path:polygon(${
      percent(35, 65, far)} 0,100% 100%,0 100%)`,
  ],
  // The sea, and its shore.
  ({ far, near }) => [
    shape("0", percent(48, 62, far), "100%"), shape("0", percent(76, 88, near), "100%"),
  ],
  // A town.
  ({ far, near }) => [
    `${shape("0", percent(36, 50, far), "100%")};clip-path:polygon(0 24%,14% 24%,14% 0,34% 0,34% 38%,56% 38%,`
      + "56% 12%,72% 12%,72% 44%,100% 44%,100% 100%,0 100%)",
    `${shape("0", percent(58, 70, near), "100%")};clip-path:polygon(0 30%,22% 30%,22% 8%,44% 8%,44% 34%,66% 34%,`
      + "66% 0,88% 0,88% 22%,100% 22%,100% 100%,0 100%)",
  ],
  // A tree on a meadow.
  ({ far, near, side }) => [
    `left:${percent(14, 48, side)};top:${percent(30, 38, far)};width:38%;height:54%`,
    `left:-20%;top:${percent(76, 82, near)};width:140%;height:60%`,
  ],
];

/// The place of a shape that reaches the bottom of its tile.
const shape = (left, top, width) => `left:${left};top:${top};width:${width};height:70%;border-radius:0`;

/// The rules that colour tiles by the rank of their category, and draw landscapes by their variant: a sun, and
/// two shapes of a motif.
///
/// Plain shapes are painted in a fraction of the time that images take, each of which a browser lays out anew
/// for every size; and tiles with custom properties take twice as long to style. Hues follow each other at
/// the golden angle, so that the largest categories are far apart, and three lightnesses take turns.
function tileStyles(rankCount) {
  const fills = (lightnesses, chroma) => Array.from({ length: rankCount }, (_, rank) => {
    const hue = (250 + rank * 137.50776405) % 360;
    const fill = `oklch(${lightnesses[rank % 3]} ${chroma} ${hue.toFixed(2)})`;
    return `.landscape.c${rank}{background-color:${fill}}.c${rank}:not(.landscape),#wheel-view .c${rank}{`
      + `--fill:${fill};--text:oklch(var(--text-tone) ${hue.toFixed(2)})}`;
  }).join("");
  const landscapes = Array.from({ length: variantCount }, (_, variant) => {
    const [far, near] = [variation(variant, 0.57), variation(variant, 0.819)];
    const [back, front] = motifs[variant % motifs.length]({ far, near, side: variation(variant, 0.287) });
    return `.v${variant}{background-position:${percent(12, 88, variation(variant, 0.618))} `
      + `${percent(12, 30, variation(variant, 0.755))}}`
      + `.v${variant}::before{${back}}.v${variant}::after{${front}}`;
  }).join("");
  return `${fills([0.8, 0.86, 0.74], 0.1)}${landscapes}@media (prefers-color-scheme: dark){`
    + `${fills([0.54, 0.48, 0.58], 0.145)}}`;
}

/// Draws a landscape on an element: a sun over two shapes, in lighter tones of its colour.
function paint(node, picture, variant, width, height) {
  const isBroken = picture.ratio !== picture.ratio;
  node.className = `tile ${isBroken ? "broken" : "landscape"} c${picture.rank} v${variant % variantCount}`;
  const sun = `${(0.2 * Math.min(width, height)).toFixed(1)}px`;
  node.style.backgroundSize = `${sun} ${sun}`;
  node.style.borderRadius = `${Math.min(6, width / 4, height / 4)}px`;
}
