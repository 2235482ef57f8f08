// The timeline: a million pictures in the rows of three thousand days, and a scrubber with the days. Days with few
// pictures share a line.

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
    this.work = new LongWork((part) => {
      viewport.ariaBusy = part !== null;
      showProgress(viewport.clientWidth > 0 ? part : null);
    });
    this.scrubber = new Scrubber(this);
    this.scroller.source.updated = () => { if (this.feed) this.scrubber.follow(); };
  }

  /// One to three pictures on most days, some more on Saturdays and Sundays, thousands on the four days of a journey
  /// in each four weeks; a million in all.
  makeSections() {
    const weights = Array.from({ length: dayCount }, (_, day) => {
      const part = variation(day, 0.618);
      if (day % 28 >= 20 && day % 28 < 24) return 1400 + 1800 * part;
      return day % 7 < 2 ? 4 + 20 * part : 1.2 + 2.5 * part;
    });
    const sum = weights.reduce((sum, weight) => sum + weight, 0);
    const last = Date.UTC(2026, 10, 22);
    const [day, short] = [{ weekday: "short", year: "numeric" }, {}].map((options) => new Intl.DateTimeFormat(
      "en-US", { ...options, month: "short", day: "numeric", timeZone: "UTC" }));
    let [before, first] = [0, 0];
    return weights.map((weight, rank) => {
      before += weight;
      const end = Math.round(timelineCount * (before / sum));
      const pictures = new Day(this.pictures, first, end - first);
      first = end;
      const date = new Date(last - rank * 86_400_000);
      const month = date.getUTCMonth();
      return { name: day.format(date), short: short.format(date), pictures, month, style: `c${month}` };
    });
  }

  section() {
    return {
      rowHeight: 150, breaking: "optimal", spacing: 4, insets: [4, 8, 14, 8],
      header: { length: 44, isPinned: true }, sharedLine: { spacing: 8, fillsWidth: true },
    };
  }

  shown() {
    if (this.viewport.clientWidth === 0) return;
    if (this.feed) this.resized();
    else this.layOutAgain();
  }

  /// Lays the days out anew in parts, some days at a time. Until that is done, the feed from before is shown,
  /// and where there is none, the days that there are.
  async layOutAgain() {
    const { sections, scroller, space } = this;
    if (this.work.isBusy && this.wanted === JSON.stringify(space)) return;
    this.wanted = JSON.stringify(space);
    const feed = this.layouts.feed(space);
    const isDone = await this.work.run(function* (view) {
      for (const [rank, { pictures }] of sections.entries()) {
        feed.insertSection(rank, view.section(), pictures.ratios);
        if (rank === 30 && !view.feed) view.begin(feed);
        yield { pictures: pictures.length, done: pictures.first / timelineCount };
      }
    }(this));
    if (!isDone || JSON.stringify(this.space) !== this.wanted) {
      if (this.feed === feed) this.feed = null;
      return feed.destroy();
    }
    const old = this.feed === feed ? null : this.feed;
    old?.mark(this.visible);
    if (old) feed.takeMark(old);
    this.feed = feed;
    this.laidOut = this.wanted;
    this.layoutTime = this.work.time;
    scroller.reload(old ? feed.keptOffset([0, 0, space.length, scroller.view]) : scroller.offset);
    if (old) feed.unmark();
    old?.destroy();
    this.onChange();
  }

  /// Shows the first days of a feed that will have more.
  begin(feed) {
    this.feed = feed;
    this.laidOut = null;
    this.scroller.reload(0);
  }
}
