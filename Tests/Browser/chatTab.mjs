// The chat in use: messages as high as their texts, older ones that come in above without a jump, and a
// question at the top of the view while its answer grows.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

const show = async (browser) => {
  await browser.call("controls.mjs#show", "chat");
  await until(() => browser.call(() => (window.views.chat.feed ? null : "no chat")));
};

/** What is wrong with the messages that are shown, or null. */
const complaint = (browser) => browser.call(() => {
  const { scroller, viewport, sections } = window.views.chat;
  const box = viewport.getBoundingClientRect();
  let [before, shown] = [null, 0];
  for (const { node, item } of [...scroller.shown.values()]
    .sort((one, other) => one.item.section - other.item.section || one.item.item - other.item.item)) {
    const { top, height, left, width } = node.getBoundingClientRect();
    const said = `${item.key}, ${node.textContent.slice(0, 20)}`;
    for (const [name, length] of Object.entries({ y: item.y, height: item.height })) {
      const pixels = length * devicePixelRatio;
      if (Math.abs(pixels - Math.round(pixels)) > 1e-4) return `${said}: ${name} ${length} is on no pixel`;
    }
    if (Math.abs(top - box.top - (item.y - scroller.offset)) > 0.05) return `${said} is at ${top}`;
    if (item.kind === "item") {
      const { text, isQuestion } = sections[item.section].messages[item.item];
      if (node.textContent !== text) return `${said} is not ${text}`;
      const bubble = node.firstChild.getBoundingClientRect();
      const room = (height - bubble.height) * devicePixelRatio;
      if (!(room > -0.05 && room < 1.05)) return `${said}: ${bubble.height} in ${height}`;
      const isAtEnd = Math.abs(bubble.right - left - width) < 1;
      if (isAtEnd !== Boolean(isQuestion)) return `${said} is on the wrong side`;
      const name = `article ${isQuestion ? "Question" : "Answer"}`;
      if (`${node.role} ${node.ariaLabel}` !== name) return `${said}: ${node.ariaLabel}`;
    }
    if (before !== null && item.kind === "item" && item.item > 0) {
      if (Math.abs(item.y - before - 8) > 1e-6) return `${said} is ${item.y - before} below the last one`;
    }
    before = item.y + item.height;
    shown += 1;
  }
  return shown > 2 ? null : `${shown} messages are shown`;
});

const state = (browser) => browser.call(() => {
  const { scroller, sections, room } = window.views.chat;
  return { offset: scroller.offset, end: scroller.end, view: scroller.view, sections: sections.length, room };
});

/** A chat begins at its end and stays there in windows of all sizes and pixels; texts have room. */
export async function checkMessages(browser) {
  await show(browser);
  for (const size of [
    {}, { width: 700, height: 500 }, { width: 390, height: 844, scale: 3 }, { width: 390, height: 500, scale: 3 },
    { width: 1000, height: 1400, scale: 1.5 }, {},
  ]) {
    await browser.resize(size);
    await until(async () => {
      const { offset, end, view } = await state(browser);
      if (!(Math.abs(end - offset) < 1)) return `at ${offset}, not at the end ${end}, in ${JSON.stringify(size)}`;
      const isLaidOut = await browser.call(() => window.views.chat.isLaidOut);
      return isLaidOut && view > 0 ? await complaint(browser) : "not laid out";
    });
  }
  // Scrolled after it became lower and before the page hears of that, it keeps its end too.
  await browser.call(() => {
    document.body.style.height = "60%";
    window.views.chat.scroller.update();
  });
  await until(async () => {
    const { offset, end, view } = await state(browser);
    return Math.abs(end - offset) < 1 && view < 450 ? null : `at ${offset} of ${end} in a view of ${view}`;
  }, 5);
  await browser.call(() => { document.body.style.height = ""; });
  // A few messages only: they lie at the end of the view.
  const gap = await browser.call(() => {
    const view = window.views.chat;
    view.sections.splice(0, view.sections.length - 1).forEach(() => view.feed.removeSection(0));
    view.showOlder = () => {};
    view.sections[0].messages.splice(1);
    view.configure(0);
    view.scroller.reload(0);
    const node = view.scroller.node("item 0 0").getBoundingClientRect();
    return [view.viewport.getBoundingClientRect().bottom - node.bottom, view.shift];
  });
  expect(gap[1] > 100 && Math.abs(gap[0] - 4) < 1, `${gap[0]} points are below, ${gap[1]} above`);
}

