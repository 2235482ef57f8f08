// What every visitor needs of the page: small windows, other colours, pixels and keys, a screen reader,
// and a page that answers while it works.
import { expect } from "./checks.mjs";
import { look } from "./using.mjs";
import { until } from "./waiting.mjs";

const tabs = ["wall", "mixed", "timeline", "chat", "rows", "wheel"];

async function expectNothing(browser, complaints) {
  const said = await complaints;
  expect(said.length === 0, said.slice(0, 5).join("; "));
}

const show = async (browser, tab) => {
  await browser.call("controls.mjs#show", tab);
  if (tab !== "timeline") return;
  await until(() => browser.call(() => window.views.timeline.isLaidOut ? null : "no timeline"));
};

/** Nothing is cut off in narrow windows, and the layout has most of those that are low. */
export async function checkBars(browser) {
  for (const [width, height, leastView] of [
    [320, 640, 0.6], [360, 740, 0.6], [844, 390, 0.65], [700, 800, 0.55], [1000, 800, 0.6], [1101, 800, 0.7],
    [1200, 800, 0.7], [1280, 800, 0.75],
    // At 200 %, as a window of twice the size.
    [640, 400, 0.5],
  ]) {
    await expectNothing(browser, browser.call("visiting.mjs#barComplaints", width, height, leastView));
  }
}

/** Pictures keep their colours where a system allows but a few; the chosen tab has a border of its own. */
export async function checkForcedColors(browser) {
  await browser.forceColors(true);
  try {
    // Firefox tells its pages of a preference when it comes to it.
    await until(() => browser.call(() =>
      matchMedia("(forced-colors: active)").matches ? null : "no colours are forced"));
    const data = await browser.picture();
    const colors = await browser.call(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      return [...document.querySelectorAll("#wall-view .landscape")].map((tile) => {
        const { left, top } = tile.getBoundingClientRect();
        return [...canvas.getImageData((left + 5) * scale, (top + 5) * scale, 1, 1).data].join();
      });
    }, data);
    expect(new Set(colors).size >= 8, `all tiles are in ${[...new Set(colors)].join(" and ")}`);
    const [chosen, other] = await browser.call(() => ["true", "false"].map((isSelected) =>
      getComputedStyle(document.querySelector(`[role=tab][aria-selected=${isSelected}]`)).borderTopWidth));
    expect(chosen !== other, "the chosen tab looks like the others");
  } finally {
    await browser.forceColors(false);
  }
}

/** A window that is taken to another screen, where a point has other pixels, is laid out for these. */
export async function checkPixels(browser) {
  for (const tab of ["wall", "mixed", "chat"]) {
    await show(browser, tab);
    for (const scale of [1.5, 1.25]) {
      await browser.setScale(scale);
      await until(() => browser.call((tab) => {
        const view = window.views[tab];
        // Chromium's protocol changes pixels without a word: then the next scroll counts.
        view.scroller.moveTo(view.scroller.offset + 1);
        const laidOut = JSON.parse(view.laidOut);
        return laidOut.scale === devicePixelRatio && devicePixelRatio !== 1
          ? null : `${tab} is laid out for ${laidOut.scale} of ${devicePixelRatio} pixels`;
      }, tab), 5);
    }
    await browser.setScale(browser.name === "Firefox" ? -1 : 1);
  }
}

/** Elements stand in the order of their items once scrolling rests, on every tab. */
export async function checkOrder(browser) {
  for (const tab of tabs) {
    await show(browser, tab);
    for (let step = 0; step < 8; step += 1) {
      await browser.call((tab) => {
        const { scroller, wheel, ...view } = window.views[tab];
        if (scroller) scroller.viewport.scrollTop += 333;
        else window.views[tab].comeToRest({ to: view.offset + 5.5 * wheel.step });
      }, tab);
      if (step % 3 === 2) await new Promise((resolve) => { setTimeout(resolve, 30); });
    }
    await until(async () => {
      const wrong = await browser.call("visiting.mjs#disorder", tab);
      return wrong.length === 0 ? null : `${tab}: ${wrong.length} are read late: ${wrong.slice(0, 5)}`;
    }, 5);
    await expectNothing(browser, browser.call("visiting.mjs#rawNames"));
  }
}

