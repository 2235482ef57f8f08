// The timeline: a million pictures in the rows of three thousand days, or of their months, and a scrubber with
// these. Days with few pictures share a line.

const dayCount = 3000;
const timelineCount = 1_000_000;

/// How the timeline groups pictures: the name of a section, and its settings.
const daily = {
  title: "Day", rowHeight: 150, breaking: "optimal", spacing: 4, insets: [4, 8, 14, 8],
  header: { length: 44, isPinned: true }, sharedLine: { spacing: 8, fillsWidth: true },
};
const monthly = {
  title: "Month", rowHeight: 40, breaking: "optimal", spacing: 2, insets: [4, 8, 14, 8],
  header: { length: 44, isPinned: true },
};

/// The pictures of a day or a month: some of the collection, one after the other.
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
  constructor(...all) {
    super(...all);
    const { viewport } = this;
    this.work = new LongWork((part) => {
      viewport.ariaBusy = part !== null;
      showProgress(viewport.clientWidth > 0 ? part : null);
    });
    this.grouping = daily;
    /// The other grouping, whose feed is laid out ahead for a pinch, without a sign.
    this.other = { grouping: monthly, sections: this.months(), feed: null };
    this.workAhead = new LongWork(() => {}, 10_000);
    this.button = document.querySelector("[name=regroup]");
    this.scrubber = new Scrubber(this);
  }

  /// One to three pictures on most days, some more on Saturdays and Sundays, thousands on the four days of a journey
  /// in each month; a million in all.
  makeSections() {
    const last = Date.UTC(2026, 10, 25);
    const dates = Array.from({ length: dayCount }, (_, day) => new Date(last - day * 86_400_000));
    const weights = dates.map((date, day) => {
      const part = variation(day, 0.618);
      if (date.getUTCDate() < 5) return 1400 + 1800 * part;
      return date.getUTCDay() % 6 === 0 ? 4 + 20 * part : 1.2 + 2.5 * part;
    });
    const sum = weights.reduce((sum, weight) => sum + weight, 0);
    const [day, short, month] = [
      { weekday: "short", month: "short", day: "numeric", year: "numeric" }, { month: "short", day: "numeric" },
      { month: "long", year: "numeric" },
    ].map((options) => new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }));
    let [before, first] = [0, 0];
    return weights.map((weight, rank) => {
      before += weight;
      const end = Math.round(timelineCount * (before / sum));
      const pictures = new Day(this.pictures, first, end - first);
      first = end;
      const date = dates[rank];
      return {
        name: day.format(date), short: short.format(date), pictures, chapter: month.format(date),
        style: `c${date.getUTCMonth()}`,
      };
    });
  }

  /// The months of the days; their chapters are years.
  months() {
    return [...Map.groupBy(this.sections, ({ chapter }) => chapter)].map(([name, days]) => {
      const length = days.reduce((sum, { pictures }) => sum + pictures.length, 0);
      const pictures = new Day(this.pictures, days[0].pictures.first, length);
      return { name, pictures, chapter: name.slice(-4), style: days[0].style };
    });
  }

  get isDaily() { return this.grouping === daily; }

  begin() { this.layOutAgain(); }

  updated() { if (this.feed) this.scrubber.follow(); }

  /// Lays the sections out anew in parts, some at a time. Until that is done, the feed from before is shown, and
  /// where there is none, the days that there are. The other grouping follows.
  async layOutAgain() {
    const { scroller, space } = this;
    if (this.work.isBusy && this.wanted === JSON.stringify(space)) return;
    this.wanted = JSON.stringify(space);
    this.onInterrupted?.();
    this.workAhead.cancel();
    this.other.feed?.destroy();
    this.setOther(null);
    const feed = this.layouts.feed(space);
    const isDone = await this.work.run(filled(feed, this, (rank) => {
      if (rank === 30 && !this.feed) this.showFirst(feed);
    }));
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
    this.showWanted();
    this.onChange();
    await new Promise((resolve) => { setTimeout(resolve); });
    if (JSON.stringify(space) !== this.wanted) return;
    const ahead = this.layouts.feed(space);
    if (await this.workAhead.run(filled(ahead, this.other))) this.setOther(ahead);
    else ahead.destroy();
  }

  /// Shows the first days of a feed that will have more.
  showFirst(feed) {
    this.feed = feed;
    this.laidOut = null;
    this.scroller.reload(0);
  }

  setOther(feed) {
    this.other.feed = feed;
    this.viewport.ariaLabel = `Pictures by ${this.grouping.title.toLowerCase()}`;
    this.button.disabled = feed === null;
    this.button.textContent = `Show ${this.other.grouping.title.toLowerCase()}s`;
  }

  /// Shows the other grouping, which a pinch has led to, at an offset.
  adopt(offset) {
    const { grouping, sections, feed, other } = this;
    Object.assign(this, other, { other: { grouping, sections } });
    this.setOther(feed);
    this.scroller.reload(offset);
    this.onChange();
  }

  items(start, end) {
    return this.pinched?.map((item) => onContent(this.scroller, item)) ?? super.items(start, end);
  }
}

/// The steps that fill a feed with the sections of a grouping; a function is told the rank of each.
function* filled(feed, { sections, grouping }, didInsert = () => {}) {
  for (const [rank, { pictures }] of sections.entries()) {
    feed.insertSection(rank, grouping, pictures.ratios);
    didInsert(rank);
    yield { pictures: pictures.length, done: pictures.first / timelineCount };
  }
}
