// Draws the traces of a report from the data that stands before this script.
//
// Texts of a trace become text nodes and attributes, never markup: anyone may have written them.
"use strict";

const rowsOnPage = 100;
const bezel = 10;

// A control character is shown by its picture, such as ␛.
const visible = (text) =>
  text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, (character) =>
    String.fromCharCode(character === "\x7f" ? 0x2421 : 0x2400 + character.charCodeAt(0)));
const data = JSON.parse(document.getElementById("data").textContent, (key, value) =>
  typeof value === "string" ? visible(value) : value);

// Elements

const drawn = ["svg", "path", "rect", "text", "use"];

// Makes an element; a child without content is left out.
const make = (tag, attributes = {}, ...children) => {
  const element = drawn.includes(tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.flat().filter((child) => child));
  return element;
};
const box = (tag, name, [x, y, width, height], more = {}, ...children) =>
  make(tag, { class: name, x, y, width, height, ...more }, ...children);
// Copies a template of the page.
const copy = (id) => document.getElementById(id).content.firstElementChild.cloneNode(true);

const round = (number) => String(Math.round(number * 100) / 100);
const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

// Only what begins like an address of the web becomes a link.
const linked = (text) =>
  text.split(/(?<=^| )(https?:\/\/[^\s",;()[\]{}<>']*)/).map((part, index) => index % 2 === 0 ? part
    : make("a", { href: part, rel: "noopener noreferrer" }, part.replace(/^https?:\/\//, "")));

// Steps

// Without times, steps are drawn one after the other. Step 0 is the state before the first one.
for (const trace of data.traces) {
  trace.steps.forEach((step, index) =>
    step.at = trace.hasTimes ? Math.min(step.time ?? 0, 1e9) : index);
  trace.steps.unshift({ name: "start", kind: "setting", outcome: "nothing yet", state: "hidden",
    covered: 0, inset: 0, scene: 0, at: trace.steps[0]?.at ?? 0 });
  trace.extent = [2, 3].map((side) =>
    2 * bezel + Math.max(...trace.scenes.map(({ canvas }) => canvas[side])));
}

const formats = {
  time: (step) => step.time?.toFixed(3),
  failed: (step) => step.failures?.join("; "),
  covered: (step) => round(step.covered),
  inset: (step) => round(step.inset),
  animation: ({ animation }) =>
    animation ? `${round(animation.duration)} s, curve ${animation.curve}` : "none",
};
const textOf = (step, name) => String(formats[name]?.(step) ?? step[name] ?? "");
// Writes a step, or a trace, into the elements that name a part of it.
const write = (root, step) => {
  for (const element of root.querySelectorAll("[data-is]")) {
    element.textContent = textOf(step, element.dataset.is);
  }
  root.querySelector("use")?.setAttribute("href", "#m-" + step.kind);
  return root;
};

// Picture

const expand = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];
const lowest = ([x, y, width, height], part) => {
  const seen = clamp(part, 0, height);
  return [x, y + height - seen, width, seen];
};
// Draws the screen after a step; all pictures of a trace are to the same scale.
const pictureOf = (trace, { scene: number, name, state, frame, covered }) => {
  const { canvas, area, window, hasView, safeAreaBottom } = trace.scenes[number];
  const outside = expand(canvas, bezel);
  const scale = Math.min(300 / trace.extent[0], 330 / trace.extent[1]);
  const [width, height] = outside.slice(2).map((length) => Math.max(8, length * scale));
  // The bezel hides the corners of the canvas, as long as they are not rounder than this.
  const corner = Math.min(24, canvas[2] * 0.06, canvas[3] * 0.06);
  const label = `After ${name}: keyboard ${state}, covers ${round(covered)}`;
  const view = { viewBox: outside.join(" "), width, height };
  return make("svg", { role: "img", "aria-label": label, ...view },
    box("svg", "s-canvas", canvas, { viewBox: canvas.join(" ") },
      box("rect", "s-glass", canvas),
      box("rect", "s-window", window ?? canvas),
      box("rect", hasView ? "s-view s-own" : "s-view", area),
      box("use", "s-keys", frame ?? [0, 0, 0, 0], { href: "#keys" }),
      box("rect", "s-safe", lowest(area, safeAreaBottom)),
      box("use", "s-cover", lowest(area, covered), { href: "#cover" })),
    box("rect", "s-bezel", expand(canvas, bezel / 2), { rx: corner + bezel / 2 }));
};

// Timeline

// The next of 1, 2, 5, 10, 20, 50 and so on.
const niceStep = (value) => {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= value * 0.999);
};

// Draws the covered height over time, and below it a mark for each step.
const timelineOf = ({ steps: [start, ...steps], hasTimes }, width) => {
  const [left, right, top, base, lane, bottom] = [46, width - 14, 16, 176, 198, 206];
  const duration = ((steps.at(-1) ?? start).at - start.at) * 1.04 || 1;
  const x = (time) => left + (time - start.at) / duration * (right - left);
  const covered = steps.map((step) => Math.min(step.covered, 1e5));
  const highest = covered.reduce((one, other) => Math.max(one, other), 50);
  const grid = niceStep(highest / 4);
  const y = (height) => base - height / (grid * Math.ceil(highest / grid)) * (base - top);
  const root = make("svg", { role: "img", viewBox: `0 0 ${width} 232` });
  const add = (...description) => root.appendChild(make(...description));
  const line = (name, d) => add("path", { class: name, d });
  // A text that would not fit at a place is moved to where it does.
  const label = (place, height, text) => {
    const half = text.length * 3.6;
    add("text", { class: "c-label", x: clamp(place, half, width - half), y: height }, text);
  };

  let idle;
  for (const { isActive, at } of [...steps, { isActive: true, at: start.at + duration }]) {
    if (isActive === false) idle ??= x(at);
    if (!isActive || idle === undefined) continue;
    root.append(box("rect", "c-idle", [idle, top, Math.max(1, x(at) - idle), base - top]));
    label(idle + 29, top - 4, "not active");
    idle = undefined;
  }
  for (let height = 0; y(height) >= top; height += grid) {
    line(height ? "c-grid" : "c-base", `M${left} ${y(height)}H${right}`);
    add("text", { class: "c-label c-end", x: 38, y: y(height) + 4 }, round(height));
  }
  const curve = steps.map((step, index) => `H${round(x(step.at))}V${round(y(covered[index]))}`);
  line("c-area", `M${left} ${base}${curve.join("")}H${right}V${base}Z`);
  line("c-line", `M${left} ${base}${curve.join("")}H${right}`);
  const marks = new Map();
  const mark = (kind, step, y) => {
    const attributes = { href: "#m-" + kind, x: x(step.at), y };
    marks.set(kind + Math.round(attributes.x * 2), attributes);
  };
  for (const step of steps) {
    if (step.failures) mark("failed", step, base + 9);
    mark(step.kind, step, lane);
  }
  for (const attributes of marks.values()) add("use", attributes);
  if (!hasTimes) label((left + right) / 2, 220, "no times: step by step");
  const spacing = niceStep(72 * duration / (right - left));
  const first = Math.ceil(start.at / spacing);
  for (let tick = first; hasTimes && tick * spacing <= start.at + duration; tick += 1) {
    line("c-grid", `M${x(tick * spacing)} ${bottom}v5`);
    label(x(tick * spacing), 220, `${Number((tick * spacing).toFixed(6))} s`);
  }
  const most = covered.reduce((one, other) => Math.max(one, other), 0);
  root.setAttribute("aria-label", "Covered height over time. "
    + `At most ${round(most)} points are covered, at the end ${round(covered.at(-1) ?? 0)}.`);
  const cursor = line("c-cursor", "");
  return {
    root,
    select: ({ at }) => cursor.setAttribute("d", `M${x(at)} ${top}V${bottom}`),
    // The number of the step that is nearest to a place.
    nearest: (place) => steps.reduce((best, { at }, index) =>
      Math.abs(x(at) - place) < Math.abs(x(steps[best - 1].at) - place) ? index + 1 : best, 1),
  };
};

// Traces

// One trace of the page: its article, and the step and the rows that the article shows.
class TraceView {
  index = 0;
  first = 0;

  constructor(trace, number) {
    this.trace = trace;
    this.last = trace.steps.length - 1;
    this.root = copy("trace");
    this.root.id = "t" + number;
    this.root.setAttribute("aria-label", trace.title);
    this.describe();
    this.listen();
    this.drawTimeline(720);
    this.select(Math.max(1, trace.steps.findIndex((step) => step.kind === "change")));
  }
  find(selector) {
    return this.root.querySelector(selector);
  }

  // Writes the heading, and what is known of the trace.
  describe() {
    const { about, source, screenNote } = this.trace;
    write(this.find("header"), this.trace);
    const parts = [...about.map((text) => make("bdi", {}, text)),
      source && make("bdi", {}, ...linked(source)), screenNote];
    this.find(".about").append(...parts.filter(Boolean).flatMap((part) => [" · ", part]));
  }
  drawTimeline(width) {
    this.timeline = timelineOf(this.trace, Math.max(280, width));
    this.timeline.select(this.trace.steps[this.index]);
    this.find(".timeline svg").replaceWith(this.timeline.root);
  }
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
      if (!String(getSelection())) this.select(Number(row.dataset.row));
    };
    new ResizeObserver(() => figure.clientWidth && this.drawTimeline(figure.clientWidth))
      .observe(figure);
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
    const first = Math.max(1, this.index - (this.index - 1) % rowsOnPage);
    if (first !== this.first) this.showRows(first);
    this.markRow();
  }
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
    const [rows, head] = [this.find(".rows"), this.find("thead")];
    for (const row of this.find("tbody").rows) {
      const isCurrent = Number(row.dataset.row) === this.index;
      row.ariaCurrent = isCurrent ? "step" : null;
      if (isCurrent) rows.scrollTop = clamp(rows.scrollTop,
        row.offsetTop + row.offsetHeight - rows.clientHeight, row.offsetTop - head.offsetHeight);
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

// Of several traces one is shown, with the list beside it.
const titles = data.traces.map((trace) => trace.title);
const links = data.traces.map(({ title, file, failures }, number) => {
  const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
  return make("a", { href: "#t" + number }, make("bdi", {}, title),
    ...isShared ? [" · ", make("bdi", {}, file)] : [],
    ...failures ? [" ", make("span", { class: "failed" }, `${failures} failed`)] : []);
});
const show = (view) => {
  shown = view;
  views.forEach((other, number) => {
    other.root.hidden = other !== view;
    links[number].ariaCurrent = other === view ? "page" : null;
  });
  view.markRow();
};
// An address names a trace.
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
  // The first with a failure, else the first.
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
