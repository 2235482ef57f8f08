// The mixed feed in use: its carousels scroll, its sections close, its first header stretches, and what is
// in view stays there when the window gets another size.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

const show = async (browser) => {
  await browser.call("controls.mjs#show", "mixed");
  await browser.call("feedScan.mjs#lookAt", "mixed");
  await browser.call("feedScan.mjs#settle");
};

/** Throws what a scan over all frames finds wrong. */
async function look(browser, said) {
  await browser.call("feedScan.mjs#settle");
  await browser.call("feedScan.mjs#readFrames");
  const { complaint } = await browser.call("feedScan.mjs#settledState");
  expect(complaint === null, `${said}: ${complaint}`);
  // Their texts are their names; an element that was a picture or a carousel before has others.
  const misnamed = await browser.call(() => [...document.querySelectorAll("#mixed-view :is(.tag, .entry)")]
    .filter((node) => node.role !== "listitem" || node.ariaLabel || node.hasAttribute("tabindex"))
    .map((node) => `${node.textContent} is ${node.role} ${node.ariaLabel}`));
  expect(misnamed.length === 0, `${said}: ${misnamed.slice(0, 3).join("; ")}`);
}

/** The first carousel: its middle, how far it is scrolled, and how far its first two pictures are. */
const carousel = (browser) => browser.call(() => {
  const node = document.querySelector(".carousel");
  const { left, top, width, height } = node.getBoundingClientRect();
  const { feed, sections, viewport } = window.views.mixed;
  const firstIn = viewport.getBoundingClientRect().left;
  const moved = [...document.querySelectorAll(".inside")].map((picture) => {
    const [, section, item] = picture.dataset.key.split(" ").map(Number);
    if (section !== 1) return null;
    return feed.frame("item", section, item)[0] - (picture.getBoundingClientRect().left - firstIn);
  }).filter((distance) => distance !== null);
  return {
    center: [left + width / 2, top + height / 2].map(Math.round), scrolled: node.scrollLeft, moved,
    offset: sections[1].offset ?? 0, end: node.scrollWidth - node.clientWidth,
    isFocused: document.activeElement === node, name: `${node.role} ${node.ariaLabel}`,
  };
});

/** Waits until a carousel is scrolled, and looks whether all its pictures are. */
async function expectScrolled(browser, said, isThere) {
  await until(async () => {
    const now = await carousel(browser);
    return isThere(now.scrolled) ? null : `${said} scrolls to ${now.scrolled}`;
  });
  await look(browser, said);
  const { scrolled, offset, moved } = await carousel(browser);
  expect(offset === scrolled, `${said}: the feed is at ${offset}, the element at ${scrolled}`);
  expect(moved.length > 1, `${said}: ${moved.length} pictures`);
  for (const distance of moved) {
    expect(Math.abs(distance - scrolled) < 0.02, `${said}: pictures moved by ${distance}, not ${scrolled}`);
  }
  return scrolled;
}

/** A carousel scrolls by wheels and keys, and keeps its place when it leaves the view. */
export async function checkCarousel(browser) {
  await show(browser);
  const { center, end, name } = await carousel(browser);
  expect(name === "group November, a carousel", name);
  expect(end > 1000, `only ${end} points are out of view`);
  await browser.wheel(...center, 0, 300);
  const turned = await expectScrolled(browser, "a wheel", (scrolled) => scrolled >= 299);
  await browser.call(() => { document.querySelector(".carousel").focus(); });
  await browser.press("ArrowRight");
  await expectScrolled(browser, "an arrow", (scrolled) => scrolled > turned);
  expect((await carousel(browser)).isFocused, "the focus is lost");
  const vertical = await browser.call(() => window.views.mixed.scroller.offset);
  expect(vertical === 0, `the feed scrolls to ${vertical}`);
  await browser.call((to) => { document.querySelector(".carousel").scrollLeft = to; }, 1e6);
  await expectScrolled(browser, "its end", (scrolled) => Math.abs(scrolled - end) < 1);
  const moveTo = (offset) => browser.call((to) => { window.views.mixed.scroller.moveTo(to); }, offset);
  await moveTo(5000);
  await look(browser, "away");
  await moveTo(0);
  await expectScrolled(browser, "back", (scrolled) => Math.abs(scrolled - end) < 1);
}

/** A carousel follows a finger, and the feed below it does not. */
export async function checkCarouselByTouch(browser) {
  await show(browser);
  const { center: [x, y] } = await carousel(browser);
  await browser.touch("touchStart", x, y);
  for (let step = 1; step <= 10; step += 1) await browser.touch("touchMove", x - 15 * step, y + step % 2);
  await browser.touch("touchEnd", x - 150, y);
  await expectScrolled(browser, "a finger", (scrolled) => scrolled > 80);
  const offset = await browser.call(() => window.views.mixed.scroller.offset);
  expect(offset === 0, `the feed scrolls to ${offset}`);
}

