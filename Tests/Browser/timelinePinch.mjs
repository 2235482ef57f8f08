// A pinch on the timeline goes from days to months and back, by fingers, ctrl and the wheel, a button or keys.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

/** Waits until no pinch is going on, and both groupings are laid out. */
const rested = (browser) => until(() => browser.call(() => {
  const { pinched, button, work } = window.views.timeline;
  return pinched || work.isBusy || button.disabled
    ? `the timeline does not rest: ${[pinched?.length, work.isBusy, button.disabled]}` : null;
}));

/** The middle of the picture that is nearest to a point and in view as a whole. */
const pictureNear = (browser, x, y) => browser.call((x, y) => {
  const { viewport } = window.views.timeline;
  const view = viewport.getBoundingClientRect();
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const far = (box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y);
  const boxes = [...viewport.querySelectorAll(".landscape")].map((tile) => tile.getBoundingClientRect());
  return middle(boxes.filter(({ top, bottom }) => top > view.top + 50 && bottom < view.bottom)
    .reduce((best, box) => (far(best) < far(box) ? best : box))).map(Math.round);
}, x, y);

/** What is at a point: the number of a picture, and how far that is from where a part of its height would be. */
const at = (browser, [x, y], held) => browser.call((x, y, held) => {
  const view = window.views.timeline;
  const number = (node) => {
    const [kind, section, item] = node.dataset.key.split(" ");
    if (kind === "picture") return Number(section);
    return kind === "item" ? view.sections[section].pictures.first + Number(item) : -1;
  };
  const tiles = [...view.viewport.querySelectorAll(".tile[data-key]")];
  const node = held
    ? tiles.find((tile) => number(tile) === held.number)
    : document.elementsFromPoint(x, y).find((tile) => tile.dataset.key && number(tile) >= 0);
  if (!node) return null;
  const { top, height } = node.getBoundingClientRect();
  const part = held?.part ?? (y - top) / height;
  return { number: number(node), part, far: Math.abs(top + part * height - y) };
}, x, y, held);

const state = (browser) => browser.call(() => {
  const { grouping, button, scroller, feed, sections, viewport } = window.views.timeline;
  const slider = document.getElementById("scrubber");
  return {
    title: grouping.title, words: button.textContent, offset: scroller.offset, count: feed.sectionCount,
    slider: `${slider.ariaLabel} of ${Number(slider.max) + 1}`, sections: sections.length,
    headings: document.querySelectorAll("#timeline-view .heading").length, label: viewport.ariaLabel,
  };
});

/** What is wrong with the elements on the way, or null: each is where it must be; pictures are whole, headers fade. */
const onTheWay = () => {
  const { pinched, scroller, viewport } = window.views.timeline;
  const { left, top } = viewport.getBoundingClientRect();
  for (const { key, x, y, width, kind } of pinched) {
    const node = scroller.node(key);
    const box = node.getBoundingClientRect();
    const off = Math.hypot(box.left - left - x, box.top - top - y, box.width - width);
    if (!(off < 0.05)) return `${key} is ${off} off`;
    const { opacity } = getComputedStyle(node);
    if (kind === "item" ? opacity !== "1" : !(opacity > 0 && opacity < 1)) return `${key} is ${opacity} opaque`;
  }
  const pictures = pinched.filter(({ kind }) => kind === "item");
  if (new Set(pictures.map(({ key }) => key)).size !== pictures.length) return "a picture is there twice";
  return pictures.length > 5 ? null : `only ${pictures.length} pictures are on the way`;
};

const scaleByWheel = (browser, [clientX, clientY], scale) => browser.call((clientX, clientY, scale) => {
  const event = new WheelEvent("wheel", {
    ctrlKey: true, deltaY: -100 * Math.log(scale), clientX, clientY, cancelable: true, bubbles: true,
  });
  document.getElementById("timeline-view").dispatchEvent(event);
  return event.defaultPrevented;
}, clientX, clientY, scale);