/** The name of the current picture is that of an element, also when it is deleted or scrolled away. */
export async function checkNames(browser) {
  await show(browser, "wall");
  await browser.call("controls.mjs#choose", { count: 1000 });
  await browser.call("scan.mjs#focusViewport");
  const steps = {
    arrow: () => browser.press("ArrowDown"), Delete: () => browser.press("Delete"),
    button: () => browser.call("controls.mjs#act", "remove"), End: () => browser.press("End"),
    "Delete at the end": () => browser.press("Delete"),
    away: () => browser.call(() => { window.wall.moveTo(0); }),
    shuffle: () => browser.call("controls.mjs#act", "shuffle"),
  };
  for (const [name, step] of Object.entries(steps)) {
    await step();
    await look(browser, name);
    const complaint = await browser.call("visiting.mjs#activeComplaint");
    expect(complaint === null, `after ${name}: ${complaint}`);
  }
}

export async function checkTabKeys(browser) {
  await browser.call(() => { document.querySelector("#wall-tab").focus(); });
  for (const [key, name] of [["End", "wheel"], ["ArrowLeft", "rows"], ["Home", "wall"], ["ArrowLeft", "wheel"]]) {
    await browser.press(key);
    const focused = await browser.call(() => document.activeElement.id);
    expect(focused === `${name}-tab`, `${key} leads to ${focused}`);
  }
}

/** Borders of controls and the ring around the current picture stand out from what is beside them. */
export async function checkLines(browser) {
  await browser.call("scan.mjs#focusViewport");
  await browser.press("ArrowDown");
  await expectNothing(browser, browser.call("visiting.mjs#faintLines"));
}

export async function checkTargets(browser) {
  for (const tab of tabs) {
    await show(browser, tab);
    await expectNothing(browser, browser.call("visiting.mjs#smallTargets", 44));
  }
}

/** No task lays out more than some thousand pictures: counted, since times are those of a machine. */
export async function checkTasks(browser) {
  const tasks = [
    ["wall", "document.querySelector('[data-action=shuffle]').click()"],
    ["timeline", "document.querySelector('#timeline-tab').click()"],
    ["timeline", "document.body.style.width = '80%'"], ["timeline", "document.body.style.width = ''"],
  ];
  for (const [tab, body] of tasks) {
    const { most, all, isProgressShown } = await browser.call("visiting.mjs#longestTask", tab, body);
    expect(all >= 1_000_000, `${tab}, ${body}: only ${all} pictures are laid out`);
    expect(most <= 25_000, `${tab}, ${body}: a task lays out ${most} pictures`);
    expect(!isProgressShown, "the progress stays");
  }
}

const choosing = (name, set) => `const control = document.querySelector("[name=${name}]");
  control.${set}; control.dispatchEvent(new Event("change", { bubbles: true }));`;

