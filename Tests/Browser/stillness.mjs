// What is in view stays while pictures are added above, and keeps its column while others are added amid it.
import { expect } from "./checks.mjs";

/** Runs in the page: where pictures in view are in it, by the names of their elements. */
export function places() {
  const view = document.querySelector("#wall-view");
  const { left, top } = view.getBoundingClientRect();
  return [...view.querySelectorAll("[data-index]")]
    .map((element) => ({ id: element.id, ...element.getBoundingClientRect().toJSON() }))
    .filter((frame) => frame.y < top + view.clientHeight && frame.y + frame.height > top && frame.width > 0)
    .map(({ id, x, y, height }) => ({ id, x: x - left, y: y - top, height }));
}

const look = async (browser) => {
  await browser.call("scan.mjs#settle");
  return new Map((await browser.call("stillness.mjs#places")).map((place) => [place.id, place]));
};

/** How many of the pictures that are in view before and after something are elsewhere, and how many there are. */
async function movedBy(browser, action, isMoved) {
  const before = await look(browser);
  await browser.call("controls.mjs#act", action);
  const after = await look(browser);
  const stay = [...before.values()].filter(({ id }) => after.has(id));
  return { count: stay.length, moved: stay.filter((old) => isMoved(old, after.get(old.id))).length };
}

/** Adds pictures above and in view; where columns are packed anew, pictures must move. */
export async function checkStillness(browser) {
  const isElsewhere = (old, now) => Math.abs(now.x - old.x) > 0.05 || Math.abs(now.y - old.y) > 0.05;
  const isInOtherColumn = (old, now) => Math.abs(now.x - old.x) > 0.05;
  let total = 0;
  for (const columns of [1, 2, 3, 4, 6]) {
    await browser.call("controls.mjs#choose", { count: 10_000, columns, keeps: true });
    await browser.call((to) => { window.wall.moveTo(to); }, 30_000 / columns + 1234.5);
    for (let time = 0; time < 3; time += 1) {
      const above = await movedBy(browser, "newer", isElsewhere);
      expect(above.moved === 0 && above.count >= columns,
        `${columns} columns: ${above.moved} of ${above.count} moved as pictures were added above`);
      const amid = await movedBy(browser, "insert", isInOtherColumn);
      expect(amid.moved === 0, `${columns} columns: ${amid.moved} of ${amid.count} changed their column`);
      total += above.count + amid.count;
    }
  }
  await browser.call("controls.mjs#choose", { keeps: false });
  const anew = await movedBy(browser, "newer", isElsewhere);
  expect(anew.moved > 0, "packed anew, no picture moved as others were added above");
  const amid = await movedBy(browser, "insert", isInOtherColumn);
  expect(amid.moved > 0, "packed anew, no picture changed its column as others were added amid them");
  await browser.call("controls.mjs#choose", { keeps: true });
  return `0 of ${total} pictures in view moved; packed anew, ${anew.moved} of ${anew.count}`;
}

/**
 * Lets sizes arrive at a place until all in view have theirs. Tells how many pictures changed their column, how
 * many sizes arrived, how many of these out of view, and how many boxes out of view stay grey.
 */
export async function arriveInView(offset) {
  const view = window.views.wall;
  const { prototype } = Wall;
  const { setRatios } = prototype;
  const result = { moved: 0, arrived: 0, unseen: 0 };
  const columns = (indices) => new Map(indices.map((index) => [index, window.wall.frame(index)[0]]));
  prototype.setRatios = function (indices, ratios) {
    const visible = new Set(window.wall.visible());
    const before = columns([...visible]);
    setRatios.call(this, indices, ratios);
    result.arrived += indices.length;
    result.unseen += [...indices].filter((index) => !visible.has(index)).length;
    for (const [index, x] of columns([...visible])) if (x !== before.get(index)) result.moved += 1;
  };
  try {
    window.wall.moveTo(offset);
    const isWaiting = (index) => view.late.isWaiting(view.ids[index]);
    while (window.wall.visible().some(isWaiting)) await new Promise((resolve) => { setTimeout(resolve, 20); });
    result.grey = [...view.scroller.shown.values()].filter(({ item }) => isWaiting(item.index)).length;
  } finally {
    prototype.setRatios = setRatios;
  }
  return result;
}

/** Sizes arrive in view only; no picture changes its column, unless columns are packed anew. */
export async function checkArrivals(browser) {
  const arrive = async (keeps) => {
    await browser.call("controls.mjs#choose", { count: 10_000, columns: 4, keeps, late: false });
    await browser.call("controls.mjs#choose", { late: true });
    return browser.call("stillness.mjs#arriveInView", 4000);
  };
  const [kept, anew] = [await arrive(true), await arrive(false)];
  for (const { arrived, unseen, grey } of [kept, anew]) {
    expect(arrived > 5 && unseen === 0, `${unseen} of ${arrived} sizes arrived out of view`);
    expect(grey > 0, "no grey box waits out of view");
  }
  expect(kept.moved === 0, `${kept.moved} pictures changed their column`);
  expect(anew.moved > 0, "packed anew, no picture changed its column");
  await browser.call("controls.mjs#choose", { keeps: true, late: false });
  return `${kept.arrived} sizes, 0 changes of column; packed anew, ${anew.arrived} and ${anew.moved}`;
}
