// Code of this folder, run inside a page.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * An expression that calls a function with arguments that JSON can hold.
 *
 * The function is one of this folder, named `module.mjs#function`, or one that is given itself; then it can
 * use nothing but its arguments and the page.
 */
export function expressionCalling(what, args) {
  const list = args.map((value) => JSON.stringify(value)).join(", ");
  if (typeof what === "function") return `(${what})(${list})`;
  const [file, name] = what.split("#");
  return `import(${JSON.stringify(dataURL(file))}).then((module) => module.${name}(${list}))`;
}

/** A module with all that it imports as one address, which a page opened from disk may import. */
function dataURL(file) {
  const text = readFileSync(join(folder, file), "utf8")
    .replace(/from "\.\/([^"]+)"/g, (_, other) => `from "${dataURL(other)}"`);
  return `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
}

/** The text of an error without the addresses of modules, each of which is a whole module. */
export function plainText(error) {
  return error.replace(/data:text\/javascript;base64,[\w+/=]*/g, "module");
}
