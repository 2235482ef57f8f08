// The modules of a page and their JavaScript face, loaded in Node.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const scripts = ["layouts.js", "wall-layout.js", "feed-layout.js", "wheel-layout.js"];

/** The names of the modules. */
export const moduleNames = ["masonry", "wheel"];

/** The bytes of a module that a page holds. */
export function moduleBytes(page, name) {
  const script = new RegExp(`<script[^>]*id="${name}-module"[^>]*>([^<]*)</script>`);
  const [, text] = readFileSync(page, "utf8").match(script);
  return gunzipSync(Buffer.from(text, "base64"));
}

/** What makes walls, feeds and wheels; for a page this is `window.layouts`. */
export async function loadModule(page) {
  const folder = new URL("../../Sources/Tools/LayoutWeb/Page/", import.meta.url);
  const text = scripts.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const Layouts = new Function(`${text}\nreturn Layouts;`)();
  return new Layouts((name) => moduleBytes(page, name));
}
