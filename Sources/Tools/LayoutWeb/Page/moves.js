// Animates what a change moved, from where it was on screen to where it is.

/// The time and the course of a move, or nothing where people want none.
const motion = { duration: 320, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
const wantsMotion = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/// Where the elements that are still moving are on screen, by their keys.
function placesInMotion(scroller) {
  const places = new Map();
  const view = scroller.viewport.getBoundingClientRect();
  for (const [key, { node }] of scroller.shown) {
    if (node.getAnimations().length === 0) continue;
    const { x, y, width, height } = node.getBoundingClientRect();
    places.set(key, { x: x - view.x, y: y - view.y, width, height });
  }
  return places;
}

/// Animates moves that a scroller shows already as they end.
///
/// A move has a key, `from`, a frame of the view before the change, and `to`, a frame of the view after it;
/// without `from` its item is new, without `to` it is gone. The moves that are going on begin where their
/// elements are, at `places`.
function animateMoves(scroller, moves, places = new Map(), except = null) {
  for (const { key, from, to } of moves) {
    if (key === except) continue;
    const node = scroller.node(key);
    if (!from && node) {
      node.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], motion);
    } else if (from && node) {
      node.animate([keyframe(scroller, places.get(key) ?? nearView(scroller, from)), {}], motion);
    } else if (from) {
      leave(scroller, key, from, to);
    }
  }
}

/// A point of the window, such as that of an event, in the coordinates of an element.
function pointIn(element, { clientX, clientY }) {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/// A point or a frame of the view in the coordinates of the content.
function onContent({ axis, offset }, place) {
  return { ...place, [axis]: place[axis] + offset };
}

/// A point or a frame of the content in the coordinates of the view.
function onScreen({ axis, offset }, place) {
  return { ...place, [axis]: place[axis] - offset };
}

/// A frame of the view, or if it is far out of it, one just out of it on the same side.
///
/// What flies from one end of a million pictures to the other is in view for less than a frame: nobody would
/// see where it comes from.
function nearView({ axis, view }, frame) {
  const length = axis === "y" ? frame.height : frame.width;
  const [first, last] = [-length - view / 4, view + view / 4];
  return { ...frame, [axis]: Math.min(Math.max(frame[axis], first), last) };
}

/// How an element looks that is at a frame of the view.
function keyframe(scroller, frame) {
  return {
    transform: scroller.transform(onContent(scroller, frame), scroller.origin),
    width: `${frame.width}px`, height: `${frame.height}px`,
  };
}

/// Shows an item that goes, or goes out of view, with an element of its own.
function leave(scroller, key, from, to) {
  const item = scroller.source.leaving?.(key);
  if (!item) return;
  const node = document.createElement("div");
  scroller.source.show(node, { ...item, width: from.width, height: from.height }, true);
  node.classList.add("leaving");
  node.setAttribute("aria-hidden", "true");
  node.removeAttribute("role");
  node.removeAttribute("id");
  scroller.layer.append(node);
  const start = keyframe(scroller, from);
  const last = to ? keyframe(scroller, nearView(scroller, to)) : { ...start, opacity: 0, scale: 0.8 };
  const animation = node.animate([start, last], motion);
  animation.onfinish = animation.oncancel = () => {
    scroller.source.hide?.(node, item);
    node.remove();
  };
}
