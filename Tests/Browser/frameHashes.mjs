// What this machine lays out natively, as FrameHashes prints it, against the module: the same bits.

/** The body of MurmurHash3 for 32 bits over the bit patterns of numbers. */
function hash32(numbers) {
  let hash = 0;
  for (const word of new Uint32Array(numbers.buffer, numbers.byteOffset, 2 * numbers.length)) {
    const mixed = Math.imul(word, 0xCC9E2D51);
    hash ^= Math.imul(mixed << 15 | mixed >>> 17, 0x1B873593);
    hash = (Math.imul(hash << 13 | hash >>> 19, 5) + 0xE6546B64) | 0;
  }
  return hash >>> 0;
}

/**
 * Compares the hashes over all frames of as many items in every packing.
 *
 * `native` is what FrameHashes has printed for the same number, and `sizes` the text of the file of
 * picture sizes. Returns the settings of the walls that differ.
 */
export function differingWalls(layouts, native, sizes, count) {
  const pictures = sizes.trim().split(/\r?\n/).slice(1)
    .map((line) => line.split(",").slice(1).map(Number)).filter(([width, height]) => width * height > 0);
  const ratios = Float64Array.from({ length: count }, (_, item) => {
    const [width, height] = pictures[item % pictures.length];
    return width / height;
  });
  const spans = Uint8Array.from({ length: count }, (_, item) =>
    item % 23 === 0 ? 3 : item % 7 === 0 ? 2 : 1);
  const walls = native.split("\n").map((line) => line.split("\t")).filter(([kind]) => kind === "wall");
  if (walls.length !== 18) throw new Error(`FrameHashes has printed ${walls.length} walls, not 18`);
  return walls.filter(([, text, hash]) => {
    const settings = JSON.parse(text);
    const wall = layouts.wall({
      length: 1183.4, columns: 7, columnSpacing: 8.3, itemSpacing: 6.1,
      insets: [11.7, 12.9, 13.3, 14.1], ...settings,
    });
    wall.append(ratios, settings.hasSpans ? spans : null);
    const found = hash32(wall.frames(0, count));
    wall.destroy();
    return found !== Number(hash);
  }).map(([, text]) => text);
}

/** How far sines and cosines differ: the most units in the last place, and the share of all. */
export function sineDifferences(native) {
  const numbers = new Float64Array(1);
  const bits = new BigInt64Array(numbers.buffer);
  // Neighbouring numbers have neighbouring ranks.
  const rank = (pattern) => (pattern < 0n ? -(pattern & 0x7FFF_FFFF_FFFF_FFFFn) : pattern);
  const rankOf = (number) => {
    numbers[0] = number;
    return rank(bits[0]);
  };
  let [most, differing, all] = [0, 0, 0];
  for (const line of native.split("\n")) {
    const [kind, step, sine, cosine] = line.split("\t");
    // At whole quarter turns the package has exact values of its own.
    if (kind !== "angle" || Number(step) % 25_000 === 0) continue;
    const angle = Number(step) / 50_000 * Math.PI;
    for (const [pattern, number] of [[sine, Math.sin(angle)], [cosine, Math.cos(angle)]]) {
      const units = Math.abs(Number(rank(BigInt.asIntN(64, BigInt(pattern))) - rankOf(number)));
      most = Math.max(most, units);
      differing += units > 0 ? 1 : 0;
      all += 1;
    }
  }
  if (all === 0) throw new Error("FrameHashes has printed no angles");
  return { most, share: differing / all };
}
