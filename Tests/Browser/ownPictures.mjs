// Pictures of one's own on the page: given in every way, with their proportions, and few of them decoded.
import { PictureFiles } from "./pictureFiles.mjs";
import { Random } from "./random.mjs";
import { look } from "./using.mjs";

/** Waits until everything in view has the proportions of its file. */
async function expectProportions(browser, files, said) {
  for (let tries = 0, wrong = ["nothing"]; wrong.length > 0; tries += 1) {
    if (tries > 100) throw new Error(`${said}: without their proportions are ${wrong.slice(0, 5)}`);
    await browser.call(() => new Promise((resolve) => setTimeout(resolve, 50)));
    wrong = await browser.call("scan.mjs#wrongProportions", files.sizes);
  }
}

/**
 * Gives the page files, a folder of folders, or drops that on it. The pictures must come to have the
 * proportions of their files, in the order of their paths. Firefox can be given files alone.
 */
export async function checkOwnPictures(browser, count, seed) {
  const files = new PictureFiles(count, seed);
  const ways = {
    files: () => browser.chooseFiles("[name=files]", files.files),
    folder: () => browser.chooseFiles("[name=folder]", [files.folder]),
    dropped: () => browser.drop([files.folder], 600, 500),
  };
  const known = browser.drop ? Object.keys(ways) : ["files"];
  try {
    for (const way of known) {
      await ways[way]();
      await expectProportions(browser, files, way);
      const shown = await look(browser, way);
      if (shown !== files.count) throw new Error(`${way}: ${shown} pictures, not ${files.count}`);
      for (const part of [0, 0.3, 0.6, 1]) {
        await browser.call((to) => { window.wall.moveTo(to * window.wall.contentHeight); }, part);
        await expectProportions(browser, files, `${way}, at ${part}`);
        await look(browser, `${way}, at ${part}`);
        const misnamed = await browser.call("scan.mjs#misnamed", files.names);
        if (misnamed.length > 0) throw new Error(`${way}, at ${part}: ${misnamed.slice(0, 5)}`);
      }
      await browser.call("controls.mjs#act", "samples");
    }
    return `${files.count} files: ${known.join(", ")}`;
  } finally {
    files.remove();
  }
}

/**
 * Scrolls through many pictures: only those that are shown are there as images, and the address of a file is
 * given back when it is not shown any more.
 */
export async function checkManyPictures(browser, count, positions, seed) {
  const random = new Random(seed);
  const files = new PictureFiles(count, seed);
  let most = 0;
  const expectFew = async (said) => {
    for (let tries = 0; ; tries += 1) {
      const { images, addresses, elements } = await browser.call("pictureAddresses.mjs#counted");
      most = Math.max(most, images);
      if (images === elements && addresses === elements) return;
      // What reaches out of view at the top may still have to be read.
      if (images > elements || addresses !== images || tries > 100) {
        throw new Error(`${said}: ${elements} elements, ${images} images, ${addresses} addresses of files`);
      }
      await browser.call(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
  };
  try {
    await browser.call("controls.mjs#choose", { minimumWidth: 160 });
    await browser.call("pictureAddresses.mjs#count");
    await browser.chooseFiles("[name=files]", files.files);
    for (let position = 0; position < positions; position += 1) {
      await expectProportions(browser, files, `position ${position}, seed ${seed}`);
      await look(browser, `position ${position}, seed ${seed}`);
      await expectFew(`position ${position}, seed ${seed}`);
      if (random.below(3) === 0) await browser.wheel(600, 500, random.one([-1, 1]) * 900);
      else {
        await browser.call((part) => { window.wall.moveTo(part * window.wall.contentHeight); },
          random.fraction());
      }
      // What is on its way when one scrolls on is given back too.
      if (random.below(2) === 0) await browser.call("controls.mjs#act", random.one(["remove", "shuffle"]));
    }
    await browser.call("controls.mjs#act", "samples");
    const { images, addresses } = await browser.call("pictureAddresses.mjs#counted");
    if (images + addresses > 0) throw new Error(`afterwards ${images} images, ${addresses} addresses`);
    return `${files.count} pictures at ${positions} places, at most ${most} of them decoded`;
  } finally {
    files.remove();
  }
}
