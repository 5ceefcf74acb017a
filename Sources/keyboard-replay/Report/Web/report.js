// Draws the traces of a report from the data that is before this script in the page.
//
// Texts of a trace become text nodes and attributes, never markup: anyone may have written them.
"use strict";

const rowsOnPage = 100;
// The width of the frame around a picture, in points of the trace's screen.
const bezel = 10;

// Replaces each control character with its picture, such as ␛.
const visible = (text) =>
  text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, (character) =>
    String.fromCharCode(character === "\x7f" ? 0x2421 : 0x2400 + character.charCodeAt(0)));
const data = JSON.parse(document.getElementById("data").textContent, (key, value) =>
  typeof value === "string" ? visible(value) : value);

const clamp = (number, low, high) => Math.min(Math.max(number, low), high);
// Returns a number as text, with at most two decimals.
const round = (number) => String(Math.round(number * 100) / 100);

// Elements

const svgTags = ["svg", "path", "rect", "text", "use"];

// Makes an element; children that are empty or undefined are left out.
const make = (tag, attributes = {}, ...children) => {
  const element = svgTags.includes(tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child));
  return element;
};
// Makes an SVG element of a class that fills a rectangle.
const box = (tag, className, [x, y, width, height], more = {}, ...children) =>
  make(tag, { class: className, x, y, width, height, ...more }, ...children);
// Copies a template of the page.
const copy = (id) => document.getElementById(id).content.firstElementChild.cloneNode(true);

