// The timeline: a million pictures in the rows of three thousand days, and a scrubber with the days.

const dayCount = 3000;
const timelineCount = 1_000_000;

/// The pictures of a day: some of the collection, one after the other.
class Day {
  constructor(pictures, first, length) { Object.assign(this, { pictures, first, length }); }

  at(item) { return this.pictures.picture(this.first + item); }

  get ratios() {
    const { ratios } = this.pictures;
    const own = new Float64Array(this.length);
    for (let item = 0; item < own.length; item += 1) {
      own[item] = ratios[(this.first + item) % ratios.length];
    }
    return own;
  }
}

class TimelineView extends FeedView {
  constructor(layouts, pictures, viewport, onChange) {
    super(layouts, pictures, viewport, onChange);
    this.scrubber = document.getElementById("scrubber");
    this.day = document.getElementById("day");
    this.scrubber.addEventListener("input", () => {
      // The way is that of the scrubber while it is held, and not what rounding makes of it.
      this.scroller.moveTo(Number(this.scrubber.value) * this.scroller.end);
      this.day.hidden = false;
    });
    this.scrubber.addEventListener("change", () => { this.day.hidden = true; });
    this.scroller.source.updated = () => this.scrolled();
  }

  /// Few pictures on most days, many on some; a million in all.
  makeSections() {
    const weights = Array.from({ length: dayCount }, (_, day) => 0.15 + variation(day, 0.618) ** 3);
    const sum = weights.reduce((sum, weight) => sum + weight, 0);
    const last = Date.UTC(2026, 10, 22);
    const day = new Intl.DateTimeFormat("en-US", {
      weekday: "short", year: "numeric", month: "short", day: "numeric", timeZone: "UTC",
    });
    let [before, first] = [0, 0];
    return weights.map((weight, rank) => {
      before += weight;
      const end = Math.round(timelineCount * (before / sum));
      const pictures = new Day(this.pictures, first, end - first);
      first = end;
      const date = new Date(last - rank * 86_400_000);
      const name = day.format(date);
      return { name, pictures, style: `c${date.getUTCMonth()}` };
    });
  }

  section() {
    return {
      rowHeight: 150, breaking: "optimal", spacing: 4, insets: [4, 8, 14, 8],
      header: { length: 44, isPinned: true },
    };
  }

  /// They do not depend on the width.
  configureSections() {}

  /// Shows on the scrubber where the view is.
  scrolled() {
    const { scroller, scrubber, feed } = this;
    if (!feed || scroller.end === 0) return;
    const { name } = this.sections[this.currentSection];
    if (!scrubber.matches(":active")) scrubber.value = scroller.offset / scroller.end;
    scrubber.ariaValueText = name;
    if (this.day.textContent !== name) this.day.textContent = name;
  }
}
