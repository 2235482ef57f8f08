// Addresses: each tab has one, and so has each picture, message and card.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

const hash = (browser) => browser.call(() => location.hash);

/** Waits until the address is one. */
const untilHash = (browser, wanted) => until(async () => {
  const now = await hash(browser);
  return now === wanted ? null : `the address is ${now}, not ${wanted}`;
}, 10);

/** Each tab writes its address, and an address selects its tab. */
export async function checkTabAddresses(browser) {
  for (const tab of ["timeline", "chat", "rows", "wheel", "mixed", "wall"]) {
    await browser.call("controls.mjs#show", tab);
    // The card in focus is a part of the address of the wheel.
    await until(async () => {
      const now = await hash(browser);
      return now.split("/")[0] === `#${tab}` ? null : `${tab} has ${now}`;
    });
  }
  for (const [address, tab] of [["#rows", "rows"], ["#nothing", "wall"], ["#chat", "chat"], ["", "wall"]]) {
    await browser.call((address) => { location.hash = address; }, address);
    await until(() => browser.call((tab) => {
      const selected = document.querySelector("[role=tab][aria-selected=true]").id;
      return selected === `${tab}-tab` ? null : `${selected} is selected`;
    }, tab));
  }
}

/** The item that is in the middle of a view, by its number, is the one that an address asked for. */
const isInMiddle = (browser, tab, number) => browser.call((tab, number) => {
  const view = window.views?.[tab];
  if (!view?.feed || view.work?.isBusy) return `${tab} is not laid out`;
  let item = number - 1;
  const section = view.sections.findIndex((section) => {
    const { length } = view.itemsOf(section);
    if (item < length) return true;
    item -= length;
    return false;
  });
  const box = view.scroller.node(`item ${view.sections[section].id ?? section} ${item}`)?.getBoundingClientRect();
  if (!box) return `${number} is not shown`;
  const { top, height } = view.viewport.getBoundingClientRect();
  // Headers that are pinned over it leave less of the view.
  return Math.abs((box.top + box.bottom) / 2 - top - height / 2) < 60 ? null : `${number} is at ${box.top - top}`;
}, tab, number);

/** An address leads to its picture, on a page that was just loaded too, and a picture that is picked has one. */
export async function checkPictureAddresses(browser, url) {
  for (const [tab, number] of [["timeline", 456_789], ["rows", 12_345], ["mixed", 700]]) {
    await browser.open("about:blank");
    await browser.open(`${url}#${tab}/${number}`);
    await until(() => isInMiddle(browser, tab, number), 60);
  }
  await browser.call(() => { location.hash = "#mixed/333"; });
  await until(() => isInMiddle(browser, "mixed", 333));
  const picked = await browser.call(() => {
    const { viewport } = window.views.mixed;
    const { bottom } = viewport.getBoundingClientRect();
    const node = [...viewport.querySelectorAll("[data-key^=item]")]
      .find((node) => node.getBoundingClientRect().bottom > bottom - 100);
    node.click();
    return node.dataset.key;
  });
  await until(async () => {
    const now = await hash(browser);
    return now !== "#mixed/333" && /^#mixed\/\d+$/.test(now) ? null : `${picked} has ${now}`;
  });
  const number = Number((await hash(browser)).split("/")[1]);
  const [first, key] = await browser.call((number) => {
    const { sections, scroller } = window.views.mixed;
    scroller.moveTo(0);
    window.views.mixed.showNumber(number);
    let item = number - 1;
    const section = sections.findIndex(({ pictures }) => {
      if (item < pictures.length) return true;
      item -= pictures.length;
      return false;
    });
    return [scroller.offset, `item ${section} ${item}`];
  }, number);
  expect(key === picked && first > 0, `${picked} was picked, its address is that of ${key}`);
  await until(() => isInMiddle(browser, "mixed", number));

  await browser.call(() => { location.hash = "#wall/654321"; });
  await until(() => browser.call(() => {
    const { current, ids } = window.views.wall;
    return ids[current] === 654_320 && window.wall.visible().includes(current) ? null : `${ids[current]} is current`;
  }));
  await browser.call("scan.mjs#focusViewport");
  await browser.press("Home");
  await untilHash(browser, "#wall/1");
  await browser.call(() => { location.hash = "#wheel/321"; });
  await until(() => browser.call(() => {
    const { wheel, offset, motion } = window.views.wheel;
    return !motion && wheel?.focusedItem(offset) === 320 ? null : "card 321 is not in focus";
  }));
  await browser.call(() => { window.views.wheel.stage.focus(); });
  await browser.press("ArrowRight");
  await untilHash(browser, "#wheel/322");
}