/** The steps of a pinch by the fingers of a screen that can be touched. */
function fingers(browser, [x, y]) {
  let apart = 128;
  const touch = (type) => browser.send("Input.dispatchTouchEvent", {
    type, touchPoints: type === "touchEnd" ? [] : [-apart, apart].map((dx, id) => ({ x: x + dx / 2, y: y + dx / 4, id })),
  });
  return {
    begin: () => touch("touchStart"),
    scale: async (scale) => {
      apart *= scale;
      await touch("touchMove");
      await browser.call(() => new Promise(requestAnimationFrame).then(() => null));
    },
    end: () => touch("touchEnd"),
  };
}

function wheel(browser, point) {
  return {
    begin: () => {},
    scale: async (scale) => expect(await scaleByWheel(browser, point, scale), "the browser zooms"),
    end: () => {},
  };
}

async function checkPinches(browser, handAt) {
  await browser.call("controls.mjs#show", "timeline");
  await rested(browser);
  const { left, top, width, height } = await browser.call(() => {
    const { left, top, width, height } = document.getElementById("timeline-view").getBoundingClientRect();
    return { left, top, width, height };
  });
  for (const [day, part, scales, title] of [
    [40, 1 / 3, [0.6, 0.7], "Month"], [40, 1 / 3, [1.6, 1.5], "Day"], [77, 0.4, [0.9], "Day"], [1500, 0.7, [0.8, 0.3], "Month"],
    [null, 0.3, [1.02], "Month"], [null, 0.3, [0.5], "Month"], [null, 0.3, [2, 2.5], "Day"],
  ]) {
    const said = `a pinch by ${scales} at day ${day}`;
    if (day !== null) {
      await browser.call((day) => {
        const { scroller, feed, isDaily } = window.views.timeline;
        // Thirds of a point, and not at an end.
        if (isDaily) scroller.moveTo(feed.frame("header", day)[1] + 400 / 3);
      }, day);
    }
    const before = await state(browser);
    const point = await pictureNear(browser, left + width / 4, top + part * height);
    const held = await at(browser, point);
    expect(held !== null, `${said}: no picture is under the finger`);
    const hand = handAt(browser, point);
    await hand.begin();
    for (const [step, scale] of scales.entries()) {
      await hand.scale(scale);
      const isPinched = await browser.call(() => window.views.timeline.pinched !== null);
      if (step > 0 || !isPinched) continue;
      const wrong = await browser.call(onTheWay);
      expect(wrong === null, `${said}: ${wrong}`);
      const { far } = await at(browser, point, held);
      expect(far < 1.5, `${said}: what is under the finger is ${far} off on the way`);
    }
    await hand.end();
    await rested(browser);
    const after = await state(browser);
    expect(after.title === title, `${said} leads to ${after.title}s`);
    expect(after.count === after.sections && after.headings > 0, `${said}: ${JSON.stringify(after)}`);
    expect(after.slider === `${title} of ${after.sections}`, `${said}: the slider is for ${after.slider}`);
    expect(after.label === `Pictures by ${title.toLowerCase()}`, `${said}: it is called ${after.label}`);
    if (before.title === title) {
      expect(before.offset === after.offset, `${said} scrolls`);
      continue;
    }
    const now = await at(browser, point, held);
    expect(now?.far < 1.5, `${said} moves what is under the finger by ${now?.far}`);
  }
}

/** With ctrl and the wheel, the button, and keys. */
export async function checkTimelinePinch(browser) {
  await checkPinches(browser, wheel);
  const steps = {
    "the button": () => browser.call(() => { document.querySelector("[name=regroup]").click(); }),
    "-": () => browser.press("-"), "+": () => browser.press("+"),
  };
  await browser.call(() => {
    const view = document.getElementById("timeline-view");
    view.focus();
    // The browser's own zoom.
    view.dispatchEvent(new KeyboardEvent("keydown", { key: "-", ctrlKey: true, bubbles: true }));
  });
  expect((await state(browser)).title === "Day", "ctrl and - lead to months");
  for (const [step, title, words] of [["-", "Month", "Show days"], ["-", "Month", "Show days"], ["+", "Day", "Show months"],
    ["the button", "Month", "Show days"], ["the button", "Day", "Show months"]]) {
    await steps[step]();
    await rested(browser);
    const now = await state(browser);
    expect(now.title === title && now.words === words, `${step} leads to ${JSON.stringify(now)}`);
  }
}

/** With two fingers, on a screen that can be touched. */
export const checkTimelinePinchByTouch = (browser) => checkPinches(browser, fingers);
