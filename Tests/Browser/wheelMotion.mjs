// Runs in the page: what a pointer did to the wheel, and how the wheel moved by itself, against closed forms.
import { direction as itemDirection } from "./wheelRule.mjs";
import { itemAngles } from "./wheelScan.mjs";

const view = () => window.views.wheel;
let record;

/** Records each event of the pointer, and the offset in each frame, until `flingComplaint` is asked. */
export function startRecording() {
  record?.listener.abort();
  const listener = new AbortController();
  record = { pointer: [], frames: [], listener };
  for (const type of ["pointerdown", "pointermove", "pointerup"]) {
    view().stage.addEventListener(type, ({ clientX: x, clientY: y, timeStamp: time }) => {
      record.pointer.push({ type, x, y, time, before: view().offset });
    }, { capture: true, signal: listener.signal });
  }
  const frame = (now) => {
    if (listener.signal.aborted) return;
    // Whether this is asked before or after the page moves the wheel does not matter: it says since when.
    record.frames.push({ now, offset: view().offset, motion: view().motion && copy(view().motion) });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const copy = ({ offset, options, start, target }) => ({ offset, options, start, target });

/** Waits until the wheel stands still. */
export async function rest(seconds = 15) {
  const end = performance.now() + 1000 * seconds;
  await new Promise(requestAnimationFrame);
  while (view().motion && performance.now() < end) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  if (view().motion) throw new Error(`the wheel moves for more than ${seconds} s`);
  return view().offset;
}

/** The angle in the direction of the items by which the pointer has gone around the wheel's centre so far, after each of its events. */
function turns() {
  const { left, top } = view().stage.getBoundingClientRect();
  const { center } = view().settings;
  const direction = ({ x, y }) => Math.atan2(y - top - center[1], x - left - center[0]);
  let turn = 0;
  return record.pointer.map((event, index) => {
    if (index > 0) {
      const step = direction(event) - direction(record.pointer[index - 1]);
      turn += step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
    }
    return itemDirection(view().settings) * turn;
  });
}

/**
 * What is wrong with a drag that is still going on, or null: the wheel has turned by the angle of the pointer,
 * and beyond an end by half of it. The way must not lead through the hub.
 */
export function dialComplaint() {
  const turn = turns().at(-1);
  const offset = record.pointer[0].before - turn * view().settings.radius;
  const expected = (offset + Math.min(Math.max(offset, 0), rests().at(-1))) / 2;
  if (Math.abs(expected - view().offset) < 1e-6) return null;
  return `the pointer went around by ${turn}, and the wheel is at ${view().offset}, not at ${expected}`;
}

/** How far the wheel has turned since the pointer took hold, in radians. */
export const turned = () => (record.pointer[0].before - view().offset) / view().settings.radius;

/** The offsets at which an item is in focus. */
const rests = () => itemAngles().map((angle) => angle * view().settings.radius);

/** Where a wheel that is let go comes to rest by the rules of snapping, if it is not sent to an item. */
function restAfter(offset, velocity) {
  const list = rests();
  if (velocity > 0) return list.find((rest) => rest >= offset - 1e-4) ?? list.at(-1);
  if (velocity < 0) return list.findLast((rest) => rest <= offset + 1e-4) ?? list[0];
  return list.reduce((best, rest) => (Math.abs(rest - offset) < Math.abs(best - offset) ? rest : best));
}

const isAtRest = () => Math.abs(view().offset - restAfter(view().offset, 0)) < 1e-4;

/**
 * What is left of a way after a time: it coasts, slowing down evenly, and settles at a rate of its
 * own as soon as that does not pass the end, or as the velocity has led it far enough. Only one
 * that leads on counts, up to the one at which the way settles at the faster of both rates.
 */
function wayLeft(way, velocity, decelerationRate, time) {
  const perSecond = (left) => 1000 * (1 / left - 1);
  const [natural, settling] = [decelerationRate, 0.985].map(perSecond);
  const fastest = Math.max(natural, settling) * Math.abs(way);
  const speed = velocity * way > 0 ? Math.sign(velocity) * Math.min(Math.abs(velocity), fastest) : 0;
  const share = speed / (way || 1);
  const longest = Math.min(1 / share - 1 / settling, share / natural ** 2);
  const coasted = Math.min(time, 2 * Math.max(0, speed === 0 ? 0 : longest));
  const left = way - speed * coasted + share * speed * (coasted / 2) ** 2;
  const slower = speed - speed * share * coasted / 2;
  const rate = Math.max(settling, share);
  const rest = time - coasted;
  return (left + (rate * left - slower) * rest) * Math.exp(-rate * rest);
}

/** Whether the wheel was let go with a speed, and shown on its way more than twice. */
export const hasFlown = () => {
  const moving = record.frames.filter(({ motion }) => motion);
  return moving.length > 2 && Boolean(moving[0].motion.options.velocity);
};

/**
 * Stops recording, and tells what is wrong with the motion after the pointer let go, or null.
 *
 * Each frame shows the offset of the closed form, for its own time or for that of the frame before; at the
 * end the wheel is at rest with a card in focus. With a fault, in pixels, the second frame is elsewhere.
 */
export function flingComplaint(fault = 0) {
  record.listener.abort();
  const { frames, pointer } = record;
  const up = pointer.at(-1);
  const moving = frames.filter(({ motion }) => motion);
  if (moving.length === 0) return isAtRest() ? null : "no frame shows a motion, and it is not at rest";
  const { offset, options, start, target } = moving[0].motion;
  const { velocity = 0, decelerationRate = 0.998 } = options;

  // The speed over the last tenth of a second, from the pointer alone.
  const angles = turns();
  const recent = pointer.map((event, index) => ({ ...event, angle: angles[index] }))
    .filter(({ type, time }) => type === "pointermove" && up.time - time < 100);
  const way = recent.length > 1 ? recent.at(-1).angle - recent[0].angle : 0;
  const speed = -1000 * way * view().settings.radius / (up.time - (recent[0]?.time ?? 0));
  if (Math.abs(velocity - (Math.abs(speed) > 50 ? speed : 0)) > 1e-6 * Math.abs(speed)) {
    return `it is let go at ${velocity}, and the pointer moved at ${speed}`;
  }
  const rest = restAfter(offset + velocity / (1000 * (1 / decelerationRate - 1)), velocity);
  if (!(Math.abs(target - rest) < 1e-4)) return `it goes from ${offset} to ${target}, not to ${rest}`;

  let before = start;
  let samples = 0;
  for (const { now, offset: seen, motion } of frames) {
    if (motion && motion.start === start) {
      const shown = samples === 1 ? seen + fault : seen;
      const errors = [now, before].map((time) => Math.abs(
        target - wayLeft(target - offset, velocity, decelerationRate, Math.max(0, time - start) / 1000) - shown));
      if (!(Math.min(...errors) < 1e-6)) return `frame ${samples} of a fling is off by ${Math.min(...errors)}`;
      samples += 1;
      before = now;
    }
  }
  const left = wayLeft(target - offset, velocity, decelerationRate, (before - start) / 1000);
  if (Math.abs(left) > 20) return `it stops ${left} px before its end`;
  return view().offset === target ? null : `it rests at ${view().offset}, not at ${target}`;
}
