// Takes pictures of the page in Chromium, to be looked at: desktop and phone, light and dark.
//
//     node Tests/Browser/screenshots.mjs PAGE FOLDER
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Chromium } from "./chromium.mjs";

const [page, folder] = process.argv.slice(2);
const screens = {
  desktop: { width: 1280, height: 800, scale: 1 },
  phone: { width: 390, height: 844, scale: 2, touch: true },
};

const views = [["rows", "rows", {}],
  ["wall", "wall", {}], ["mixed", "mixed", {}], ["chat", "chat", {}], ["timeline", "timeline", {}], ["wheel", "wheel", {}],
  ["wheel-different", "wheel", { cards: "different" }], ["wheel-fan", "wheel", { cards: "fan" }],
];

mkdirSync(folder, { recursive: true });
const browser = await Chromium.launch();
try {
  for (const [screen, size] of Object.entries(screens)) {
    for (const scheme of ["light", "dark"]) {
      const media = { "prefers-color-scheme": scheme };
      await browser.open(pathToFileURL(resolve(page)).href, { ...size, media });
      await browser.call("controls.mjs#ready");
      for (const [name, layout, choices] of views) {
        await browser.call("controls.mjs#show", layout);
        await browser.call("controls.mjs#choose", choices);
        await new Promise((resolve) => setTimeout(resolve, 700));
        await browser.screenshot(join(folder, `${screen}-${scheme}-${name}.png`));
      }
    }
  }
} finally {
  await browser.close();
}
