// What a screen reader is told, and when: nothing while one scrolls, and of each element what it is in.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

/** Nothing speaks by itself while a layout is scrolled, whatever the bars show. */
export async function checkSilence(browser) {
  for (const tab of ["wall", "mixed", "timeline", "rows"]) {
    await browser.call("controls.mjs#show", tab);
    await until(() => browser.call((tab) => (window.views[tab].length() > 0 ? null : `${tab} is empty`), tab));
    const { said, changes } = await browser.call(saidWhileScrolling, tab);
    expect(changes > 0, `${tab}: no number changed`);
    expect(said.length === 0, `${tab}: ${said.length} times something is said, ${said[0]}`);
  }
}

/** In the page: what live regions said while a layout was scrolled, and how often the status changed. */
async function saidWhileScrolling(tab) {
  const { scroller } = window.views[tab];
  const [said, status] = [[], document.getElementById("status")];
  let changes = 0;
  const isLive = (node) => {
    const region = node.parentElement?.closest("output, [aria-live], [role=status], [role=alert]");
    return region && region.ariaLive !== "off" ? region : null;
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (status.contains(target)) changes += 1;
      const node = target.nodeType === Node.TEXT_NODE ? target : target.firstChild ?? target;
      const region = isLive(node);
      if (region) said.push(`${region.id}: ${region.textContent}`);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (let step = 0; changes < 3; step += 1) {
    scroller.viewport[scroller.names.bar] += step % 2 === 0 ? 700 : -300;
    await new Promise((resolve) => { setTimeout(resolve, 60); });
  }
  observer.disconnect();
  return { said, changes };
}

/** The number on a card is its place in the wheel, and so is the one in its name. */
export async function checkCardNumbers(browser) {
  await browser.call("controls.mjs#show", "wheel");
  const wrong = await browser.call(() => [...document.querySelectorAll("#wheel-view [role=option]")]
    .map(({ ariaLabel, ariaPosInSet, textContent }) =>
      [parseInt(ariaLabel.slice(8)), Number(ariaPosInSet), Number(textContent)])
    .filter(([name, place, text]) => !(name === place && text === place)));
  expect(wrong.length === 0, `cards have other names than places: ${wrong.slice(0, 3).join("; ")}`);
}

/** Tags and entries are items of lists, pictures of a carousel are in its group, headings have no signs in them. */
export async function checkGroups(browser) {
  await browser.call("controls.mjs#show", "mixed");
  const kinds = new Set();
  for (const rank of [1, 4, 5, 9, 10]) {
    await browser.call((rank) => {
      const { feed, scroller } = window.views.mixed;
      scroller.moveTo(feed.frame("header", rank)[1]);
    }, rank);
    const { wrong, seen } = await browser.call(outOfGroup);
    expect(wrong.length === 0, `at section ${rank}: ${wrong.slice(0, 3).join("; ")}`);
    for (const kind of seen) kinds.add(kind);
  }
  expect(kinds.size === 3, `only ${[...kinds]} are in groups`);
}

/** In the page: the elements that are not where they belong, and the kinds that are. */
function outOfGroup() {
  const view = document.getElementById("mixed-view");
  const seen = new Set();
  const wrong = [...view.querySelectorAll(":is(.tag, .entry, .inside)")].filter((node) => {
    const [, section] = node.dataset.key.split(" ");
    const owner = [...view.querySelectorAll("[aria-owns]")]
      .find((other) => other.getAttribute("aria-owns").split(" ").includes(node.id));
    const { kind, name } = window.views.mixed.sections[section];
    seen.add(kind);
    const role = kind === "carousel" ? "img in group" : "listitem in list";
    return !(node.id && `${node.role} in ${owner?.role}` === role && owner.ariaLabel.startsWith(name));
  }).map((node) => `${node.textContent || node.ariaLabel} is ${node.role}`);
  for (const owner of view.querySelectorAll("[aria-owns]")) {
    const lost = owner.getAttribute("aria-owns").split(" ").find((id) => !document.getElementById(id));
    if (lost) wrong.push(`${owner.ariaLabel} has ${lost}, which is gone`);
  }
  for (const button of view.querySelectorAll(".heading button")) {
    const { content } = getComputedStyle(button, "::before");
    if (content !== '""') wrong.push(`${button.textContent} is read with ${content}`);
  }
  return { wrong, seen: [...seen] };
}

/** Where no motion is wanted, a cover that was pulled is back at once. */
export async function checkPullWithoutMotion(browser) {
  await browser.call("controls.mjs#show", "mixed");
  const pulls = await browser.call(async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => (query.includes("reduced-motion") ? { matches: true } : matchMedia(query));
    const view = window.views.mixed;
    view.scroller.moveTo(0);
    const pulls = [];
    view.pullBy(60);
    for (let frame = 0; frame < 3; frame += 1) {
      pulls.push(view.pull);
      await new Promise(requestAnimationFrame);
    }
    window.matchMedia = matchMedia;
    return pulls;
  });
  expect(pulls[0] === 60 && pulls.at(-1) === 0, `without motion the cover is pulled by ${pulls}`);
}
