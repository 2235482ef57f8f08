// Files of pictures, generated for the checks: of known sizes, in folders within folders.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Random } from "./random.mjs";

/** Writes pictures; the page is to show them in this order, and none of what else is there. */
export class PictureFiles {
  /** In the order of their paths: by their numbers, and folders behind files whose names are numbers. */
  constructor(count, seed) {
    const random = new Random(seed);
    this.folder = mkdtempSync(join(tmpdir(), "pictures-"));
    const sizes = Array.from({ length: count }, () => [50 + random.below(400), 50 + random.below(400)]);
    // A browser gives the entries of a folder by the hundred: there are more in the first.
    const places = ["", "inner", "inner/nested", "other"];
    for (const place of places) mkdirSync(join(this.folder, place), { recursive: true });
    const pictures = sizes.map(([width, height], index) =>
      this.write(join(places[Math.max(0, Math.floor(4 * index / count) - 1)], `${index}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="hsl(${index * 47} 60% 50%)"/></svg>`));
    // One that says it is a picture and is none is a square, and the last one.
    pictures.push(this.write("other/wrong.png", "This is no picture."));
    this.names = pictures.map((path) => basename(path));
    this.sizes = Object.fromEntries(this.names.map((name, index) => [name, sizes[index] ?? [1, 1]]));
    this.files = [...pictures, this.write("inner/notes.txt", "Nor is this.")];
  }

  /** The number of pictures, the one that is none included. */
  get count() { return this.names.length; }

  write(name, text) {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  remove() { rmSync(this.folder, { recursive: true }); }
}
