// Runs in the page: its form, used as a person uses it.

/** Waits until the page shows its wall. */
export async function ready() {
  while (!(window.wall?.count > 0 && document.querySelector("[data-index]"))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until the wall shows what was asked for. */
async function done() {
  while (window.views.wall.isBusy) await new Promise((resolve) => { setTimeout(resolve, 5); });
}

/** Makes choices by the names of the controls: a text for lists, a number for sliders, true or false. */
export async function choose(choices) {
  for (const [name, value] of Object.entries(choices)) {
    const control = document.querySelector(`[name="${name}"]`);
    if (control.type === "checkbox") {
      if (control.checked !== value) control.click();
      continue;
    }
    control.value = value;
    if (control.value !== String(value)) throw new Error(`${name} has no choice ${value}`);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
    await done();
  }
  await done();
}

/** Presses a button by its action. */
export async function act(action) {
  document.querySelector(`[data-action="${action}"]`).click();
  await done();
}

/** Selects a tab by the name of its layout. */
export function show(layout) {
  document.querySelector(`[role="tab"][aria-controls^="${layout}"]`).click();
}
