// Runs in a page or in Node: random changes of a feed, against its rules written anew.
import { place } from "./placement.mjs";
import { Random } from "./random.mjs";

// All lengths are multiples of 8, so that sums are exact in any order.
const length = 1016;

function randomSection(random) {
  const eights = (most) => 8 * random.below(most / 8 + 1);
  const bar = () => random.below(3) === 0
    ? undefined : { length: eights(64), isPinned: random.below(2) === 0 };
  return {
    settings: {
      columns: random.one([1, 2, 4]), spacing: 8, packing: random.one(["shortestColumn", "roundRobin"]),
      insets: [eights(24), 0, eights(24), 0], header: bar(), footer: bar(), spacingAfter: eights(40),
    },
    ratios: randomRatios(random, 20),
  };
}

function randomRatios(random, most) {
  return Array.from({ length: random.below(most + 1) }, () => random.one([0.5, 1, 2, 4]));
}

/** All elements of a feed where nothing is pinned, from the top, and the end of the content. */
function rule(sections) {
  const elements = [];
  let end = 0;
  let spacing = 0;
  sections.forEach(({ settings, ratios }, section) => {
    const { header, footer, insets } = settings;
    // A section that shows nothing takes up nothing, and no spacing either.
    if (!header && !footer && ratios.length === 0) return;
    const start = end + spacing;
    end = start;
    const own = [];
    const addBar = (kind, { length: height, isPinned }) => {
      own.push({ kind, section, item: -1, isPinned, frame: [0, end, length, height] });
      end += height;
    };
    if (header) addBar("header", header);
    const [top, leading, bottom, trailing] = insets;
    const wall = {
      ...settings, width: length, columnSpacing: 8, itemSpacing: 8, scale: null, tolerance: 0,
      insets: { top, leading, bottom, trailing },
    };
    const { frames, contentHeight } = place(wall, ratios.length, (item, width) => width / ratios[item]);
    ratios.forEach((_, item) => {
      const [x, y, width, height] = frames.subarray(4 * item, 4 * item + 4);
      own.push({ kind: "item", section, item, frame: [x, end + y, width, height] });
    });
    end += contentHeight;
    if (footer) addBar("footer", footer);
    for (const element of own) elements.push({ ...element, start, end });
    spacing = settings.spacingAfter;
  });
  return { elements, contentHeight: end };
}

/** Where an element is while a part of the content is in view: bars stay in view, and in their section. */
function pinned({ kind, isPinned, frame, start, end }, [, top, , height]) {
  const [x, y, width, own] = frame;
  if (kind === "header" && isPinned) return [x, Math.min(Math.max(y, top), end - own), width, own];
  if (kind === "footer" && isPinned) {
    return [x, Math.max(Math.min(y, top + height - own), start), width, own];
  }
  return frame;
}

const changes = {
  insertSection(feed, sections, random) {
    const index = random.below(sections.length + 1);
    const section = randomSection(random);
    feed.insertSection(index, section.settings, section.ratios);
    sections.splice(index, 0, section);
  },
  removeSection(feed, sections, random) {
    const index = random.below(sections.length);
    feed.removeSection(index);
    sections.splice(index, 1);
  },
  moveSection(feed, sections, random) {
    const [from, to] = [random.below(sections.length), random.below(sections.length)];
    feed.moveSection(from, to);
    sections.splice(to, 0, ...sections.splice(from, 1));
  },
  configureSection(feed, sections, random) {
    const index = random.below(sections.length);
    sections[index].settings = randomSection(random).settings;
    feed.configureSection(index, sections[index].settings);
  },
};

/** Elements and frames as text, in one order. */
function listed(elements) {
  return elements.map(({ kind, section, item, frame }) => `${kind} ${section}.${item} at ${frame}`).sort();
}

/** Changes feeds as often as asked for; throws for the first element that is not where the rules put it. */
export function checkFeeds(layouts, times, seed, fault = 0) {
  const random = new Random(seed);
  let compared = 0;
  for (let time = 0; time < times;) {
    const feed = layouts.feed({ length });
    const sections = [];
    for (let turn = 0; turn < 25 && time < times; turn += 1, time += 1) {
      const name = sections.length < 2 ? "insertSection" : random.one(Object.keys(changes));
      changes[name](feed, sections, random);
      const { elements, contentHeight } = rule(sections);
      const said = `feed, change ${time} (${name}), seed ${seed}`;
      if (feed.contentHeight !== contentHeight + fault) {
        throw new Error(`${said}: content of ${feed.contentHeight}, not ${contentHeight}`);
      }
      for (const { kind, section, item, frame } of elements) {
        const found = feed.frame(kind, section, Math.max(item, 0));
        if (`${found}` !== `${frame}`) {
          throw new Error(`${said}: ${kind} ${section}.${item} at ${found}, not ${frame}`);
        }
      }
      const view = [0, 8 * random.below(contentHeight / 8 + 1), length, 8 * (1 + random.below(60))];
      const expected = listed(elements.map((element) => ({ ...element, frame: pinned(element, view) }))
        .filter(({ frame: [, y, , height] }) => y < view[1] + view[3]
          && (height > 0 ? y + height > view[1] : y >= view[1])));
      const found = listed(feed.elements(view)
        .map((element) => ({ ...element, frame: [element.x, element.y, element.width, element.height] }))
        // One without height is found by both of two views that touch there.
        .filter(({ frame: [, y, , height] }) => height > 0 || y < view[1] + view[3]));
      if (`${found}` !== `${expected}`) {
        const difference = [...found.filter((text) => !expected.includes(text)).map((text) => `+ ${text}`),
          ...expected.filter((text) => !found.includes(text)).map((text) => `- ${text}`)];
        throw new Error(`${said}, in ${view}: ${difference.slice(0, 4).join("; ")}`);
      }
      compared += elements.length;
    }
    feed.destroy();
  }
  return `${times} changes, ${compared} elements`;
}
