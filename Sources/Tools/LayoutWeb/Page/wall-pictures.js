// The pictures of the wall: which of them there are, in which order, and how they are laid out.

/// The wall, and for each of its items the number of the picture that it shows, its identity.
class WallPictures {
  constructor(layouts, pictures, viewport) {
    Object.assign(this, { layouts, pictures, viewport });
    this.choices = {
      count: 1_000_000, packing: "shortestColumn", columns: 0, minimumWidth: 160, spans: false,
      rightToLeft: false, sideways: false, late: false, keeps: true,
    };
    this.wall = null;
    this.late = new LateSizes(this);
    this.ids = new Uint32Array(0);
    this.nextID = 0;
    this.own = null;
    this.current = -1;
    this.layoutTime = 0;
  }

  get count() { return this.wall.count; }
  get contentHeight() { return this.wall?.contentHeight ?? 0; }
  get columnCount() { return this.wall.columnCount; }

  /// The length of the content along the way that it scrolls.
  length() { return (this.choices.sideways ? this.wall?.contentWidth : this.wall?.contentHeight) ?? 0; }

  /// The settings of the layout, from choices and from the room that there is.
  settingsFor(choices) {
    const { clientWidth: width, clientHeight: height } = this.viewport;
    const { columns, minimumWidth, packing, rightToLeft, sideways } = choices;
    const isNarrow = width < 600;
    return {
      length: sideways ? height : width, scrollsSideways: sideways, scale: devicePixelRatio, rightToLeft,
      ...(columns > 0 ? { columns } : { minimumWidth: isNarrow ? minimumWidth * 0.6 : minimumWidth }),
      spacing: isNarrow ? 6 : 10, insets: isNarrow ? 8 : 16, packing,
      tolerance: packing === "gridLanes" ? { fraction: 0.02 } : 0,
    };
  }

  /// As many pictures as are chosen, or those of the person's own.
  newPictures() {
    const ids = numbersBelow(this.own ? this.own.count : this.choices.count);
    this.nextID = ids.length;
    this.current = -1;
    return ids;
  }

  /// The steps that fill a wall with pictures.
  * filled(wall, ids) {
    const part = 100_000;
    for (let first = 0; first < ids.length; first += part) {
      const some = ids.subarray(first, first + part);
      wall.append(this.ratios(some), this.spans(some));
      yield { pictures: some.length, done: (first + some.length) / ids.length };
    }
  }

  configure(settings) {
    this.wall.configure(settings);
    this.laidOut = JSON.stringify(settings);
  }

  /// Whether the wall has these settings already.
  isLaidOut(settings) { return JSON.stringify(settings) === this.laidOut; }

  /// Width ÷ height of pictures; NaN where it is not known, or not yet.
  ratios(ids) {
    const { own, pictures, choices } = this;
    if (own) return Float64Array.from(ids, (id) => own.ratio(id));
    const ratios = new Float64Array(ids.length);
    for (let index = 0; index < ids.length; index++) {
      const isWaiting = choices.late && this.late.isWaiting(ids[index]);
      ratios[index] = isWaiting ? NaN : pictures.ratios[ids[index] % pictures.ratios.length];
    }
    return ratios;
  }

  /// The columns that pictures span: two for every eleventh, three for a few of these.
  spans(ids) {
    if (!this.choices.spans) return null;
    const spans = new Uint8Array(ids.length);
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index];
      spans[index] = id % 11 === 4 ? (id % 55 === 4 ? 3 : 2) : 1;
    }
    return spans;
  }

  timed(body) {
    const start = performance.now();
    body();
    this.layoutTime = performance.now() - start;
  }

  insertPictures(index, count) {
    const added = Uint32Array.from({ length: count }, (_, offset) => this.nextID + offset);
    this.nextID += count;
    this.wall.insert(index, this.ratios(added), this.spans(added));
    const ids = new Uint32Array(this.ids.length + count);
    ids.set(this.ids.subarray(0, index));
    ids.set(added, index);
    ids.set(this.ids.subarray(index), index + count);
    this.ids = ids;
    if (this.current >= index) this.current += count;
  }

  removePictures(index, count) {
    this.wall.remove(index, count);
    this.ids.copyWithin(index, index + count);
    this.ids = this.ids.subarray(0, this.ids.length - count);
    if (this.current >= index) this.current = Math.max(index, this.current - count);
    if (this.current >= this.ids.length) this.current = this.ids.length - 1;
  }

  movePicture(from, to) {
    this.wall.move(from, to);
    const id = this.ids[from];
    if (from < to) this.ids.copyWithin(from, from + 1, to + 1);
    else this.ids.copyWithin(to + 1, to, from);
    this.ids[to] = id;
    if (this.current === from) this.current = to;
    else if (this.current > from && this.current <= to) this.current -= 1;
    else if (this.current < from && this.current >= to) this.current += 1;
  }

  /// The steps that fill another wall with the pictures in an order by chance, which `order` becomes: for each
  /// place the index that its picture has now.
  * shuffled(wall, order) {
    const part = 10_000;
    for (let first = 0; first < order.length; first += part) {
      const end = Math.min(first + part, order.length);
      for (let index = first; index < end; index++) {
        const other = index + Math.floor(Math.random() * (order.length - index));
        [order[index], order[other]] = [order[other], order[index]];
      }
      const ids = order.subarray(first, end).map((index) => this.ids[index]);
      wall.append(this.ratios(ids), this.spans(ids));
      yield { pictures: end - first, done: end / order.length };
    }
  }

  /// Shows another wall, whose pictures are in an order.
  take(wall, order) {
    this.wall.destroy();
    this.wall = wall;
    this.ids = order.map((index) => this.ids[index]);
    this.current = -1;
  }
}

/// The whole numbers from 0 to below a count. `Uint32Array.from` takes twenty times as long for a million.
function numbersBelow(count) {
  const numbers = new Uint32Array(count);
  for (let index = 0; index < count; index++) numbers[index] = index;
  return numbers;
}
