// The module of a page and its JavaScript face, loaded in Node.
import { readFileSync } from "node:fs";

const scripts = ["layouts.js", "wall-layout.js", "feed-layout.js", "wheel-layout.js"];

/** The bytes of the module that a page holds. */
export function moduleBytes(page) {
  const [, text] = readFileSync(page, "utf8").match(/<script[^>]*id="module"[^>]*>([^<]*)<\/script>/);
  return Buffer.from(text, "base64");
}

/** What makes walls, feeds and wheels; for a page this is `window.layouts`. */
export async function loadModule(page) {
  const folder = new URL("../../Sources/LayoutWeb/Page/", import.meta.url);
  const text = scripts.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  return new Function(`${text}\nreturn loadLayouts;`)()(moduleBytes(page));
}