/** Sections close and open by their headers, which stay where they are and keep the focus. */
export async function checkClosing(browser) {
  await show(browser);
  const state = (rank) => browser.call((rank) => {
    const { feed, scroller, viewport } = window.views.mixed;
    const node = scroller.node(`header ${rank} -1`);
    const button = node.querySelector("button");
    return {
      top: node.getBoundingClientRect().top - viewport.getBoundingClientRect().top,
      isExpanded: button.ariaExpanded, isFocused: document.activeElement === button,
      items: viewport.querySelectorAll(`[data-key^="item ${rank} "]`).length,
      length: feed.contentHeight, roles: `${node.role} ${node.ariaLevel} ${node.ariaLabel}`,
      isThere: feed.frame("item", rank, 0) !== null,
    };
  }, rank);
  // 2 is where it is, 3 pinned below the header of the month, 4 out of view but for its header.
  for (const [rank, part] of [[2, -150], [3, 200], [12, -48]]) {
    await browser.call((rank, part) => {
      const { feed, scroller } = window.views.mixed;
      scroller.moveTo(feed.frame("header", rank)[1] + part);
      scroller.node(`header ${rank} -1`).querySelector("button").focus();
    }, rank, part);
    await look(browser, `before ${rank}`);
    const before = await state(rank);
    expect(before.isExpanded === "true" && before.items > 0 && before.isFocused, JSON.stringify(before));
    expect(before.roles === "heading 3 null", before.roles);
    for (const [key, isExpanded] of [["Enter", false], ["Enter", true]]) {
      await browser.press(key);
      await until(async () => ((await state(rank)).isExpanded === `${isExpanded}` ? null : `${key} does nothing`));
      await look(browser, `${rank}, ${isExpanded ? "opened" : "closed"}`);
      const now = await state(rank);
      const said = `section ${rank}, ${JSON.stringify(now)} after ${JSON.stringify(before)}`;
      expect(Math.abs(now.top - before.top) < 0.6, `the header moves: ${said}`);
      expect(now.isFocused, `the focus is lost: ${said}`);
      expect(now.isThere === isExpanded && now.items > 0 === isExpanded, `items: ${said}`);
      expect(isExpanded ? now.length === before.length : now.length < before.length - 100, `length: ${said}`);
    }
  }
  await browser.call(() => {
    const { scroller } = window.views.mixed;
    scroller.moveTo(200);
    scroller.node("header 2 -1").querySelector("button").click();
  });
  await look(browser, "closed by a click");
  expect((await state(2)).isExpanded === "false", "a click does not close");
  await browser.call(() => { window.views.mixed.toggle(2); });
}

/** The first header stretches when its content is pulled, what is below it follows, and all goes back. */
export async function checkPull(browser) {
  await show(browser);
  const [x, y] = await browser.call(() => {
    const { viewport, scroller } = window.views.mixed;
    window.pulled = [];
    scroller.source.updated = () => {
      const [cover, month] = [0, 1].map((rank) => scroller.shown.get(`header ${rank} -1`)?.item);
      if (cover && month) window.pulled.push([cover.y, cover.height, month.y - cover.y - cover.height]);
    };
    const { left, top } = viewport.getBoundingClientRect();
    return [left + 400, top + 300].map(Math.round);
  });
  await browser.wheel(x, y, -240);
  await until(() => browser.call(() => (window.views.mixed.pull === 0
    && window.pulled.some(([, height]) => height > 150) ? null : "the header does not stretch and go back")));
  const pulled = await browser.call(() => window.pulled);
  const wrong = pulled.find(([top, height, gap]) => top !== 0 || height < 150 || Math.abs(gap) > 1e-9);
  expect(!wrong, `the cover is at ${wrong}`);
  expect(pulled.at(-1)[1] === 150, `the cover stays ${pulled.at(-1)[1]} high`);
  expect(Math.max(...pulled.map(([, height]) => height)) >= 200, "it stretches by less than 50 points");
  await look(browser, "let go");
  // A window that gets another size meanwhile ends the pull.
  const resized = await browser.call(() => {
    const view = window.views.mixed;
    view.pullBy(60);
    window.pulled = [];
    view.resized();
    return window.pulled;
  });
  expect(resized.length > 0 && resized.every(([top, height]) => top === 0 && height === 150),
    `resized while it is pulled, the cover is at ${resized[0]}`);
  // Away from its start nothing is pulled.
  await browser.call(() => { window.views.mixed.scroller.moveTo(900); });
  await browser.wheel(x, y, -10);
  expect(await browser.call(() => window.views.mixed.pull) === 0, "it is pulled in its middle");
}

/** What is at the start of the view is there after the window got another size. */
export async function checkPlace(browser) {
  await show(browser);
  const seen = (key) => browser.call((key) => {
    const { scroller, viewport } = window.views.mixed;
    const top = viewport.getBoundingClientRect().top;
    const nodes = [...viewport.querySelectorAll('[data-key^="item"]')].map((node) =>
      ({ key: node.dataset.key, top: node.getBoundingClientRect().top - top, rect: scroller.offset }));
    if (key) return nodes.find((node) => node.key === key) ?? null;
    // Those below the pinned headers, the first in the order of the content.
    const order = ({ key }) => key.split(" ").slice(1).reduce((sum, part) => 1000 * sum + Number(part), 0);
    return nodes.filter((node) => node.top >= 92).sort((one, other) => order(one) - order(other))[0];
  }, key);
  for (const rank of [2, 8, 15, 19]) {
    await browser.resize({ width: 1200, height: 800 });
    await browser.call("feedScan.mjs#settle");
    await browser.call((rank) => {
      const { feed, scroller } = window.views.mixed;
      scroller.moveTo(Math.round(feed.frame("header", rank)[1] + 30));
    }, rank);
    let before = await seen();
    for (const size of [{ width: 700, height: 800 }, { width: 1000, height: 620 }]) {
      await browser.resize(size);
      await look(browser, `section ${rank} at ${size.width}`);
      const now = await seen(before.key);
      expect(now && Math.abs(now.top - before.top) <= 1,
        `${before.key} was at ${before.top} and is at ${now?.top} in ${JSON.stringify(size)}`);
      before = await seen();
    }
  }
  await browser.resize({});
}
