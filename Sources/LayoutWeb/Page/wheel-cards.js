// What there is to turn on the wheel's tab: cards that are alike, cards of different sizes, a fan, and a
// closed ring.
//
// Each gives the settings of its wheel on a stage of a width and a height, in pixels. The wheel's centre is
// on the stage, so that one can turn it like a dial; the place opposite the focus, where a list of more than
// one turn ends, lies below it. Cards are whole pixels large, since browsers round the sizes of elements.

const wheelCards = {
  alike: {
    count: 1000,
    start: 12,
    settings(width, height) {
      const side = Math.min(0.42 * width, 0.22 * height);
      const itemSize = wholePixels(side, 1.4 * side);
      return {
        itemSize, radius: greatestRadius(width, height, itemSize[1]), spacing: { gap: 0.06 * side },
        falloff: { scale: 0.8, opacity: 0.7, reach: 4 },
      };
    },
  },
  different: {
    count: 1000,
    start: 12,
    settings(width, height, pictures) {
      // All have the same area, and the proportions of their pictures within limits.
      const side = Math.min(0.42 * width, 0.23 * height);
      const sizes = Array.from({ length: this.count }, (_, index) => {
        const { ratio } = pictures.picture(index);
        const root = Math.sqrt(ratio > 0 ? Math.min(Math.max(ratio, 0.5), 2.2) : 1);
        return wholePixels(side * root, side / root);
      });
      return {
        itemSize: wholePixels(side, side), sizes, spacing: { gap: 0.06 * side },
        radius: greatestRadius(width, height, side / Math.sqrt(0.5)),
      };
    },
  },
  ring: {
    count: 12,
    start: 0,
    settings(width, height) {
      const side = 0.17 * Math.min(width, height);
      const itemSize = wholePixels(side, 1.3 * side);
      return {
        itemSize, radius: Math.min(width, height) / 2 - 0.75 * itemSize[1], turns: 100,
        center: [width / 2, height / 2], turnOver: 1.7,
      };
    },
  },
  fan: {
    count: 13,
    start: 6,
    settings(width, height) {
      const side = Math.min(0.22 * height, 0.36 * width);
      const itemSize = wholePixels(side, 1.3 * side);
      const radius = Math.min(greatestRadius(width, height, itemSize[1]), 0.85 * width);
      // Both ends are on the stage while the middle of the hand is in focus.
      const reach = Math.max(width / 2 - 0.8 * side, 0.1 * width);
      const fan = 2 * Math.asin(Math.min(reach / radius, Math.sin(Math.PI / 3)));
      return { itemSize, radius, fan, falloff: { scale: 0.82, reach: 2.5 } };
    },
  },
};

const wholePixels = (...size) => size.map((length) => Math.max(1, Math.round(length)));

/// How far below the top of the stage the wheel's centre is, and how far its highest card, in heights of the
/// stage. A tall one, such as a phone's, shows no more than a few cards, which are then nearer to its middle.
function wheelPlace(width, height) {
  return height > width ? { middle: 0.8, top: 0.1 } : { middle: 0.72, top: 0.03 };
}

/// The radius at which cards of a height are as high as they may be.
function greatestRadius(width, height, cardHeight) {
  const { middle, top } = wheelPlace(width, height);
  return (middle - top) * height - cardHeight / 2;
}

/// The settings of a wheel of some cards on a stage.
function wheelSettings(cards, width, height, pictures) {
  return {
    itemCount: cards.count, viewport: [width, height],
    center: [width / 2, wheelPlace(width, height).middle * height],
    ...cards.settings(width, height, pictures),
  };
}
