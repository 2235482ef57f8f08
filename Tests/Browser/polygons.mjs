// Distances between convex polygons, each a list of corners in their order around it.

const minus = ([x, y], [otherX, otherY]) => [x - otherX, y - otherY];
const dot = ([x, y], [otherX, otherY]) => x * otherX + y * otherY;
const edges = (polygon) => polygon.map((corner, index) => [corner, polygon[(index + 1) % polygon.length]]);

function distanceToEdge(point, [start, end]) {
  const [way, toPoint] = [minus(end, start), minus(point, start)];
  const part = Math.min(Math.max(dot(toPoint, way) / dot(way, way), 0), 1);
  return Math.hypot(toPoint[0] - part * way[0], toPoint[1] - part * way[1]);
}

/** Whether two have no point in common: some edge of one has all of the other on its outer side. */
function areApart(one, other) {
  return [[one, other], [other, one]].some(([polygon, far]) => edges(polygon).some(([start, end]) => {
    const outward = [end[1] - start[1], start[0] - end[0]];
    const sides = (list) => list.map((corner) => dot(minus(corner, start), outward));
    const inner = Math.sign(Math.max(...sides(polygon)) > 1e-9 ? 1 : -1);
    return sides(far).every((side) => side * inner < 0);
  }));
}

/** The shortest distance between two; 0 if they overlap. */
export function distance(one, other) {
  if (!areApart(one, other)) return 0;
  return Math.min(...[[one, other], [other, one]].flatMap(([polygon, far]) =>
    far.flatMap((corner) => edges(polygon).map((edge) => distanceToEdge(corner, edge)))));
}