/** Scrolled to its start, a chat brings in older days, and nothing that was in view moves. */
export async function checkOlder(browser) {
  await show(browser);
  const first = await state(browser);
  let steps = 0;
  for (; steps < 60; steps += 1) {
    const { key, far } = await browser.call((distance) => {
      const { scroller } = window.views.chat;
      const [key, { item, node }] = [...scroller.shown].find(([, { item }]) =>
        item.y > scroller.offset && item.y + item.height + distance < scroller.offset + scroller.view);
      const top = node.getBoundingClientRect().top;
      const { offset } = scroller;
      const to = Math.max(offset - distance, 0);
      scroller.moveTo(to);
      return { key, far: scroller.node(key).getBoundingClientRect().top - top - (offset - to) };
    }, 100 + 100 / 3);
    expect(Math.abs(far) < 0.75, `${key} moves by ${far} at step ${steps}`);
    const said = await complaint(browser);
    expect(said === null, `step ${steps}: ${said}`);
    if ((await state(browser)).sections >= first.sections + 8) break;
  }
  expect(steps > 5 && steps < 60, `no older messages after ${steps} steps`);
  const ids = await browser.call(() => window.views.chat.sections.map(({ id }) => id));
  expect(ids.every((id, at) => id === at - ids.length + 1), `${ids}`);
}

/** A question goes to the top and stays while there is room below; then the view follows the answer. */
export async function checkAnswer(browser) {
  await show(browser);
  await browser.call(() => {
    const view = window.views.chat;
    const { grow } = view;
    window.states = [];
    view.grow = () => {
      grow.call(view);
      const { scroller, sections, room: [, below], viewport } = view;
      const node = scroller.node(`item ${sections.at(-1).id} 0`);
      window.states.push({
        below, offset: scroller.offset, end: scroller.end, words: sections.at(-1).messages[1].text.length,
        top: node && node.getBoundingClientRect().top - viewport.getBoundingClientRect().top,
      });
    };
  });
  await browser.call(() => { document.getElementById("ask").click(); });
  const isDone = () => browser.call(() => (window.views.chat.isAnswering ? "it answers" : null));
  expect(await browser.call(() => document.querySelector("#chat-view").ariaBusy) === "true", "it is not busy");
  await browser.call(() => { document.getElementById("ask").click(); });
  await until(isDone);
  const states = await browser.call(() => window.states);
  const [above, after] = [states.filter(({ below }) => below > 0), states.filter(({ below }) => below === 0)];
  expect(above.length > 5 && after.length > 5, `${above.length} steps with room, ${after.length} without`);
  for (const now of above) expect(Math.abs(now.top) < 1, `the question is at ${JSON.stringify(now)}`);
  for (const now of after) {
    expect(Math.abs(now.end - now.offset) < 1, `the end is not followed: ${JSON.stringify(now)}`);
  }
  const said = await complaint(browser);
  expect(said === null, said);
  const repeated = await browser.call(() => {
    const lines = window.views.chat.sections.at(-1).messages[1].text.split("\n").filter(Boolean)
      .map((line) => line.replace(/^\d+\. /, ""));
    return lines.filter((line, at) => lines.indexOf(line) < at);
  });
  expect(repeated.length === 0, `the answer repeats ${repeated[0]}`);
  const { sections } = await state(browser);
  // A reader who scrolls up stays there.
  await browser.call(() => {
    window.states = [];
    document.getElementById("ask").click();
  });
  await until(() => browser.call(() => (window.states.at(-1)?.below === 0 ? null : "the answer is short")));
  const offset = await browser.call(() => {
    const { scroller } = window.views.chat;
    scroller.moveTo(scroller.offset - 130);
    window.states = [];
    return scroller.offset;
  });
  await until(isDone);
  const later = await browser.call(() => window.states);
  expect(later.length > 3, `${later.length} steps`);
  for (const now of later) expect(Math.abs(now.offset - offset) < 1, `from ${offset} to ${now.offset}`);
  expect((await state(browser)).sections === sections + 1, "a question was asked twice");
}
