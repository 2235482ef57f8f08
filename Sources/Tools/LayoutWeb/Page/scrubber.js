// The scrubber of the timeline: a slider with a step for each day, or month. The arrows go to the next one, Page Up
// and Page Down to another month, or year, Home and End to the ends; a bubble beside the thumb says which it is.

class Scrubber {
  constructor(view) {
    this.view = view;
    this.slider = document.getElementById("scrubber");
    this.bubble = document.getElementById("day");
    /// The day that was chosen last, and the offset that this led to: near the end days share it.
    this.chosen = null;
    this.slider.addEventListener("input", () => this.choose(Number(this.slider.value)));
    for (const name of ["change", "blur"]) {
      this.slider.addEventListener(name, () => { this.bubble.hidden = true; });
    }
    this.slider.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const day = this.next(event.key, Number(this.slider.value));
      if (day === undefined) return;
      event.preventDefault();
      this.choose(day);
    });
  }

  choose(day) {
    this.goTo(day);
    this.bubble.hidden = false;
  }

  /// The day that a key leads to, or undefined.
  next(key, day) {
    const { sections } = this.view;
    const last = sections.length - 1;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (step) return Math.min(Math.max(day + step, 0), last);
    const turn = { PageDown: 1, PageUp: -1 }[key];
    if (!turn) return { Home: 0, End: last }[key];
    let other = day;
    while (sections[other + turn] && sections[other].chapter === sections[day].chapter) other += turn;
    return other;
  }

  /// Scrolls to the start of a day.
  goTo(day) {
    const { feed, scroller } = this.view;
    // While days are laid out, the last ones are not there yet.
    if (!(day < feed?.sectionCount)) return;
    this.chosen = { day, offset: NaN };
    scroller.moveTo(feed.frame("header", day)[1]);
    this.chosen = { day, offset: scroller.offset };
    this.follow();
  }

  /// Shows where the view is.
  follow() {
    const { sections, grouping, scroller, currentSection } = this.view;
    // A day that was chosen stays so until something else scrolls.
    const isChosen = this.chosen && !(Math.abs(this.chosen.offset - scroller.offset) > 1);
    if (!isChosen) this.chosen = null;
    const day = this.chosen?.day ?? currentSection;
    const { name } = sections[day];
    this.slider.max = sections.length - 1;
    Object.assign(this.slider, { value: day, ariaLabel: grouping.title, ariaValueText: name });
    if (this.bubble.textContent !== name) this.bubble.textContent = name;
    this.bubble.style.top = `${(100 * day) / (sections.length - 1)}%`;
  }
}
