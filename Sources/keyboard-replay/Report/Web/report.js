// Draws the traces of a report from the data that stands before this script.
//
// Texts of a trace become text nodes and attributes, never markup: anyone may have written them.
(() => {
"use strict";

const rowsOnPage = 100, mostFrames = 24, bezel = 10;
const still = matchMedia("(prefers-reduced-motion: reduce)");

// A control character is shown by its picture, such as ␛.
const visible = (text) => text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, (character) =>
  String.fromCharCode(character === "\x7f" ? 0x2421 : 0x2400 + character.charCodeAt(0)));
const data = JSON.parse(document.getElementById("data").textContent, (key, value) =>
  typeof value === "string" ? visible(value) : value);

// Elements

const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== ""));
  return element;
};
const html = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
const field = (name, tag = "span") => html(tag, { "data-is": name });
const mark = (kind) => svg("svg", { class: "mark", viewBox: "-6 -6 12 12", "aria-hidden": "true" },
  svg("use", { href: "#m-" + kind }));

const round = (number) => String(Math.round(number * 100) / 100);
const clamp = (number, low, high) => Math.min(Math.max(number, low), high);
const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

// Only what begins like an address of the web becomes a link.
const linked = (text) => text.split(" ").flatMap((word, index) => {
  const [, address, rest] = /^(https?:\/\/[^",;()[\]{}<>']*)(.*)$/s.exec(word) || [, "", word];
  const link = address && html("a", { href: address, rel: "noopener noreferrer" },
    address.replace(/^https?:\/\//, ""));
  return [index ? " " : "", link, rest];
});

// Movement

const bezier = (x1, y1, x2, y2) => (x) => {
  const at = (first, second, t) =>
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t;
  let low = 0, high = 1;
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < x) low = middle; else high = middle;
  }
  return at(y1, y2, high);
};
// The curves of UIView.AnimationCurve; one that is not known is drawn as the first.
const curves = [bezier(0.42, 0, 0.58, 1), bezier(0.42, 0, 1, 1), bezier(0, 0, 0.58, 1), (x) => x];
// The keyboard's own curve is a spring of mass 3 and stiffness 1000, critically damped, which
// arrives after half a second whatever the duration: https://developer.apple.com/forums/thread/48088
const keyboardCurve = 7, springLength = 0.5, frequency = Math.sqrt(1000 / 3);

// The seconds that an animation moves; of a very long one, ten are drawn.
const lengthOf = (animation) => {
  if (!animation || !(animation.duration > 0)) return 0;
  return animation.curve === keyboardCurve ? springLength : Math.min(animation.duration, 10);
};
// The part of the way that is gone at a time after the start.
const progress = (animation, time) => {
  if (time >= lengthOf(animation)) return 1;
  if (animation.curve !== keyboardCurve) {
    return (curves[animation.curve] || curves[0])(Math.max(0, time) / animation.duration);
  }
  return 1 - (1 + frequency * time) * Math.exp(-frequency * time);
};

// Screen

const union = (one, other) => {
  const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  return [x, y, Math.max(one[0] + one[2], other[0] + other[2]) - x,
    Math.max(one[1] + one[3], other[1] + other[3]) - y];
};
const intersect = (one, other) => one[0] < other[0] + other[2] && other[0] < one[0] + one[2]
  && one[1] < other[1] + other[3] && other[1] < one[1] + one[3];
const expand = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];
const place = (element, box) => ["x", "y", "width", "height"].forEach((name, index) =>
  element.setAttribute(name, round(box[index])));
const lowest = ([x, y, width, height], part) => {
  const seen = clamp(part, 0, height);
  return [x, y + height - seen, width, seen];
};

// The rectangle that a scene is drawn in; without a screen, all places of the keyboard.
const canvasOf = (trace, scene) => {
  trace.fallback ||= trace.steps.map((step) => step.frame).filter(Boolean)
    .reduce((all, frame) => all ? union(all, frame) : frame, null) || [0, 0, 390, 844];
  return scene.screen || scene.area || trace.fallback;
};

// A picture of the screen; all pictures of one size of a trace are to the same scale.
class Picture {
  constructor(trace, id, width, height) {
    this.trace = trace;
    const boxes = trace.scenes.map((scene) => expand(canvasOf(trace, scene), bezel));
    this.scale = Math.min(width / Math.max(...boxes.map((box) => box[2])),
      height / Math.max(...boxes.map((box) => box[3])));
    const shape = (name) => this[name] = svg("rect", { class: "s-" + name });
    this.clip = svg("rect");
    this.keys = svg("use", { href: "#keys", class: "s-keys" });
    this.cover = svg("svg", { class: "s-cover" }, svg("use", { href: "#cover" }));
    this.root = svg("svg", { role: "img" }, svg("clipPath", { id: id + "-clip" }, this.clip),
      shape("bezel"), svg("g", { "clip-path": `url(#${id}-clip)` },
        shape("glass"), shape("window"), shape("view"), this.keys, shape("safe"), this.cover));
  }
  set(scene, label) {
    const canvas = canvasOf(this.trace, scene), box = expand(canvas, bezel);
    const corner = Math.min(canvas[2], canvas[3]) * 0.06;
    this.area = scene.area || canvas;
    this.root.setAttribute("viewBox", box.map(round).join(" "));
    this.root.setAttribute("width", round(Math.max(8, box[2] * this.scale)));
    this.root.setAttribute("height", round(Math.max(8, box[3] * this.scale)));
    this.root.setAttribute("aria-label", label);
    place(this.clip, canvas);
    this.clip.setAttribute("rx", round(corner));
    place(this.bezel, box);
    this.bezel.setAttribute("rx", round(corner + bezel));
    place(this.glass, canvas);
    place(this.window, scene.window || canvas);
    place(this.view, this.area);
    this.view.classList.toggle("s-own", scene.hasView);
    place(this.safe, lowest(this.area, scene.safeAreaBottom));
    return this;
  }
  draw(frame, covered) {
    place(this.keys, frame || [0, 0, 0, 0]);
    place(this.cover, lowest(this.area, covered));
    return this.root;
  }
}

// Chart

// Without times, the steps of a trace are drawn one after the other.
const timeOf = (trace, index) =>
  trace.hasTimes ? Math.min(trace.steps[index].time || 0, 1e9) : index * 0.7;

// The covered height over time: it moves along each animation, from wherever it was.
const curveOf = (trace) => {
  const points = [], busy = [];
  let move = { time: 0, start: 0, end: 0, animation: null };
  const height = (time) => move.start + (move.end - move.start)
    * progress(move.animation, time - move.time);
  const follow = (end) => {
    const length = Math.min(lengthOf(move.animation), end - move.time);
    if (!points.length) points.push([busy.length ? busy[0][0] : 0, 0]);
    if (length > 0 && move.start !== move.end) {
      const samples = Math.max(1, Math.ceil(length * 100));
      for (let number = 1; number <= samples; number += 1) {
        const time = move.time + length * number / samples;
        points.push([time, height(time)]);
      }
    }
    if (move.time + length < end) points.push([move.time + length, move.end]);
    points.push([end, height(end)]);
  };
  trace.steps.forEach((step, index) => {
    const time = timeOf(trace, index), covered = Math.min(step.covered, 1e5);
    let length = 0.1;
    if (covered !== move.end) {
      follow(time);
      const start = height(time);
      move = { time, start, end: covered, animation: step.animation };
      points.push([time, start]);
      length = Math.max(length, lengthOf(step.animation));
    }
    busy.push([time - 0.06, time + length + 0.1]);
  });
  follow(busy.reduce((end, range) => Math.max(end, range[1]), busy.length ? 0 : 1));
  return { points, busy };
};

// The next of 1, 2, 5, 10, 20, 50 and so on.
const niceStep = (value) => {
  if (!(value > 0 && value < Infinity)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= value * 0.999);
};

// The places of times: to scale, but for long pauses, of which up to eight are cut short.
const scaleOf = (busy, left, width) => {
  let ranges = [];
  for (const [start, end] of busy) {
    const last = ranges[ranges.length - 1];
    if (last && start - last[1] < 0.6) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  if (ranges.length > 9) ranges = [[ranges[0][0], ranges[ranges.length - 1][1]]];
  if (!ranges.length) ranges = [[0, 1]];
  const pause = Math.min(44, width / 4 / Math.max(1, ranges.length - 1));
  const scale = (width - (ranges.length - 1) * pause)
    / Math.max(1e-9, ranges.reduce((sum, range) => sum + range[1] - range[0], 0));
  const pieces = [];
  let x = left;
  const add = (start, end, width, isPause) => {
    pieces.push({ start, end, x, width, isPause });
    x += width;
  };
  ranges.forEach(([start, end], index) => {
    if (index) add(ranges[index - 1][1], start, pause, true);
    add(start, end, (end - start) * scale, false);
  });
  const at = (time) => {
    const piece = pieces.find((piece) => time < piece.end);
    if (!piece) return x;
    return piece.x + clamp((time - piece.start) / (piece.end - piece.start), 0, 1) * piece.width;
  };
  return { pieces, at, scale };
};

// Times worth a label, at even steps within each piece that is to scale.
const ticksOf = ({ pieces, at, scale }) => {
  const spacing = 72, step = niceStep(spacing / scale), ticks = [];
  for (const piece of pieces.filter((piece) => !piece.isPause)) {
    for (let number = Math.ceil(Math.max(0, piece.start) / step); number * step <= piece.end; number += 1) {
      const tick = number * step, last = ticks[ticks.length - 1];
      if (last === undefined || at(tick) - at(last) >= spacing * 0.6) ticks.push(tick);
    }
  }
  return ticks;
};

const pathOf = (points) => points.map(([x, y], index) =>
  `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");

// The greatest height in each column, and back along the least.
const condensed = (points) => {
  const columns = new Map();
  for (const [x, y] of points) {
    const key = Math.round(x), [least, most] = columns.get(key) || [y, y];
    columns.set(key, [Math.max(least, y), Math.min(most, y)]);
  }
  const entries = [...columns];
  return [...entries.map(([x, [, most]]) => [x, most]),
    ...entries.reverse().map(([x, [least]]) => [x, least + 0.5])];
};

// Draws the covered height over time, and below it a mark for each step.
const chartOf = (trace, width) => {
  const left = 46, right = width - 14, top = 16, base = 176, lane = 198, bottom = 206, height = 232;
  const { points, busy } = trace.curve ||= curveOf(trace);
  const scale = scaleOf(busy, left, right - left), x = (index) => scale.at(timeOf(trace, index));
  const highest = points.reduce((most, point) => Math.max(most, point[1]), 50);
  const step = niceStep(highest / 4), most = step * Math.ceil(highest / step);
  const y = (height) => base - height / most * (base - top);
  const label = (x, y, text, kind = "c-middle") =>
    svg("text", { class: "c-label " + kind, x: round(x), y: round(y) }, text);
  const band = (kind, x, width, bottom) =>
    svg("rect", { class: kind, x: round(x), y: top, width: round(Math.max(1, width)), height: bottom - top });
  const root = svg("svg", { role: "img", viewBox: `0 0 ${round(width)} ${height}` });

  for (const { start, end, x, width } of scale.pieces.filter((piece) => piece.isPause)) {
    root.append(band("c-pause", x, width, bottom));
    if (width < 30) continue;
    root.append(label(x + width / 2, lane + 4, `${round(Math.round((end - start) * 10) / 10)} s`));
  }
  let idle = null;
  const endIdle = (end) => {
    root.append(band("c-idle", idle, end - idle, base), idle > right - 64
      ? label(right, top - 4, "not active", "c-end") : label(idle, top - 4, "not active", ""));
    idle = null;
  };
  trace.steps.forEach((step, index) => {
    if (step.isActive === true && idle !== null) endIdle(x(index));
    if (step.isActive === false) idle ??= x(index);
  });
  if (idle !== null) endIdle(right);
  for (let height = 0; height <= most; height += step) {
    root.append(svg("path", { class: height ? "c-grid" : "c-base", d: `M${left} ${round(y(height))}H${round(right)}` }),
      label(38, y(height) + 4, round(height), "c-end"));
  }
  const line = points.map(([time, height]) => [scale.at(time), y(height)]);
  if (trace.isCondensed = points.length > 4000) {
    root.append(svg("path", { class: "c-dense", d: pathOf(condensed(line)) + "Z" }));
  } else {
    const area = [...line, [line[line.length - 1][0], base], [line[0][0], base]];
    root.append(svg("path", { class: "c-area", d: pathOf(area) + "Z" }),
      svg("path", { class: "c-line", d: pathOf(line) }));
  }
  const seen = new Set();
  const point = (kind, x, y) => {
    const key = kind + Math.round(x * 2);
    if (!seen.has(key)) root.append(svg("use", { href: "#m-" + kind, x: round(x), y }));
    seen.add(key);
  };
  trace.steps.forEach((step, index) => {
    if (step.failures) point("failed", x(index), base + 9);
    point(step.kind, x(index), lane);
  });
  if (!trace.hasTimes) root.append(label((left + right) / 2, height - 12, "no times: step by step"));
  for (const tick of trace.hasTimes ? ticksOf(scale) : []) {
    root.append(svg("path", { class: "c-grid", d: `M${round(scale.at(tick))} ${bottom}v5` }),
      label(scale.at(tick), height - 12, `${round(tick)} s`));
  }
  const last = trace.steps[trace.steps.length - 1];
  root.setAttribute("aria-label", "Covered height over time. " + (last
    ? `At most ${round(trace.steps.reduce((most, step) => Math.max(most, step.covered), 0))} points are covered, `
      + `at the end ${round(last.covered)}.` : "Nothing was posted."));
  const cursor = root.appendChild(svg("path", { class: "c-cursor" }));
  const select = (number) => cursor.setAttribute("d",
    `M${round(number ? x(number - 1) : trace.steps.length ? x(0) - 6 : left)} ${top}V${bottom}`);
  return { root, select };
};

// Steps

// The texts of a step; without one, those before the first.
const textsOf = (step) => step ? {
  line: String(step.line),
  time: step.time === undefined ? "" : step.time.toFixed(3),
  name: step.name,
  endFrame: step.endFrame || "",
  outcome: step.outcome,
  explanation: step.explanation || "",
  failed: (step.failures || []).join("; "),
  state: step.state,
  covered: round(step.covered),
  inset: round(step.inset),
  animation: step.animation ? `${round(step.animation.duration)} s, curve ${step.animation.curve}` : "none",
} : {
  line: "", time: "", name: "start", endFrame: "", outcome: "nothing yet", explanation: "", failed: "",
  state: "hidden", covered: "0", inset: "0", animation: "none",
};
const write = (root, step) => {
  const texts = textsOf(step);
  for (const element of root.querySelectorAll("[data-is]")) {
    if (element.dataset.is in texts) element.textContent = texts[element.dataset.is];
  }
  root.querySelector("use").setAttribute("href", "#m-" + (step ? step.kind : "setting"));
  return root;
};

// The steps after which the screen looks different.
const changesOf = (trace) => {
  const seen = (step) => step && step.frame
    && intersect(step.frame, canvasOf(trace, trace.scenes[step.scene])) ? String(step.frame) : "";
  return [...trace.steps.keys()].filter((index) => {
    const step = trace.steps[index], before = trace.steps[index - 1];
    return step.kind === "change" || seen(step) !== seen(before)
      || before && (step.covered !== before.covered || step.scene !== before.scene);
  });
};
const sample = (list, limit) => list.length <= limit ? list
  : Array.from({ length: limit }, (_, index) => list[Math.floor(index * (list.length - 1) / (limit - 1))]);

// Scrolls a container, which may have a fixed head, as far as an item of it needs.
const reveal = (container, item, side, size, head = 0) => {
  const start = item["offset" + side], end = start + item["offset" + size];
  const shown = container["scroll" + side], length = container["client" + size];
  if (start - head < shown) container["scroll" + side] = start - head;
  else if (end > shown + length) container["scroll" + side] = end - length;
};

// One trace of the page: its elements, and the step that they show.
class Player {
  constructor(trace, number) {
    this.trace = trace;
    this.id = "t" + number;
    this.length = trace.steps.length;
    this.first = 0;
    this.root = html("article", { id: this.id, "aria-labelledby": this.id + "-h" }, this.header(),
      html("div", { class: "player" }, this.makeStage(),
        html("div", { class: "side" }, this.makeReadout(), this.makeScrubber(), this.makeChart())),
      this.makeFilm(), this.makeTable());
    this.showRows(0);
    this.select(Math.max(0, trace.steps.findIndex((step) => step.kind === "change")) + 1);
  }

  header() {
    const { trace } = this, left = trace.rowCount - this.length;
    const about = [html("code", {}, html("bdi", {}, trace.file)),
      ...trace.about.map((text) => html("bdi", {}, text)),
      trace.source ? html("bdi", {}, linked(trace.source)) : null,
      trace.isScreenInferred ? "screen inferred from the frames"
        : trace.scenes.some((scene) => scene.screen) ? null : "no screen known"].filter(Boolean);
    return html("header", {},
      html("h2", { id: this.id + "-h" }, html("bdi", {}, trace.title)),
      html("p", { class: "about" }, about.flatMap((part, index) => index ? [" · ", part] : [part])),
      html("p", { class: "summary" }, trace.summary + ".",
        trace.failed ? [" ", html("strong", { class: "failed" }, trace.failed + ".")] : "",
        left ? [" ", html("strong", {}, `This page shows the first ${this.length} of ${trace.rowCount} rows.`)] : ""));
  }
  makeStage() {
    this.stage = new Picture(this.trace, this.id, 300, 330);
    return html("div", { class: "stage" }, this.stage.root);
  }
  makeReadout() {
    const entry = (title, name) =>
      html("div", {}, html("dt", {}, title), html("dd", { class: name }, field(name)));
    return this.readout = html("div", { class: "readout" },
      html("div", {},
        html("p", { class: "now" }, field("time"), html("strong", {}, field("name", "bdi")), " ", field("line")),
        html("p", { class: "did" }, mark("setting"), field("outcome"), field("explanation"), field("failed"))),
      html("dl", {}, entry("Keyboard", "state"), entry("Covered", "covered"), entry("Inset", "inset"),
        entry("Animation", "animation")));
  }
  makeScrubber() {
    this.button = html("button", { type: "button", "aria-label": "Play" }, "▶");
    this.range = html("input", { type: "range", id: this.id + "-r", min: 0, max: this.length, step: 1 });
    this.place = html("output", { for: this.id + "-r" });
    this.button.addEventListener("click", () => this.timer ? this.pause() : this.play());
    this.range.addEventListener("input", () => this.choose(Number(this.range.value)));
    return html("div", { class: "scrubber" }, this.button,
      html("label", { for: this.id + "-r" }, "Step"), this.range, this.place);
  }
  makeChart() {
    this.chart = chartOf(this.trace, 720);
    const scale = this.trace.hasTimes ? "over seconds" : "step by step, since the trace has no times";
    const figure = html("figure", { class: "chart" }, this.chart.root, html("figcaption", {},
      `Covered height in points ${scale}, with the animation between changes.`
      + (this.trace.isCondensed ? " Drawn by column, each from its least to its greatest height." : "")));
    new ResizeObserver(() => {
      const width = Math.max(280, figure.clientWidth);
      if (!figure.clientWidth || width === this.chartWidth) return;
      this.chartWidth = width;
      const chart = chartOf(this.trace, width);
      this.chart.root.replaceWith(chart.root);
      this.chart = chart;
      chart.select(this.index);
    }).observe(figure);
    return figure;
  }
  makeFilm() {
    const changes = changesOf(this.trace), steps = sample(changes, mostFrames);
    this.frames = steps.map((index) => this.frame(index));
    this.film = html("ol", {}, this.frames.map((frame) => html("li", {}, frame)));
    const note = steps.length < changes.length ? html("p", { class: "note" },
      `${steps.length} of ${changes.length} changes, evenly sampled; the slider steps through all.`) : null;
    return steps.length ? html("section", { class: "film", "aria-labelledby": this.id + "-f" },
      html("h3", { id: this.id + "-f" }, "Each change"), note, this.film) : null;
  }
  frame(index) {
    const step = this.trace.steps[index], texts = textsOf(step);
    const picture = new Picture(this.trace, `${this.id}-f${index}`, 190, 150);
    const link = html("a", { href: `#${this.id}-${index + 1}`, "data-step": index + 1 },
      picture.set(this.trace.scenes[step.scene], `${texts.state}, covers ${texts.covered}`)
        .draw(step.frame, step.covered),
      html("span", { class: "what" }, step.kind === "change" ? step.outcome : step.name),
      step.failures ? html("span", { class: "failed" }, "expectation failed") : null,
      html("span", { class: "when" }, texts.time && texts.time + " s"));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      this.choose(index + 1);
    });
    return link;
  }
  makeTable() {
    const heads = [["line number", "Line"], ["time number", "Time, s"], ["name", "Notification"],
      ["endFrame", "End frame"], ["outcome", "What it did"], ["state", "Keyboard"],
      ["covered number", "Covered"], ["inset number", "Inset"]];
    this.body = html("tbody");
    this.head = html("thead", {},
      html("tr", {}, heads.map(([name, text]) => html("th", { scope: "col", class: name }, text))));
    this.body.addEventListener("click", (event) => {
      const row = event.target.closest("tr");
      if (row && !String(getSelection())) this.choose(this.first + [...this.body.rows].indexOf(row) + 1);
    });
    this.container = html("div", { class: "rows", tabindex: 0, role: "region", "aria-labelledby": this.id + "-n" },
      html("table", {}, html("caption", {}, "What each notification did, in the order in which they came."),
        this.head, this.body));
    const button = (text, by) => {
      const button = html("button", { type: "button" }, text);
      button.addEventListener("click", () => this.showRows(this.first + by));
      return button;
    };
    this.rowsShown = html("span");
    this.earlier = button("Earlier", -rowsOnPage);
    this.later = button("Later", rowsOnPage);
    return html("section", { class: "steps" }, html("h3", { id: this.id + "-n" }, "Each notification"),
      this.length > rowsOnPage
        ? html("p", { class: "pager" }, this.rowsShown, " ", this.earlier, " ", this.later) : null,
      this.container);
  }
  row(number) {
    const step = this.trace.steps[number - 1];
    const cell = (name, kind = "") => html("td", { class: name + kind }, field(name));
    return write(html("tr", { class: step.kind, "data-row": number },
      cell("line", " number"), cell("time", " number"),
      html("th", { scope: "row", class: "name" }, field("name", "bdi")), cell("endFrame"),
      html("td", { class: "outcome" }, mark(step.kind), field("outcome"), field("explanation"), field("failed")),
      cell("state"), cell("covered", " number"), cell("inset", " number")), step);
  }
  showRows(first) {
    this.first = clamp(first, 0, Math.floor(Math.max(0, this.length - 1) / rowsOnPage) * rowsOnPage);
    const end = Math.min(this.first + rowsOnPage, this.length);
    const rows = Array.from({ length: end - this.first }, (_, index) => this.row(this.first + index + 1));
    this.body.replaceChildren(...rows);
    this.container.scrollTop = 0;
    this.rowsShown.textContent = `Rows ${this.first + 1} to ${end} of ${this.length}`;
    this.earlier.disabled = this.first === 0;
    this.later.disabled = end === this.length;
    this.markRow();
  }

  // Goes to a step as a person asks, which ends the playing.
  choose(index) {
    this.pause();
    this.select(index);
  }
  select(index) {
    const isNext = index === this.index + 1;
    this.index = clamp(index, 0, this.length);
    const step = this.trace.steps[this.index - 1], texts = textsOf(step);
    const place = `${this.index} of ${this.length}`;
    this.range.value = this.index;
    this.place.textContent = place;
    this.range.setAttribute("aria-valuetext", `${place}, ${texts.time && texts.time + " s, "}${texts.name}: `
      + `${texts.outcome}. Keyboard ${texts.state}, covers ${texts.covered}`);
    write(this.readout, step);
    this.chart.select(this.index);
    const frame = this.frames.filter((frame) => Number(frame.dataset.step) <= this.index).pop();
    for (const other of this.frames) other.removeAttribute("aria-current");
    if (frame) {
      frame.setAttribute("aria-current", "step");
      reveal(this.film, frame.parentNode, "Left", "Width");
    }
    if (step && (this.index <= this.first || this.index > this.first + rowsOnPage)) {
      this.showRows(Math.floor((this.index - 1) / rowsOnPage) * rowsOnPage);
    }
    this.markRow();
    this.show(step, isNext && !still.matches);
  }
  markRow() {
    for (const row of this.body.querySelectorAll("[aria-current]")) row.removeAttribute("aria-current");
    const row = this.body.rows[this.index - 1 - this.first];
    if (!row) return;
    row.setAttribute("aria-current", "step");
    reveal(this.container, row, "Top", "Height", this.head.offsetHeight);
  }
  // Draws the screen after a step, at once or along the step's animation.
  show(step, isMoving) {
    cancelAnimationFrame(this.request);
    const label = (step ? `After ${step.name}: ` : "Before the first notification: ")
      + `keyboard ${textsOf(step).state}, covers ${textsOf(step).covered}`;
    this.stage.set(this.trace.scenes[step ? step.scene : 0], label);
    const target = { frame: step && step.frame || null, covered: step ? step.covered : 0 };
    const from = this.drawn, begin = performance.now();
    const draw = (state) => {
      this.drawn = state;
      this.stage.draw(state.frame, state.covered);
    };
    if (!isMoving || !step || !lengthOf(step.animation) || !from.frame || !target.frame) return draw(target);
    const move = (now) => {
      const way = progress(step.animation, Math.max(0, now - begin) / 1000);
      const mix = (start, end) => start + (end - start) * way;
      draw({
        frame: from.frame.map((value, index) => mix(value, target.frame[index])),
        covered: mix(from.covered, target.covered),
      });
      if (way < 1) this.request = requestAnimationFrame(move);
    };
    move(begin);
  }

  play() {
    if (this.index >= this.length) this.select(0);
    this.button.textContent = "❚❚";
    this.button.setAttribute("aria-label", "Pause");
    const next = () => {
      this.select(this.index + 1);
      if (this.index >= this.length) return this.pause();
      const gap = timeOf(this.trace, this.index) - timeOf(this.trace, this.index - 1);
      this.timer = setTimeout(next, clamp(gap * 1000, 250, 1200));
    };
    this.timer = setTimeout(next, 250);
  }
  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.button.textContent = "▶";
    this.button.setAttribute("aria-label", "Play");
  }
}

