// Chromium without a window, driven through the DevTools protocol over a pipe: no port, no packages.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expressionCalling, plainText } from "./inPage.mjs";

export class Chromium {
  name = "Chromium";
  #complaints = [];
  #waiting = new Map();
  #listeners = new Map();
  #lastId = 0;
  #session;

  /** Starts a browser with one empty page. */
  static async launch({ flags = [], width = 1200, height = 800 } = {}) {
    const browser = new Chromium();
    browser.profile = mkdtempSync(join(tmpdir(), "chromium-"));
    browser.process = spawn(process.env.CHROMIUM ?? "chromium", [
      "--headless=new", "--no-sandbox", "--remote-debugging-pipe",
      `--user-data-dir=${browser.profile}`, `--window-size=${width},${height}`, "--mute-audio",
      "--no-first-run", "--disable-background-networking", ...flags, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.process.on("error", (error) => browser.#fail(`Chromium does not start: ${error.message}`));
    browser.process.on("exit", (code) => browser.#fail(`Chromium has ended with ${code}`));
    let text = "";
    browser.process.stdio[4].setEncoding("utf8").on("data", (data) => {
      const messages = (text + data).split("\0");
      text = messages.pop();
      for (const message of messages) browser.#receive(JSON.parse(message));
    });
    const { targetInfos } = await browser.send("Target.getTargets");
    const { targetId } = targetInfos.find((target) => target.type === "page");
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    browser.#session = sessionId;
    for (const domain of ["Page", "Runtime", "Log"]) await browser.send(`${domain}.enable`);
    browser.version = (await browser.send("Browser.getVersion")).product;
    return browser;
  }

  /** Sends a command of the protocol; the answer is its result. */
  send(method, params = {}) {
    const id = ++this.#lastId;
    this.process.stdio[3].write(
      JSON.stringify({ id, method, params, sessionId: this.#session }) + "\0");
    return new Promise((resolve, reject) => this.#waiting.set(id, { method, resolve, reject }));
  }

  /** Waits for the next event of a kind. */
  next(event) {
    return new Promise((resolve) => this.#listeners.set(event, resolve));
  }

  #receive({ id, method, params, result, error }) {
    if (id) {
      const { method, resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) reject(new Error(`${method}: ${error.message}`));
      else resolve(result);
      return;
    }
    if (method === "Runtime.exceptionThrown") {
      const { exception, text } = params.exceptionDetails;
      this.#complaints.push(exception?.description ?? text);
    } else if (method === "Runtime.consoleAPICalled" && params.type === "error") {
      this.#complaints.push(params.args.map((value) => value.value ?? value.description).join(" "));
    } else if (method === "Log.entryAdded" && params.entry.level === "error") {
      this.#complaints.push(params.entry.text);
    }
    this.#listeners.get(method)?.(params);
    this.#listeners.delete(method);
  }

  #fail(reason) {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }

  /** Loads a page into a window of a size, on a screen of some pixels per point. */
  async open(url, { width = 1200, height = 800, scale = 1, touch = false, media = {} } = {}) {
    await this.resize({ width, height, scale, touch });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
    await this.send("Emulation.setEmulatedMedia", {
      features: Object.entries(media).map(([name, value]) => ({ name, value })),
    });
    const loaded = this.next("Page.loadEventFired");
    await this.send("Page.navigate", { url });
    await loaded;
  }

  async resize({ width = 1200, height = 800, scale = 1, touch = false }) {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: scale, mobile: touch,
    });
  }

  /** Gives a point other pixels, in a window that keeps its size. */
  async setScale(scale) { await this.resize({ scale }); }

  /** Shows the page with the few colours that a system has chosen, or with its own. */
  async forceColors(isForced) {
    const value = isForced ? "active" : "none";
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  }

  /** What the page complained about since this was asked: uncaught errors, and errors on its console. */
  async takeComplaints() { return this.#complaints.splice(0); }

  /** Calls a function in the page; see `expressionCalling`. */
  async call(what, ...args) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression: expressionCalling(what, args), awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(plainText(exceptionDetails.exception?.description ?? exceptionDetails.text));
    }
    return result.value;
  }

  /** Turns the mouse wheel over a point. */
  async wheel(x, y, deltaY, deltaX = 0) {
    await this.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX, deltaY });
  }

  /** Moves, presses or releases the mouse: `mouseMoved`, `mousePressed`, `mouseReleased`. */
  async mouse(type, x, y) {
    const isUp = type === "mouseReleased";
    await this.send("Input.dispatchMouseEvent", {
      type, x, y, button: "left", buttons: isUp ? 0 : 1, clickCount: 1, pointerType: "mouse",
    });
  }

  /** A finger: `touchStart`, `touchMove`, `touchEnd` or `touchCancel`. */
  async touch(type, x, y) {
    await this.send("Input.dispatchTouchEvent", {
      type, touchPoints: /End|Cancel/.test(type) ? [] : [{ x, y }],
    });
  }

  /** Presses a key and lets it go, for example `PageDown`. */
  async press(key) {
    const windowsVirtualKeyCode = keyCodes[key];
    const event = { key, code: key, windowsVirtualKeyCode };
    // A button is pressed by the character of the key.
    const down = key === "Enter" ? { type: "keyDown", text: "\r" } : { type: "rawKeyDown" };
    await this.send("Input.dispatchKeyEvent", { ...down, ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  /** Gives files to a control, as if a person had chosen them. */
  async chooseFiles(selector, files) {
    const { result } = await this.send("Runtime.evaluate", {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
    });
    await this.send("DOM.setFileInputFiles", { files, objectId: result.objectId });
  }

  /** Drags files or folders from outside over a point of the page, and drops them there. */
  async drop(paths, x, y) {
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"]) {
      await this.send("Input.dispatchDragEvent", { type, x, y, data });
    }
  }

  /** The window as a PNG, in base64. */
  async picture() { return (await this.send("Page.captureScreenshot", { format: "png" })).data; }

  async screenshot(path) { writeFileSync(path, Buffer.from(await this.picture(), "base64")); }

  async close() {
    const exited = new Promise((resolve) => this.process.once("exit", resolve));
    this.send("Browser.close").catch(() => {});
    await exited;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const keyCodes = {
  Tab: 9, Enter: 13, Escape: 27, PageUp: 33, PageDown: 34, End: 35, Home: 36,
  ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Delete: 46,
};
