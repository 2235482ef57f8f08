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
/// A move has a key, and `from` and `to`, rectangles [x, y, width, height] of the content before and after
/// the change; without `from` its item is new, without `to` it is gone. `oldOffset` is where the content
/// was scrolled to before the change.
function animateMoves(scroller, moves, oldOffset, places = new Map(), except = null) {
  if (!wantsMotion()) return;
  const shift = scroller.offset - oldOffset;
  const along = (frame) => {
    const [x, y, width, height] = frame;
    return scroller.axis === "y"
      ? { x, y: y + shift, width, height } : { x: x + shift, y, width, height };
  };
  for (const { key, from, to } of moves) {
    if (key === except) continue;
    const node = scroller.node(key);
    if (!from && node) {
      node.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], motion);
    } else if (from && node) {
      const place = places.get(key);
      const start = place ? onContent(scroller, place) : along(from);
      node.animate([keyframe(scroller, start), {}], motion);
    } else if (from) {
      leave(scroller, key, along(from), to);
    }
  }
}

/// A point or a frame of the view in the coordinates of the content.
function onContent({ axis, offset }, place) {
  return { ...place, [axis]: place[axis] + offset };
}

/// A point or a frame of the content in the coordinates of the view.
function onScreen({ axis, offset }, place) {
  return { ...place, [axis]: place[axis] - offset };
}

function keyframe(scroller, frame) {
  return {
    transform: scroller.transform(frame, scroller.origin), width: `${frame.width}px`,
    height: `${frame.height}px`,
  };
}

/// Shows an item that goes, or goes out of view, with an element of its own.
function leave(scroller, key, from, to) {
  const item = scroller.source.leaving?.(key);
  if (!item) return;
  const node = document.createElement("div");
  node.className = "tile leaving";
  node.setAttribute("aria-hidden", "true");
  scroller.source.show(node, { ...item, width: from.width, height: from.height }, true);
  node.removeAttribute("role");
  node.removeAttribute("id");
  scroller.layer.append(node);
  const start = keyframe(scroller, from);
  const gone = { ...start, opacity: 0, scale: 0.8 };
  const [x, y, width, height] = to ?? [];
  const last = to ? keyframe(scroller, { x, y, width, height }) : gone;
  const animation = node.animate([start, last], motion);
  animation.onfinish = animation.oncancel = () => node.remove();
}
