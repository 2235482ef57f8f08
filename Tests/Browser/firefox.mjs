// Firefox without a window, driven through Marionette: lengths and JSON over a local socket, no packages.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expressionCalling, plainText } from "./inPage.mjs";

/** The same face as `Chromium`, as far as the checks need it. */
export class Firefox {
  name = "Firefox";
  #waiting = new Map();
  #lastId = 0;
  #rest = Buffer.alloc(0);

  /** The uncaught errors since this was asked; they are collected from the moment a page is loaded. */
  takeComplaints() {
    return this.call(() => window.uncaughtErrors.splice(0));
  }

  static async launch({ width = 1200, height = 800 } = {}) {
    const browser = new Firefox();
    browser.profile = mkdtempSync(join(tmpdir(), "firefox-"));
    const preferences = {
      "marionette.port": 0, "browser.shell.checkDefaultBrowser": false,
      "datareporting.policy.dataSubmissionEnabled": false, "browser.startup.page": 0,
    };
    writeFileSync(join(browser.profile, "user.js"), Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(""));
    browser.process = spawn(process.env.FIREFOX ?? "firefox-esr", [
      "--headless", "--marionette", "--no-remote", "--remote-allow-system-access", "--profile", browser.profile,
      `--width=${width}`, `--height=${height}`,
    ], { stdio: "ignore", env: { ...process.env, HOME: browser.profile } });
    browser.process.on("exit", (code) => browser.#fail(`Firefox has ended with ${code}`));
    browser.socket = connect(await browser.#port(), "127.0.0.1");
    const greeting = new Promise((resolve, reject) => browser.#waiting.set(0, { resolve, reject }));
    browser.socket.on("data", (data) => browser.#receive(data));
    await greeting;
    const { capabilities } = await browser.send("WebDriver:NewSession", {});
    browser.version = `Firefox/${capabilities.browserVersion}`;
    await browser.send("WebDriver:SetTimeouts", { script: 300_000 });
    return browser;
  }

  /** The port that the browser has chosen, once it has. */
  async #port() {
    for (let tries = 0; tries < 300; tries += 1) {
      try {
        const port = Number(readFileSync(join(this.profile, "MarionetteActivePort"), "utf8"));
        if (port > 0) return port;
      } catch { /* not yet */ }
      await pause(100);
    }
    throw new Error("Firefox does not start");
  }

  send(command, parameters = {}) {
    const id = ++this.#lastId;
    const text = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(data) {
    this.#rest = Buffer.concat([this.#rest, data]);
    for (;;) {
      const colon = this.#rest.indexOf(":");
      const end = colon + 1 + Number(this.#rest.subarray(0, colon));
      if (colon < 0 || this.#rest.length < end) return;
      const message = JSON.parse(this.#rest.subarray(colon + 1, end).toString());
      this.#rest = this.#rest.subarray(end);
      const [, id, error, result] = Array.isArray(message) ? message : [1, 0, null, message];
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
    }
  }

  #fail(reason) {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }

  async open(url, size = {}) {
    await this.resize(size);
    await this.send("WebDriver:Navigate", { url });
    await this.call(() => {
      window.uncaughtErrors = [];
      addEventListener("error", ({ message }) => window.uncaughtErrors.push(message));
      addEventListener("unhandledrejection", ({ reason }) => {
        window.uncaughtErrors.push(String(reason));
      });
    });
  }

  async resize({ width = 1200, height = 800 }) {
    await this.send("WebDriver:SetWindowRect", { width, height });
  }

  /** Gives a point other pixels; the window keeps its size on the screen. */
  async setScale(scale) { await this.#prefer("layout.css.devPixelsPerPx", `${scale}`); }

  /** Shows the page with the few colours that a system has chosen, or with its own. */
  async forceColors(isForced) { await this.#prefer("browser.display.document_color_use", isForced ? 2 : 0); }

  /** Sets a preference of the browser. */
  async #prefer(name, value) {
    await this.send("Marionette:SetContext", { value: "chrome" });
    await this.send("WebDriver:ExecuteScript", {
      script: `const [name, value] = arguments;
        if (typeof value === "string") Services.prefs.setStringPref(name, value);
        else Services.prefs.setIntPref(name, value);`,
      args: [name, value],
    });
    await this.send("Marionette:SetContext", { value: "content" });
  }

  /** The window as a PNG, in base64. */
  async picture() {
    return (await this.send("WebDriver:TakeScreenshot", { full: false })).value;
  }

  async call(what, ...args) {
    // The code runs in the page itself: a sandbox of Marionette has no `import`.
    const { value } = await this.send("WebDriver:ExecuteAsyncScript", {
      script: `const [expression, done] = arguments;
        const promise = window.eval("Promise.resolve().then(() => (" + expression + "))");
        promise.then((value) => done({ value }), (error) => done({ error: \`\${error}\n\${error.stack}\` }));`,
      args: [expressionCalling(what, args)],
    });
    if (value.error) throw new Error(plainText(value.error));
    return value.value;
  }

  async wheel(x, y, deltaY, deltaX = 0) {
    await this.#act("wheel", [{ type: "scroll", x, y, deltaX, deltaY, duration: 0 }]);
  }

  async mouse(type, x, y) {
    const action = { mousePressed: "pointerDown", mouseReleased: "pointerUp" }[type];
    const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
    await this.#act("pointer", action ? [move, { type: action, button: 0 }] : [move]);
  }

  async press(key) {
    const value = keyValues[key] ?? key;
    await this.#act("key", [{ type: "keyDown", value }, { type: "keyUp", value }]);
  }

  async #act(type, actions) {
    await this.send("WebDriver:PerformActions", { actions: [{ type, id: type, actions }] });
  }

  async chooseFiles(selector, files) {
    const { value } = await this.send("WebDriver:FindElement", { using: "css selector", value: selector });
    await this.send("WebDriver:ElementSendKeys", {
      id: Object.values(value)[0], text: files.join("\n"),
    });
  }

  async close() {
    const exited = new Promise((resolve) => this.process.once("exit", resolve));
    this.send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    await exited;
    this.socket.destroy();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

// As WebDriver numbers the keys that have no character.
const keyValues = {
  Tab: "\uE004", Delete: "\uE017", Enter: "\uE007", Escape: "\uE00C", PageUp: "\uE00E", PageDown: "\uE00F",
  End: "\uE010", Home: "\uE011",
  ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
};
