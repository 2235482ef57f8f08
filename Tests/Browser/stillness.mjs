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
  return `0 of ${total} pictures in view moved; packed anew, ${anew.moved} of ${anew.count}`;
}
