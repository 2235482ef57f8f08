// Runs in the page: the frames that the page tells of its wall, against a placement written anew.
import { difference } from "./changes.mjs";
import { place } from "./placement.mjs";
import { viewport } from "./scan.mjs";

/**
 * What is wrong with the frames of all items, to the bit, or null.
 *
 * The ratios of the pictures are those of the page, which repeats them. The insets and spacings are its own
 * affair too: they are read off the first items.
 */
export function ruleComplaint(packing) {
  const { wall } = window;
  const { count } = wall;
  const frames = new Float64Array(4 * count);
  for (let index = 0; index < count; index += 1) frames.set(wall.frame(index), 4 * index);
  const ratios = Array.from(window.views.wall.pictures.ratios, (ratio) =>
    (ratio > 0 ? Math.min(Math.max(ratio, 1 / 32), 32) : 1));

  const lefts = [...new Set(frames.filter((_, place) => place % 4 === 0))].sort((a, b) => a - b);
  const [left, top, width, height] = frames;
  const inFirst = Array.from({ length: count }, (_, index) => index).filter((item) =>
    frames[4 * item] === left);
  const spacing = Math.round(frames[4 * inFirst[1] + 1] - top - height);
  const expected = place({
    width: viewport().width, columns: lefts.length, columnSpacing: spacing, itemSpacing: spacing, packing,
    insets: { top, leading: left, bottom: top, trailing: left }, tolerance: 0,
    scale: devicePixelRatio, isRightToLeft: false,
  }, count, (index, columnWidth) => columnWidth / ratios[index % ratios.length]);
  if (!(width > 0) || lefts.length < 2) return `${lefts.length} columns, ${width} wide`;
  return difference(frames, expected.frames)
    ?? difference([wall.contentHeight], [expected.contentHeight]);
}
