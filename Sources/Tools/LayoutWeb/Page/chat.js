// A chat hangs from its end: older days come in above, and a question goes to the top while its answer grows.

/// Questions, each with its answer after it.
const sayings = [
  "Where does the next picture go?", "Under the column that ends first.",
  "Does it jump when sizes arrive late?",
  "No: items that were seen keep their columns, and what is in view keeps its place on the screen.",
  "How long can a list be?", "A hundred million items. Only those in view have elements.",
  "And from right to left?", "Frames are mirrored where they are handed out, and nowhere else.",
];

/// What a question is answered with, longer than most windows are high.
const longAnswer = `A chat is read from its end, so its layout hangs from there.

An older message that comes in above has a negative way to go: it is placed upwards from the first message \
that is in view, and the view is scrolled by as much as the content has grown.

1. The host asks for the visible items before the change.
2. It changes the section: a day is inserted, a message grows, a picture gets its size.
3. It asks where to scroll to, so that the first of these items is where it was.

Nothing is measured twice. A text is as high as its lines at a width, and only another width asks again.

A question is sent to the top of the view. There is not enough below it yet to fill the view, so the feed \
leaves room there, and that room shrinks by what the answer grows.

4. As long as there is room, nothing moves while words come in.
5. When the room is used up, the view follows the end of the answer.
6. A reader who scrolls up is left alone, until the end is in view again.

Only the last section is laid out again with each word. The days before it keep their frames, and the \
index of the first visible item is found by a binary search.

The same feed lays out carousels, walls, rows, tags and lists, and each of them hangs from its end if you say so.

7. Ask again, scroll up while the answer grows, and see that what you read stays where it is.`;

/// How wide the column of messages is at most.
const widestChat = 760;

class ChatView extends FeedView {
  constructor(...all) {
    super(...all);
    this.button = document.getElementById("ask");
    this.button.addEventListener("click", () => this.ask());
    /// Where texts are measured at the width that messages have.
    this.ruler = this.viewport.parentElement.appendChild(document.createElement("div"));
    this.ruler.className = "ruler";
  }

  makeSections() { return [this.day(0)]; }

  /// The messages of a day, so many days ago.
  day(age) {
    const name = new Date(Date.UTC(2026, 10, 22 - age))
      .toLocaleDateString("en-US", { dateStyle: "full", timeZone: "UTC" });
    const messages = Array.from({ length: 4 + 2 * (age % 3) }, (_, index) =>
      ({ text: sayings[(6 * age + index) % sayings.length], isQuestion: index % 2 === 0 }));
    return { id: -age, name, messages };
  }

  section(rank) {
    const header = this.sections[rank].name && { length: 40 };
    return { columns: 1, spacing: 8, insets: [4, this.margin, 4, this.margin], header, areHeights: true };
  }

  /// The space beside the messages.
  get margin() { return Math.max(16, Math.floor((this.viewport.clientWidth - widestChat) / 2)); }

  get count() { return this.sections.reduce((sum, { messages }) => sum + messages.length, 0); }
  itemsOf({ messages }) { return messages; }
  get unit() { return "messages"; }
  get firstOffset() { return Number.MAX_VALUE; }

  /// The blank space before the messages, if they are few, and below a question.
  get room() { return this.feed?.room(this.visibleAt(0)) ?? [0, 0]; }
  get shift() { return this.room[0]; }
  length() { return super.length() + this.room[0] + this.room[1]; }

  build() {
    super.build();
    this.feed.hang();
  }

  /// The heights of texts, in whole pixels.
  sizes({ messages }) {
    this.ruler.style.width = `${this.viewport.clientWidth - 2 * this.margin}px`;
    this.ruler.replaceChildren(...messages.map(bubble));
    return Array.from(this.ruler.children, (node) =>
      Math.ceil(node.getBoundingClientRect().height * devicePixelRatio) / devicePixelRatio);
  }

  /// The lines of texts break elsewhere at another width, and answers grow.
  configure(rank) {
    this.feed.configureSection(rank, this.section(rank), this.sizes(this.sections[rank]));
  }

  insert(rank, section) {
    this.sections.splice(rank, 0, section);
    this.feed.insertSection(rank, this.section(rank), this.sizes(section));
  }

  updated() { this.showOlder(); }

  /// Brings in the day before the first one when the start of the messages nears.
  showOlder() {
    const { id } = this.sections[0];
    if (!this.feed || this.scroller.offset > this.scroller.view || id < -400) return;
    this.keep(() => this.insert(0, this.day(1 - id)));
  }

  /// Asks a question, which goes to the top of the view, with room for the answer below it.
  ask() {
    if (this.isAnswering) return;
    const { feed, sections } = this;
    const rank = sections.length;
    const answer = { text: "…" };
    const question = { text: "How does a chat stay in place?", isQuestion: true };
    this.insert(rank, { id: rank, messages: [question, answer] });
    feed.hang(rank, 0);
    this.scroller.reload(feed.offsetShowing("item", rank, 0, "start", this.visible) + this.shift);
    this.answer(answer);
  }

  /// Lets an answer grow by a few words at a time.
  async answer(answer) {
    const words = longAnswer.split(" ");
    this.setAnswering(true);
    for (let count = 3; count < words.length + 3; count += 3) {
      await new Promise((resolve) => { setTimeout(resolve, 60); });
      answer.text = words.slice(0, count).join(" ");
      this.grow();
    }
    this.setAnswering(false);
  }

  /// Measures the answer again. The view follows its end, if the reader is there.
  grow() {
    const { scroller } = this;
    const isAtEnd = scroller.offset > scroller.end - 1;
    this.configure(this.sections.length - 1);
    scroller.reload(isAtEnd ? Number.MAX_VALUE : scroller.offset);
  }

  setAnswering(isAnswering) {
    this.isAnswering = isAnswering;
    this.button.ariaDisabled = isAnswering;
    this.viewport.ariaBusy = isAnswering;
    this.onChange();
  }

  showHeader(node, item, { name }) {
    node.className = "tile day";
    Object.assign(node, { role: "heading", ariaLevel: 2, textContent: name });
  }

  showItem(node, { item }, { messages }) {
    const { text, isQuestion } = messages[item];
    node.className = "tile message";
    Object.assign(node, { role: "article", ariaLabel: isQuestion ? "Question" : "Answer" });
    if (node.textContent !== text) node.replaceChildren(bubble(messages[item]));
  }
}

/// The text of a message in its bubble.
function bubble({ text, isQuestion }) {
  const node = document.createElement("p");
  node.className = isQuestion ? "question" : "";
  node.textContent = text;
  return node;
}
