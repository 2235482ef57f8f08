// Runs in the page: the checks of the module, on the module that the page itself uses.
import { changeRandomly } from "./changes.mjs";
import { checkFeeds } from "./feedRule.mjs";
import { growth } from "./leaks.mjs";
import { checkWheels } from "./wheelRule.mjs";

export const changes = (times, seed) => changeRandomly(window.layouts, times, seed);
export const feeds = (times, seed) => checkFeeds(window.layouts, times, seed);
export const wheels = (times, seed) => checkWheels(window.layouts, times, seed);
export const leak = (cycles) => growth(window.layouts, cycles);
