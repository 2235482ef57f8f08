// What there is to turn on the wheel's tab: cards that are alike, cards of different sizes, a fan, and a
// closed ring, with the focus on one of four sides.
//
// Each gives the settings of its wheel on a stage, in pixels. The wheel's centre is on the stage, so that one
// can turn it like a dial; the place opposite the focus, where a list of more than one turn ends, lies beyond
// it. Cards are whole pixels large, since browsers round the sizes of elements.

const wheelCards = {
  alike: {
    count: 1000,
    start: 12,
    settings(stage) {
      const side = Math.min(0.42 * stage.width, 0.22 * stage.height);
      const itemSize = wholePixels(side, 1.4 * side);
      return {
        itemSize, radius: stage.greatestRadius(...itemSize), spacing: { gap: 0.06 * side },
        falloff: { scale: 0.8, opacity: 0.7, reach: 4 },
      };
    },
  },
  different: {
    count: 1000,
    start: 12,
    settings(stage, pictures) {
      // All have the same area, and the proportions of their pictures within limits.
      const side = Math.min(0.42 * stage.width, 0.23 * stage.height);
      const sizes = Array.from({ length: this.count }, (_, index) => {
        const { ratio } = pictures.picture(index);
        const root = Math.sqrt(ratio > 0 ? Math.min(Math.max(ratio, 0.5), 2.2) : 1);
        return wholePixels(side * root, side / root);
      });
      return {
        itemSize: wholePixels(side, side), sizes, spacing: { gap: 0.06 * side },
        radius: stage.greatestRadius(side * Math.sqrt(2.2), side / Math.sqrt(0.5)),
      };
    },
  },
  ring: {
    count: 13,
    start: 6,
    settings({ width, height }) {
      const side = 0.17 * Math.min(width, height);
      const itemSize = wholePixels(side, 1.3 * side);
      return {
        itemSize, radius: Math.min(width, height) / 2 - 0.75 * itemSize[1], turns: 100,
        center: [width / 2, height / 2],
      };
    },
  },
  fan: {
    count: 13,
    start: 6,
    settings(stage) {
      const side = Math.min(0.22 * stage.height, 0.36 * stage.width);
      const itemSize = wholePixels(side, 1.3 * side);
      const radius = Math.min(stage.greatestRadius(...itemSize), 0.85 * stage.across);
      // Both ends are on the stage while the middle of the hand is in focus.
      const reach = Math.max(stage.across / 2 - 0.8 * side, 0.1 * stage.across);
      const fan = 2 * Math.asin(Math.min(reach / radius, Math.sin(Math.PI / 3)));
      return { itemSize, radius, fan, falloff: { scale: 0.82, reach: 2.5 } };
    },
  },
};

const wholePixels = (...size) => size.map((length) => Math.max(1, Math.round(length)));

/// The angles of the focus, clockwise from the top.
const wheelSides = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 };

/// A stage of a width and a height, with the focus on a side; `along` is its length from that side on.
class Stage {
  constructor(width, height, side) {
    this.isBeside = side === "right" || side === "left";
    // On a wide stage a wheel is no larger for that.
    const [along, across] = this.isBeside ? [Math.min(width, 1.3 * height), height] : [height, width];
    Object.assign(this, { width, height, along, across, focus: wheelSides[side] });
    // How far from that side the wheel's centre is, and how far its nearest card, as parts of `along`. A long
    // stage, such as a phone's, shows no more than a few cards, which are then nearer to its middle.
    [this.middle, this.near] = along > across ? [0.8, 0.1] : [0.72, 0.03];
  }

  /// The radius at which cards of a size are as near to their side as they may be.
  greatestRadius(width, height) {
    return (this.middle - this.near) * this.along - (this.isBeside ? width : height) / 2;
  }

  /// The wheel's centre.
  get center() {
    const { width, height, focus } = this;
    const far = (length) => length / 2 - this.middle * this.along;
    return [width / 2 + far(width) * Math.sin(focus), height / 2 - far(height) * Math.cos(focus)];
  }
}

/// The settings of a wheel on a stage for choices: which cards, the side of the focus, and whether cards turn
/// over, so that no text is upside down. Cards turn as the finger does, and the one in focus is upright.
function wheelSettings({ cards, side, legible }, width, height, pictures) {
  const stage = new Stage(width, height, side);
  return {
    itemCount: wheelCards[cards].count, viewport: [width, height], center: stage.center, focus: stage.focus,
    scrollsVertically: stage.isBeside, orientation: "facingFocus", turnOver: legible ? 1 : undefined,
    ...wheelCards[cards].settings(stage, pictures),
  };
}