/** Ten million pictures: they come in parts, and what cannot be divided says first that it takes long. */
export async function checkMillions(browser) {
  await browser.call(() => { window.wall.moveTo(5000); });
  const { most, all, isProgressShown } = await browser.call("visiting.mjs#longestTask", "wall",
    choosing("count", "value = '10000000'"));
  expect(all === 10_000_000 && most <= 400_000, `a task lays out ${most} of ${all} pictures`);
  expect(!isProgressShown, "the progress stays");
  for (const body of [
    choosing("columns", "value = '5'"), choosing("spans", "checked = true"),
    choosing("spans", "checked = false"), choosing("packing", "value = 'dense'"),
    "document.querySelector('[data-action=insert]').click()",
    "document.querySelector('[data-action=remove]').click()",
  ]) {
    const { isSilent, most, isProgressShown } = await browser.call("visiting.mjs#longChange", body);
    expect(!isSilent, `${body}: no sign of progress`);
    expect(most < 1000, `${body}: a closure is called for ${most} numbers`);
    expect(!isProgressShown, `${body}: the progress stays`);
  }
  const count = await browser.call(() => window.wall.count);
  expect(count === 10_000_002, `${count} pictures`);
  // Another choice while pictures come: both count.
  await browser.call(() => {
    for (const [name, value] of [["count", "1000000"], ["columns", "7"]]) {
      const control = document.querySelector(`[name=${name}]`);
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await until(() => browser.call(() => {
    const { count, columnCount, isBusy } = window.views.wall;
    return !isBusy && count === 1_000_000 && columnCount === 7 ? null : `${count} pictures in ${columnCount} columns`;
  }));
}

/** A ring has all its cards around its centre, none on its head, and no end. */
export async function checkRing(browser) {
  await show(browser, "wheel");
  await browser.call("controls.mjs#choose", { cards: "ring" });
  await browser.call("wheelMotion.mjs#rest");
  const complaint = (part) => browser.call((part) => {
    const { wheel, settings, stage, offset, ...view } = window.views.wheel;
    const turn = wheel.turnLength / settings.itemCount;
    window.views.wheel.moveTo(offset + part * turn);
    const cards = [...stage.querySelectorAll("[data-index]")];
    if (cards.length !== 13) return `${cards.length} cards`;
    const places = cards.map((card) => {
      const { a, b, e, f } = new DOMMatrix(getComputedStyle(card).transform);
      if (!(a > -1e-6)) return `card ${card.dataset.index} is turned by ${Math.atan2(b, a)}`;
      const [x, y] = [e + parseFloat(card.style.width) / 2, f + parseFloat(card.style.height) / 2];
      const [dx, dy] = [x - settings.center[0], y - settings.center[1]];
      if (Math.abs(Math.hypot(dx, dy) - settings.radius) > 0.05) return `card ${card.dataset.index} is off the rim`;
      return (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
    });
    const wrong = places.find((place) => typeof place === "string");
    if (wrong) return wrong;
    places.sort((one, other) => one - other);
    const uneven = places.some((place, at) => at > 0 && Math.abs(place - places[at - 1] - 2 * Math.PI / 13) > 1e-3);
    return uneven ? `the cards are at ${places}` : null;
  }, part);
  for (const part of [0, 1 / 3, 0.25, 5.5, 11, -40 / 3]) {
    const said = await complaint(part);
    expect(said === null, `${said} after ${part}`);
  }
  const focused = () => browser.call(() => {
    const { wheel, motion, offset } = window.views.wheel;
    return motion ? null : wheel.focusedItem(offset);
  });
  await browser.call(() => { window.views.wheel.stage.focus(); });
  await browser.press("Home");
  for (let step = 0; step <= 14; step += 1) {
    await until(async () => {
      const now = await focused();
      return now === step % 13 ? null : `after ${step} keys ${now} is in focus`;
    });
    await browser.press("ArrowRight");
  }
  await browser.call("controls.mjs#choose", { cards: "alike" });
}

/** Rows fill the width and follow each other; optimal ones are nearer to their height than greedy ones. */
export async function checkRowChoices(browser) {
  await show(browser, "rows");
  for (const rowHeight of [100, 230]) {
    const off = {};
    for (const breaking of ["greedy", "optimal"]) {
      await browser.call("controls.mjs#choose", { breaking, rowHeight });
      off[breaking] = await browser.call((target) => {
        const { feed, viewport } = window.views.rows;
        const rows = new Map();
        for (let item = 0; item < 19_000; item += 1) {
          const [x, y, width, height] = feed.frame("item", 0, item);
          const row = rows.get(y) ?? { end: 12, height };
          if (Math.abs(x - row.end - (row.end > 12 ? 6 : 0)) > 0.01) throw new Error(`item ${item} is at ${x}`);
          rows.set(y, { end: x + width, height });
        }
        const all = [...rows.values()].slice(0, -1);
        const short = all.find(({ end }) => Math.abs(end - (viewport.clientWidth - 12)) > 0.01);
        if (short) throw new Error(`a row ends at ${short.end} of ${viewport.clientWidth}`);
        return all.reduce((sum, { height }) => sum + (height - target) ** 2, 0) / all.length;
      }, rowHeight);
    }
    expect(off.optimal < 0.8 * off.greedy, `${rowHeight}: ${JSON.stringify(off)}`);
  }
}

/** A last row that is not full lies as high as the others, or fills the width, or is left out; it comes into view. */
export async function checkLastRow(browser) {
  await show(browser, "rows");
  for (const [breaking, rowHeight] of [["greedy", 110], ["optimal", 150]]) {
    const last = {};
    for (const lastRow of ["natural", "filling", "heldBack"]) {
      await browser.call("controls.mjs#choose", { breaking, rowHeight, lastRow });
      last[lastRow] = await browser.call(() => {
        const { feed, viewport, scroller } = window.views.rows;
        const frames = Array.from({ length: 100 }, (_, at) => feed.frame("item", 0, 19_900 + at)).filter(Boolean);
        const row = frames.filter(([, y]) => y === frames.at(-1)[1]);
        const [x, y, width, height] = row.at(-1);
        const shown = scroller.node(`item 0 ${19_900 + frames.length - 1}`)?.getBoundingClientRect();
        const view = viewport.getBoundingClientRect();
        return {
          first: row[0][0], room: viewport.clientWidth - 12 - x - width, height, shown: frames.length, row: row.length,
          below: feed.contentHeight - y - height, end: shown && view.bottom - shown.bottom,
          above: frames.at(-1 - row.length)[3], ratio: width / height,
        };
      });
    }
    const { natural, filling, heldBack } = last;
    const said = `${breaking}, ${rowHeight}: ${JSON.stringify(last)}`;
    expect(natural.shown === 100 && natural.room > 1 && natural.first === 12, said);
    expect(Math.abs(natural.height - natural.above) < 1.5, said);
    expect(filling.shown === 100 && filling.row === natural.row && Math.abs(filling.room) < 0.01, said);
    expect(heldBack.shown === 100 - natural.row && Math.abs(heldBack.room) < 0.01, said);
    for (const { below, end } of Object.values(last)) expect(below === 18 && Math.abs(end - 18) < 1, said);
  }
  await browser.call("controls.mjs#choose", { breaking: "optimal", rowHeight: 180, lastRow: "natural" });
}

/**
 * Days with few pictures share lines: as many as fit side by side, all pictures of a line of one height, which
 * fills the width where there is no room for the next day.
 */
export async function checkSharedLines(browser) {
  await show(browser, "timeline");
  let [shared, filled] = [0, 0];
  for (const width of [1200, 390]) {
    await browser.resize({ width, height: 800 });
    await until(() => browser.call(() => {
      const { work, isLaidOut } = window.views.timeline;
      return !work.isBusy && isLaidOut ? null : "the timeline is not laid out";
    }));
    const counts = await browser.call(() => {
      const { feed, sections, viewport } = window.views.timeline;
      const days = sections.map(({ pictures }, day) => {
        const [x, y, width, height] = feed.frame("header", day);
        const frames = Array.from({ length: Math.min(pictures.length, 30) }, (_, item) => feed.frame("item", day, item));
        // As wide as its pictures at the height that rows are to have, and the distances about them.
        const wanted = pictures.ratios.slice(0, 30)
          .reduce((sum, ratio) => sum + 150 * (ratio > 0 ? Math.min(Math.max(ratio, 1 / 32), 32) : 1) + 4, 12);
        return { day, x, y, width, height, frames, wanted };
      });
      const lines = Object.values(Object.groupBy(days, ({ y }) => y)).sort((one, other) => one[0].y - other[0].y);
      const room = viewport.clientWidth;
      const fail = (line, said) => {
        throw new Error(`the line of days ${line[0].day} to ${line.at(-1).day} at ${room}: ${said}`);
      };
      let [shared, filled] = [0, 0];
      lines.forEach((line, at) => {
        const [first, last] = [line[0], line.at(-1)];
        const next = lines[at + 1]?.[0];
        const wanted = line.reduce((sum, { wanted }) => sum + wanted + 8, -8);
        const isShort = first.wanted <= room - 2;
        const goesOn = next && isShort && next.wanted <= room - 2 && wanted + 8 + next.wanted <= room - 2;
        if (goesOn) fail(line, "the next day fits");
        if (line.length === 1) return;
        if (wanted > room + 2) fail(line, "it is full");
        shared += line.length;
        line.forEach(({ day, x, width, y, height, frames }, place) => {
          const before = line[place - 1];
          if (day !== first.day + place) fail(line, `day ${day} is in it`);
          if (before && Math.abs(x - before.x - before.width - 8) > 1.01) fail(line, `day ${day} is at ${x}`);
          const [left, top, , high] = frames[0];
          const isApart = Math.abs(left - x - 8) > 1.01 || Math.abs(x + width - frames.at(-1)[0] - frames.at(-1)[2] - 8) > 1.01;
          if (isApart || top < y + height) fail(line, `day ${day} has pictures at ${frames}`);
          if (frames.some(([, y, , length]) => y !== top || length !== high)) fail(line, `day ${day} has rows`);
          if (high !== first.frames[0][3] || top !== first.frames[0][1]) fail(line, `day ${day} is ${high} high`);
        });
        const end = room - last.x - last.width;
        const isFull = next && next.wanted <= room - 2;
        if (isFull && Math.abs(end) > 1.01 && first.frames[0][3] < 299) fail(line, `it ends ${end} before the edge`);
        if (isFull) filled += 1;
      });
      return [shared, filled];
    });
    shared += counts[0];
    filled += counts[1];
  }
  await browser.resize({});
  expect(shared > 1000 && filled > 200, `${shared} days share lines, ${filled} of which are full`);
  return `${shared} days in shared lines, ${filled} full lines`;
}

/** The scrubber leads to each day and says which; keys go by days and months, its bubble is beside its thumb. */
export async function checkScrubber(browser) {
  await show(browser, "timeline");
  const state = () => browser.call(() => {
    const { timeline } = window.views;
    const [slider, bubble] = ["scrubber", "day"].map((id) => document.getElementById(id));
    const box = bubble.getBoundingClientRect();
    const way = slider.getBoundingClientRect();
    const { sections, scroller, feed } = timeline;
    const day = Number(slider.value);
    const start = Math.min(feed.frame("header", day)[1], scroller.end);
    return {
      day, isThere: Math.abs(scroller.offset - start) < 1, last: sections.length - 1,
      isNamed: slider.ariaValueText === sections[day].name && bubble.textContent === sections[day].name,
      month: sections[day].chapter, isBubbleShown: !bubble.hidden,
      far: Math.abs((box.top + box.bottom) / 2 - way.top - way.height * (day / (sections.length - 1))),
    };
  });
  const expectDay = async (said, day, now) => {
    expect(now.day === day && now.isThere && now.isNamed, `${said} leads to ${JSON.stringify(now)}, not ${day}`);
    expect(now.isBubbleShown && now.far < 14, `${said}: the bubble is ${now.far} from the thumb`);
  };
  await browser.call(() => { document.getElementById("scrubber").focus(); });
  const { last } = await state();
  let day = 0;
  for (const [key, next] of [
    ["Home", () => 0], ["ArrowDown", (day) => day + 1], ["ArrowDown", (day) => day + 1],
    ["ArrowUp", (day) => day - 1], ["End", () => last], ["ArrowUp", (day) => day - 1],
    ["ArrowUp", (day) => day - 1], ["ArrowDown", (day) => day + 1], ["ArrowDown", (day) => day + 1],
  ]) {
    await browser.press(key);
    day = next(day);
    await expectDay(key, day, await state());
  }
  for (const day of [1500, 123, 2999, 0]) {
    await browser.call((day) => {
      const slider = document.getElementById("scrubber");
      slider.value = day;
      slider.dispatchEvent(new Event("input"));
    }, day);
    await expectDay("the thumb", day, await state());
  }
  const before = await state();
  await browser.press("PageDown");
  const after = await state();
  expect(after.day > before.day && after.month !== before.month && after.day <= before.day + 31,
    `Page Down leads from ${before.day} to ${after.day}`);
  await browser.press("PageUp");
  expect((await state()).day < after.day, "Page Up does not lead back");
  // What scrolls otherwise moves the thumb.
  await browser.call(() => { window.views.timeline.scroller.moveTo(window.views.timeline.feed.frame("header", 77)[1]); });
  expect((await state()).day === 77, "the thumb does not follow");
  const sum = await browser.call(() => window.views.timeline.count);
  expect(sum === 1_000_000 && last === 2999, `${sum} pictures, ${last + 1} days`);
  await show(browser, "wall");
}