// Page

const players = data.traces.map((trace, number) => new Player(trace, number));
document.getElementById("traces").append(...players.map((player) => player.root));
document.getElementById("version").textContent = `Made by keyboard-replay ${data.version}.`;
const total = count(players.length, "trace");
document.title = `${players.length === 1 ? data.traces[0].title : total} · keyboard-replay`;

// Of several traces one is shown, with the list beside it.
const titles = data.traces.map((trace) => trace.title);
const links = data.traces.map((trace, number) => html("a", { href: "#t" + number },
  html("bdi", {}, trace.title),
  titles.filter((title) => title === trace.title).length > 1 ? [" · ", html("bdi", {}, trace.file)] : "",
  trace.failures ? [" ", html("span", { class: "failed" }, `${trace.failures} failed`)] : ""));
let shown = 0;
const showTrace = (number) => {
  shown = number;
  players.forEach((player, index) => {
    player.root.hidden = index !== number;
    if (index === number) links[index].setAttribute("aria-current", "page");
    else links[index].removeAttribute("aria-current");
    if (index !== number) player.pause();
  });
  players[number].select(players[number].index);
};
// An address names a trace, and may name a step of it.
const follow = () => {
  const [, trace, step] = /^#t(\d+)(?:-(\d+))?$/.exec(location.hash) || [];
  const player = players[trace];
  if (!player) return;
  showTrace(Number(trace));
  if (step) player.choose(Number(step));
  const { top } = player.root.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) player.root.scrollIntoView();
};
if (players.length > 1) {
  const isWide = !matchMedia("(max-width: 60rem)").matches;
  const nav = document.querySelector("nav");
  nav.hidden = false;
  nav.append(html("details", { open: isWide }, html("summary", {}, total),
    html("ol", {}, links.map((link) => html("li", {}, link)))));
  document.body.className = "several";
  // The first with a failure, else the first.
  showTrace(Math.max(0, data.traces.findIndex((trace) => trace.failures)));
}
addEventListener("hashchange", follow);
follow();
// The arrow keys step through the trace wherever they do nothing else.
addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || document.activeElement !== document.body || event.metaKey || event.altKey || event.ctrlKey) return;
  event.preventDefault();
  players[shown]?.choose(players[shown].index + by);
});
})();