// Returns the parts of a text, with a link for each address of the web.
const linked = (text) => {
  const parts = text.split(/(?<=^| )(https?:\/\/[^\s",;()[\]{}<>']*)/);
  return parts.map((part, index) => {
    // Every second part is one that the expression has matched.
    if (index % 2 === 0) return part;
    const name = part.replace(/^https?:\/\//, "");
    return make("a", { href: part, rel: "noopener noreferrer" }, name);
  });
};

// Steps

for (const trace of data.traces) {
  // `at` is the place of a step on the timeline. Without times, steps have equal distances. A time
  // beyond 1e9 seconds is too large to draw.
  trace.steps.forEach((step, index) =>
    step.at = trace.hasTimes ? Math.min(step.time ?? 0, 1e9) : index);
  // Step 0 is the state before the first notification.
  trace.steps.unshift({ name: "start", kind: "setting", outcome: "nothing yet", state: "hidden",
    covered: 0, inset: 0, scene: 0, at: trace.steps[0]?.at ?? 0 });
}

// Texts of those parts of a step that are not shown as they are.
const formats = {
  time: (step) => step.time?.toFixed(3),
  failed: (step) => step.failures?.join("; "),
  covered: (step) => round(step.covered),
  inset: (step) => round(step.inset),
  animation: ({ animation }) =>
    animation ? `${round(animation.duration)} s, curve ${animation.curve}` : "none",
};
const textOf = (step, name) => String(formats[name]?.(step) ?? step[name] ?? "");
// Fills the elements of a template from a step or a trace, and sets the mark of a step. `data-is`
// names the part that an element shows.
const write = (root, source) => {
  for (const element of root.querySelectorAll("[data-is]")) {
    element.textContent = textOf(source, element.dataset.is);
  }
  root.querySelector("use")?.setAttribute("href", "#m-" + source.kind);
  return root;
};

// Picture

// Rectangles are arrays: [x, y, width, height].
const expand = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];
// Returns the lowest part of a rectangle, of at most a height.
const bottomOf = ([x, y, width, height], atMost) => {
  const part = clamp(atMost, 0, height);
  return [x, y + height - part, width, part];
};

// Returns the scale of a trace's pictures, at which the largest one has at most 300 by 330 points.
const scaleOf = (trace) => {
  const outsides = trace.scenes.map(({ canvas }) => expand(canvas, bezel));
  const width = Math.max(...outsides.map((outside) => outside[2]));
  const height = Math.max(...outsides.map((outside) => outside[3]));
  return Math.min(300 / width, 330 / height);
};

// Draws the screen after a step; all pictures of a trace have the same scale.
const pictureOf = (trace, step) => {
  const { canvas, area, window, hasView, safeAreaBottom } = trace.scenes[step.scene];
  const outside = expand(canvas, bezel);
  const scale = scaleOf(trace);
  // A picture that is very narrow or flat still has 8 points.
  const [width, height] = outside.slice(2).map((length) => Math.max(8, length * scale));
  // The radius of the bezel's inner corners. If it were larger, the canvas would show behind them.
  const corner = Math.min(24, canvas[2] * 0.06, canvas[3] * 0.06);
  const label = `After ${step.name}: keyboard ${step.state}, covers ${round(step.covered)}`;
  const size = { viewBox: outside.join(" "), width, height };
  return make("svg", { role: "img", "aria-label": label, ...size },
    box("svg", "s-canvas", canvas, { viewBox: canvas.join(" ") },
      box("rect", "s-glass", canvas),
      box("rect", "s-window", window ?? canvas),
      box("rect", hasView ? "s-view s-own" : "s-view", area),
      box("use", "s-keys", step.frame ?? [0, 0, 0, 0], { href: "#keys" }),
      box("rect", "s-safe", bottomOf(area, safeAreaBottom)),
      box("use", "s-cover", bottomOf(area, step.covered), { href: "#cover" })),
    box("rect", "s-bezel", expand(canvas, bezel / 2), { rx: corner + bezel / 2 }));
};

// Timeline

// Returns the first of 1, 2, 5, 10, 20, 50 and so on that is not less than a number. A thousandth
// less is enough, since the number may be rounded.
const niceStep = (number) => {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= number * 0.999);
};

// Vertical places of a timeline, in points: the chart, the marks of the steps, and the times.
const chartTop = 16;
const chartBottom = 176;
const marksCenter = 198;
const marksBottom = 206;
const timesBaseline = 220;
const timelineHeight = 232;
// The width of a letter of a label, in points, at most.
const letterWidth = 7.2;

// The covered height over time, and below it a mark for each step.
class Timeline {
  left = 46;

  constructor(trace, width) {
    this.hasTimes = trace.hasTimes;
    this.start = trace.steps[0].at;
    this.steps = trace.steps.slice(1);
    this.width = width;
    this.right = width - 14;
    // The last step has a little space after it. If all steps have one time, any duration will do.
    const end = this.steps.at(-1)?.at ?? this.start;
    this.duration = (end - this.start) * 1.04 || 1;
    this.heights = this.steps.map((step) => Math.min(step.covered, 1e5));
    // No spread, since a function has a limited number of arguments.
    this.highest = this.heights.reduce((one, other) => Math.max(one, other), 0);
    const shownHeight = Math.max(this.highest, 50);
    this.gridStep = niceStep(shownHeight / 4);
    this.chartHeight = this.gridStep * Math.ceil(shownHeight / this.gridStep);

    this.root = make("svg", { role: "img", viewBox: `0 0 ${width} ${timelineHeight}` });
    this.drawInactiveTimes();
    this.drawGrid();
    this.drawHeights();
    this.drawMarks();
    this.drawTimes();
    const last = this.heights.at(-1) ?? 0;
    this.root.setAttribute("aria-label", "Covered height over time. "
      + `At most ${round(this.highest)} points are covered, at the end ${round(last)}.`);
    this.cursor = this.addPath("c-cursor", "");
  }

  // Places

  x(time) {
    return this.left + (time - this.start) / this.duration * (this.right - this.left);
  }
  y(height) {
    return chartBottom - height / this.chartHeight * (chartBottom - chartTop);
  }
  // Returns the index of the step that is nearest to a horizontal place; 1 if there is none.
  nearest(place) {
    let best = 0;
    this.steps.forEach(({ at }, index) => {
      const distance = Math.abs(this.x(at) - place);
      if (distance < Math.abs(this.x(this.steps[best].at) - place)) best = index;
    });
    return best + 1;
  }
  // Moves the cursor to a step.
  select(step) {
    this.cursor.setAttribute("d", `M${this.x(step.at)} ${chartTop}V${marksBottom}`);
  }

  // Drawing

  addPath(name, d) {
    const path = make("path", { class: name, d });
    this.root.append(path);
    return path;
  }
  // Adds a text centred at a horizontal place. Near an end of the timeline it is moved inside.
  addLabel(place, baseline, text) {
    const half = text.length * letterWidth / 2;
    const x = clamp(place, half, this.width - half);
    this.root.append(make("text", { class: "c-label", x, y: baseline }, text));
  }

  // Draws each time in which the application is not active; the last may end with the timeline.
  drawInactiveTimes() {
    const end = { isActive: true, at: this.start + this.duration };
    let inactiveSince;
    for (const { isActive, at } of [...this.steps, end]) {
      if (isActive === false) inactiveSince ??= this.x(at);
      if (isActive && inactiveSince !== undefined) {
        this.drawInactiveTime(inactiveSince, this.x(at));
        inactiveSince = undefined;
      }
    }
  }
  drawInactiveTime(left, right) {
    const rectangle = [left, chartTop, Math.max(1, right - left), chartBottom - chartTop];
    this.root.append(box("rect", "c-idle", rectangle));
    // The label is about 58 points wide, and begins at the left.
    this.addLabel(left + 29, chartTop - 4, "not active");
  }

  drawGrid() {
    for (let height = 0; this.y(height) >= chartTop; height += this.gridStep) {
      const y = this.y(height);
      this.addPath(height ? "c-grid" : "c-base", `M${this.left} ${y}H${this.right}`);
      const attributes = { class: "c-label c-end", x: this.left - 8, y: y + 4 };
      this.root.append(make("text", attributes, round(height)));
    }
  }

  drawHeights() {
    const stairs = this.steps.map((step, index) =>
      `H${round(this.x(step.at))}V${round(this.y(this.heights[index]))}`).join("");
    const line = `M${this.left} ${chartBottom}${stairs}H${this.right}`;
    this.addPath("c-area", `${line}V${chartBottom}Z`);
    this.addPath("c-line", line);
  }

  drawMarks() {
    // Of marks of one kind in the same half point, only the last one is drawn.
    const marks = new Map();
    const mark = (kind, step, y) => {
      const x = this.x(step.at);
      marks.set(kind + Math.round(x * 2), { href: "#m-" + kind, x, y });
    };
    for (const step of this.steps) {
      if (step.failures) mark("failed", step, chartBottom + 9);
      mark(step.kind, step, marksCenter);
    }
    for (const attributes of marks.values()) this.root.append(make("use", attributes));
  }

  drawTimes() {
    if (!this.hasTimes) {
      this.addLabel((this.left + this.right) / 2, timesBaseline, "no times: step by step");
      return;
    }
    // A label needs about 72 points.
    const spacing = niceStep(72 * this.duration / (this.right - this.left));
    const end = this.start + this.duration;
    for (let tick = Math.ceil(this.start / spacing); tick * spacing <= end; tick += 1) {
      const x = this.x(tick * spacing);
      this.addPath("c-grid", `M${x} ${marksBottom}v5`);
      this.addLabel(x, timesBaseline, `${Number((tick * spacing).toFixed(6))} s`);
    }
  }
}

// Traces

// One trace of the page: its article, and the step and the rows that the article shows.
class TraceView {
  // The index of the selected step.
  index = 0;
  // The index of the first step in the table.
  first = 0;

  constructor(trace, number) {
    this.trace = trace;
    // The index of the last step.
    this.last = trace.steps.length - 1;
    this.root = copy("trace");
    this.root.id = "t" + number;
    this.root.setAttribute("aria-label", trace.title);
    this.describe();
    this.listen();
    // The timeline is drawn again when its width is known.
    this.drawTimeline(720);
    // The first change is selected, or else the first step.
    this.select(Math.max(1, trace.steps.findIndex((step) => step.kind === "change")));
  }

  find(selector) {
    return this.root.querySelector(selector);
  }

  // Writes the heading, and below it the file, the device, the system, the source and the screen.
  describe() {
    const { about, source, screenNote } = this.trace;
    write(this.find("header"), this.trace);
    const parts = about.map((text) => make("bdi", {}, text));
    if (source) parts.push(make("bdi", {}, ...linked(source)));
    if (screenNote) parts.push(screenNote);
    this.find(".about").append(...parts.flatMap((part) => [" · ", part]));
  }

  // Draws the timeline anew, to a width in points.
  drawTimeline(width) {
    this.timeline = new Timeline(this.trace, Math.max(280, width));
    this.timeline.select(this.trace.steps[this.index]);
    this.find(".timeline svg").replaceWith(this.timeline.root);
  }

  // Connects the buttons, the timeline and the table.
  listen() {
    const figure = this.find(".timeline");
    const [previous, next, earlier, later] = this.root.querySelectorAll("button");
    previous.onclick = () => this.select(this.index - 1);
    next.onclick = () => this.select(this.index + 1);
    earlier.onclick = () => this.select(this.first - rowsOnPage);
    later.onclick = () => this.select(this.first + rowsOnPage);
    figure.onclick = (event) => {
      const { left, width } = this.timeline.root.getBoundingClientRect();
      const place = (event.clientX - left) / width * this.timeline.root.viewBox.baseVal.width;
      this.select(this.timeline.nearest(place));
    };
    this.find("tbody").onclick = (event) => {
      const row = event.target.closest("tr");
      const isTextSelected = String(getSelection()) !== "";
      if (!isTextSelected) this.select(Number(row.dataset.row));
    };
    // The figure of a hidden trace has no width.
    new ResizeObserver(() => {
      if (figure.clientWidth) this.drawTimeline(figure.clientWidth);
    }).observe(figure);
  }

  // Shows the screen after a step, and the step in the timeline and the table.
  select(index) {
    this.index = clamp(index, 0, this.last);
    const step = this.trace.steps[this.index];
    const [previous, next, place] = this.find(".steps").children;
    write(this.find(".readout"), step);
    this.find(".stage").replaceChildren(pictureOf(this.trace, step));
    this.timeline.select(step);
    previous.disabled = this.index === 0;
    next.disabled = this.index === this.last;
    place.textContent = `${this.index} of ${this.last}`;
    // The table begins at the step 1, 101, 201 and so on, so that it has the selected step.
    const first = Math.max(1, this.index - (this.index - 1) % rowsOnPage);
    if (first !== this.first) this.showRows(first);
    this.markRow();
  }

  // Fills the table with the rows from a step on.
  showRows(first) {
    const steps = this.trace.steps.slice(first, first + rowsOnPage);
    const end = first + steps.length - 1;
    const [shown, earlier, later] = this.find(".pager").children;
    this.first = first;
    this.find("tbody").replaceChildren(...steps.map((step, index) => {
      const row = write(copy("row"), step);
      row.className = step.kind;
      row.dataset.row = first + index;
      return row;
    }));
    this.find(".rows").scrollTop = 0;
    this.find(".pager").hidden = this.last <= rowsOnPage;
    shown.textContent = `Rows ${first} to ${end} of ${this.last}`;
    earlier.disabled = first === 1;
    later.disabled = end === this.last;
  }

  // Marks the row of the step, and scrolls the table to it.
  markRow() {
    const rows = this.find(".rows");
    const head = this.find("thead");
    for (const row of this.find("tbody").rows) {
      const isCurrent = Number(row.dataset.row) === this.index;
      row.ariaCurrent = isCurrent ? "step" : null;
      if (!isCurrent) continue;
      const lowest = row.offsetTop + row.offsetHeight - rows.clientHeight;
      const highest = row.offsetTop - head.offsetHeight;
      rows.scrollTop = clamp(rows.scrollTop, lowest, highest);
    }
  }
}

// Page

const views = data.traces.map((trace, number) => new TraceView(trace, number));
const total = views.length === 1 ? data.traces[0].title : `${views.length} traces`;
let shown = views[0];
document.getElementById("traces").append(...views.map((view) => view.root));
document.getElementById("version").textContent = `Made by keyboard-replay ${data.version}.`;
document.title = `${total} · keyboard-replay`;

// Of several traces one is shown, with a list of links beside it.
const titles = data.traces.map((trace) => trace.title);
const links = data.traces.map(({ title, file, failures }, number) => {
  const link = make("a", { href: "#t" + number }, make("bdi", {}, title));
  // The file distinguishes traces with the same title.
  const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
  if (isShared) link.append(" · ", make("bdi", {}, file));
  if (failures) link.append(" ", make("span", { class: "failed" }, `${failures} failed`));
  return link;
});
const show = (view) => {
  shown = view;
  views.forEach((other, number) => {
    other.root.hidden = other !== view;
    links[number].ariaCurrent = other === view ? "page" : null;
  });
  view.markRow();
};
// Shows the trace that the address of the page names.
const follow = () => {
  const view = views.find(({ root }) => "#" + root.id === location.hash);
  if (!view) return;
  show(view);
  const { top } = view.root.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) view.root.scrollIntoView();
};
if (views.length > 1) {
  const list = make("details", {}, make("summary", {}, total),
    make("ol", {}, ...links.map((link) => make("li", {}, link))));
  list.open = !matchMedia("(max-width: 60rem)").matches;
  document.getElementById("traces").before(make("nav", { "aria-label": "Traces" }, list));
  // The first trace with a failure is shown, or else the first one.
  show(views[Math.max(0, data.traces.findIndex((trace) => trace.failures))]);
}
addEventListener("hashchange", follow);
follow();
addEventListener("keydown", (event) => {
  if (!shown || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
  const { index, last } = shown;
  const step = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  shown.select(step);
});
