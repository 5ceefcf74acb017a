// Draws the traces of a report from the data that stands before this script.
//
// Texts of a trace become text nodes and attributes, never markup: anyone may have written them.
"use strict";

const [rowsOnPage, bezel] = [100, 10];
const still = matchMedia("(prefers-reduced-motion: reduce)");

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

// Movement

// The keyboard's own curve, 7, is a spring of mass 3 and stiffness 1000, critically damped, which
// arrives after half a second whatever the duration:
// https://developer.apple.com/forums/thread/48088
const spring = Array.from({ length: 51 }, (_, index) => {
  const way = Math.sqrt(1000 / 3) * index / 100;
  return 1 - (1 + way) * Math.exp(-way);
});
// The curves of UIView.AnimationCurve; one that is not known is drawn as the first.
const curves = ["ease-in-out", "ease-in", "ease-out", "linear"];
curves[7] = `linear(${spring})`;
const effect = new KeyframeEffect(null, null, { duration: 1, fill: "both" });
const clock = new Animation(effect);

// The seconds that an animation moves; of a very long one, ten are drawn.
const lengthOf = (animation) => !(animation?.duration > 0) ? 0
  : animation.curve === 7 ? 0.5 : Math.min(animation.duration, 10);
// The part of the way that is gone at a time after the start.
const progress = (animation, time) => {
  const length = lengthOf(animation);
  if (time >= length) return 1;
  effect.updateTiming({ easing: curves[animation.curve] ?? curves[0] });
  clock.currentTime = time / length;
  return effect.getComputedTiming().progress;
};

// Steps

// Without times, steps are drawn one after the other. Step 0 is the state before the first one.
for (const trace of data.traces) {
  trace.steps.forEach((step, index) =>
    step.at = trace.hasTimes ? Math.min(step.time ?? 0, 1e9) : index * 0.7);
  trace.extent = [2, 3].map((side) =>
    2 * bezel + Math.max(...trace.scenes.map(({ canvas }) => canvas[side])));
  trace.steps.unshift({ name: "start", kind: "setting", outcome: "nothing yet", state: "hidden",
    covered: 0, inset: 0, scene: 0, at: trace.steps.length ? trace.steps[0].at - 0.06 : 0 });
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
const keyboardOf = (step) => `keyboard ${step.state}, covers ${textOf(step, "covered")}`;
// Writes a step, or a trace, into the elements that name a part of it.
const write = (root, step) => {
  for (const element of root.querySelectorAll("[data-is]")) {
    element.textContent = textOf(step, element.dataset.is);
  }
  root.querySelector("use")?.setAttribute("href", "#m-" + step.kind);
  return root;
};

// Screen

const expand = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];
const lowest = ([x, y, width, height], part) => {
  const seen = clamp(part, 0, height);
  return [x, y + height - seen, width, seen];
};
// Draws the screen; all pictures of one size of a trace are to the same scale.
const pictureOf = (trace, [mostWide, mostHigh], { scene: number, frame, covered }, label) => {
  const { canvas, area, window, hasView, safeAreaBottom } = trace.scenes[number];
  const outside = expand(canvas, bezel);
  const scale = Math.min(mostWide / trace.extent[0], mostHigh / trace.extent[1]);
  const [width, height] = outside.slice(2).map((length) => Math.max(8, length * scale));
  // The bezel hides the corners of the canvas, as long as they are not rounder than this.
  const corner = Math.min(24, canvas[2] * 0.06, canvas[3] * 0.06);
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

// Chart

// The covered height over time, along each animation from wherever it was, and the times to show.
const curveOf = ([start, ...steps]) => {
  const points = [];
  const ranges = [[start.at, start.at + (steps.length ? 0 : 1)]];
  const spacing = Math.max(0.01, steps.length / 8000);
  let move = { at: start.at, from: 0, to: 0 };
  const height = (time) =>
    move.from + (move.to - move.from) * progress(move.animation, time - move.at);
  const drawTo = (end) => {
    const rest = Math.min(end, move.at + lengthOf(move.animation));
    for (let time = move.at; time < rest; time += spacing) points.push([time, height(time)]);
    points.push([rest, height(rest)], [end, height(end)]);
  };
  for (const { at, covered, animation } of steps) {
    const to = Math.min(covered, 1e5);
    const isMove = to !== move.to;
    if (isMove) {
      drawTo(at);
      move = { at, from: height(at), to, animation };
    }
    if (at - 0.06 - ranges.at(-1)[1] >= 0.6) ranges.push([at - 0.06, at]);
    const end = at + 0.1 + Math.max(0.1, isMove ? lengthOf(animation) : 0);
    ranges.at(-1)[1] = Math.max(ranges.at(-1)[1], end);
  }
  drawTo(ranges.at(-1)[1]);
  return { points, ranges };
};

// The next of 1, 2, 5, 10, 20, 50 and so on.
const niceStep = (value) => {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= value * 0.999);
};

// The places of times: to scale, but for long pauses, of which up to eight are cut short.
const scaleOf = (ranges, left, width) => {
  const times = ranges.length > 9 ? [ranges[0][0], ranges.at(-1)[1]] : ranges.flat();
  const lengths = times.slice(1).map((end, index) => end - times[index]);
  // Every second length is a pause.
  const pauses = (lengths.length - 1) / 2;
  const pause = Math.min(44, width / 4 / Math.max(1, pauses));
  const shown = lengths.reduce((sum, length, index) => sum + (index % 2 ? 0 : length), 0);
  const scale = (width - pauses * pause) / shown;
  const at = (time) => lengths.reduce((x, length, index) => x
    + (index % 2 ? pause : length * scale) * clamp((time - times[index]) / length, 0, 1), left);
  return { times, at, scale };
};

// Times worth a label, at even steps within each piece that is to scale.
const ticksOf = ({ times, at, scale }) => {
  const step = niceStep(72 / scale);
  const ticks = [];
  for (let piece = 0; piece < times.length; piece += 2) {
    const first = Math.ceil(Math.max(0, times[piece]) / step);
    for (let tick = first; tick * step <= times[piece + 1]; tick += 1) {
      if (!ticks.length || at(tick * step) - at(ticks.at(-1)) >= 43) ticks.push(tick * step);
    }
  }
  return ticks;
};

// Draws the covered height over time, and below it a mark for each step.
const chartOf = (trace, width) => {
  const [left, right, top, base, lane, bottom] = [46, width - 14, 16, 176, 198, 206];
  const [, ...steps] = trace.steps;
  const { points, ranges } = curveOf(trace.steps);
  const scale = scaleOf(ranges, left, right - left);
  const highest = points.reduce((most, point) => Math.max(most, point[1]), 50);
  const grid = niceStep(highest / 4);
  const y = (height) => base - height / (grid * Math.ceil(highest / grid)) * (base - top);
  const root = make("svg", { role: "img", viewBox: `0 0 ${width} 232` });
  const add = (...description) => root.appendChild(make(...description));
  const line = (name, d) => add("path", { class: name, d });
  const label = (x, y, text, name = "") => add("text", { class: "c-label " + name, x, y }, text);
  const band = (name, from, to, bottom) =>
    root.append(box("rect", name, [from, top, Math.max(1, to - from), bottom - top]));

  for (let index = 2; index < scale.times.length; index += 2) {
    const [start, end] = scale.times.slice(index - 1);
    const [from, to] = [scale.at(start), scale.at(end)];
    band("c-pause", from, to, bottom);
    if (to - from >= 30) label((from + to) / 2, lane + 4, `${round((end - start).toFixed(1))} s`);
  }
  let idle;
  for (const { isActive, at } of [...steps, { isActive: true, at: Infinity }]) {
    if (isActive === false) idle ??= scale.at(at);
    if (!isActive || idle === undefined) continue;
    band("c-idle", idle, scale.at(at), base);
    label(clamp(idle + 29, left, right - 29), top - 4, "not active");
    idle = undefined;
  }
  for (let height = 0; y(height) >= top; height += grid) {
    line(height ? "c-grid" : "c-base", `M${left} ${y(height)}H${right}`);
    label(38, y(height) + 4, round(height), "c-end");
  }
  const curve = points.map(([time, height]) => `${round(scale.at(time))} ${round(y(height))}`);
  line("c-area", `M${left} ${base}L${curve.join("L")}V${base}Z`);
  line("c-line", `M${curve.join("L")}`);
  const marks = new Map();
  const mark = (kind, x, y) => marks.set(kind + Math.round(x * 2), { href: "#m-" + kind, x, y });
  for (const step of steps) {
    if (step.failures) mark("failed", scale.at(step.at), base + 9);
    mark(step.kind, scale.at(step.at), lane);
  }
  for (const attributes of marks.values()) add("use", attributes);
  if (!trace.hasTimes) label((left + right) / 2, 220, "no times: step by step");
  for (const tick of trace.hasTimes ? ticksOf(scale) : []) {
    line("c-grid", `M${scale.at(tick)} ${bottom}v5`);
    label(scale.at(tick), 220, `${round(tick)} s`);
  }
  const covered = trace.steps.map((step) => step.covered);
  const most = round(covered.reduce((one, other) => Math.max(one, other)));
  root.setAttribute("aria-label", "Covered height over time. "
    + `At most ${most} points are covered, at the end ${round(covered.at(-1))}.`);
  const cursor = line("c-cursor", "");
  const select = (step) => cursor.setAttribute("d", `M${scale.at(step.at)} ${top}V${bottom}`);
  return { root, select };
};

// Traces

// One trace of the page: its article, and the step and the rows that the article shows.
class Player {
  index = 0;
  first = 0;
  drawn = {};

  constructor(trace, number) {
    Object.assign(this, { trace, steps: trace.steps, last: trace.steps.length - 1 });
    this.root = copy("trace");
    this.root.id = this.id = "t" + number;
    this.root.setAttribute("aria-label", trace.title);
    this.describe();
    this.drawFilm();
    this.listen();
    this.drawChart(720);
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
  drawFilm() {
    const film = write(this.find(".film"), this.trace);
    film.hidden = !this.trace.film.length;
    film.querySelector("ol").append(...this.trace.film.map((number) => this.frame(number)));
  }
  frame(number) {
    const step = this.steps[number];
    return make("li", {}, make("a", { href: `#${this.id}-${number}`, "data-step": number },
      pictureOf(this.trace, [190, 150], step, keyboardOf(step)),
      make("span", { class: "what" }, step.kind === "change" ? step.outcome : step.name),
      step.failures && make("span", { class: "failed" }, "expectation failed"),
      make("span", { class: "when", "data-is": "time" }, textOf(step, "time"))));
  }
  drawChart(width) {
    this.chart = chartOf(this.trace, Math.max(280, width));
    this.chart.select(this.steps[this.index]);
    this.find(".chart svg").replaceWith(this.chart.root);
  }
  listen() {
    const [figure, range] = [".chart", "input"].map((selector) => this.find(selector));
    const [play, earlier, later] = this.root.querySelectorAll("button");
    play.onclick = () => this.timer ? this.select(this.index)
      : this.select(this.index < this.last ? this.index : 0, 250);
    earlier.onclick = () => this.select(this.first - rowsOnPage);
    later.onclick = () => this.select(this.first + rowsOnPage);
    range.max = this.last;
    range.oninput = () => this.select(Number(range.value));
    this.root.onclick = (event) => {
      const item = event.target.closest("[data-step], [data-row]");
      if (!item || String(getSelection())) return;
      event.preventDefault();
      this.select(Number(item.dataset.step ?? item.dataset.row));
    };
    new ResizeObserver(() => figure.clientWidth && this.drawChart(figure.clientWidth))
      .observe(figure);
  }

  // Goes to a step; with a wait, in milliseconds, plays on after it.
  select(index, wait = 0) {
    clearTimeout(this.timer);
    const isNext = index === this.index + 1;
    this.index = clamp(index, 0, this.last);
    const [next, after] = this.steps.slice(this.index + 1, this.index + 3);
    const gap = after ? clamp((after.at - next.at) * 1000, 250, 1200) : 250;
    this.timer = wait && next && setTimeout(() => this.select(this.index + 1, gap), wait);
    this.render();
    this.move(isNext && !still.matches);
  }
  render() {
    const { index, last, steps } = this;
    const step = steps[index];
    const place = `${index} of ${last}`;
    const time = step.time === undefined ? "" : textOf(step, "time") + " s, ";
    write(this.find(".readout"), step);
    this.chart.select(step);
    this.find("button").textContent = this.timer ? "❚❚" : "▶";
    this.find("button").setAttribute("aria-label", this.timer ? "Pause" : "Play");
    this.find("output").textContent = place;
    this.find("input").value = index;
    this.find("input").setAttribute("aria-valuetext", `${place}, ${time}${step.name}: `
      + `${step.outcome}; ${keyboardOf(step)}`);
    const first = Math.max(1, index - (index - 1) % rowsOnPage);
    if (first !== this.first) this.showRows(first);
    const frames = [...this.root.querySelectorAll(".film a")];
    const frame = frames.findLast((frame) => frame.dataset.step <= index);
    for (const other of frames) other.ariaCurrent = other === frame ? "step" : null;
    const [rows, head] = [this.find(".rows"), this.find("thead")];
    for (const row of this.find("tbody").rows) {
      const isCurrent = Number(row.dataset.row) === index;
      row.ariaCurrent = isCurrent ? "step" : null;
      if (isCurrent) rows.scrollTop = clamp(rows.scrollTop,
        row.offsetTop + row.offsetHeight - rows.clientHeight, row.offsetTop - head.offsetHeight);
    }
  }
  showRows(first) {
    const steps = this.steps.slice(first, first + rowsOnPage);
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
  // Draws the screen after the step, at once or along the step's animation.
  move(isSlow) {
    cancelAnimationFrame(this.request);
    const step = this.steps[this.index];
    const [from, begin] = [this.drawn, performance.now()];
    const label = (this.index ? `After ${step.name}: ` : "Before the first notification: ")
      + keyboardOf(step);
    const isMove = isSlow && from.frame && step.frame;
    const draw = (now) => {
      const way = isMove ? progress(step.animation, Math.max(0, now - begin) / 1000) : 1;
      const mix = (start, end) => start + (end - start) * way;
      this.drawn = way === 1 ? step : {
        scene: step.scene,
        frame: step.frame.map((end, side) => mix(from.frame[side], end)),
        covered: mix(from.covered, step.covered),
      };
      this.find(".stage").replaceChildren(pictureOf(this.trace, [300, 330], this.drawn, label));
      if (way < 1) this.request = requestAnimationFrame(draw);
    };
    draw(begin);
  }
}

// Page

const players = data.traces.map((trace, number) => new Player(trace, number));
const total = players.length === 1 ? data.traces[0].title : `${players.length} traces`;
let shown = players[0];
document.getElementById("traces").append(...players.map((player) => player.root));
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
const show = (player) => {
  shown.select(shown.index);
  shown = player;
  players.forEach((other, number) => {
    other.root.hidden = other !== player;
    links[number].ariaCurrent = other === player ? "page" : null;
  });
  player.select(player.index);
};
// An address names a trace, and may name a step of it.
const follow = () => {
  const [, trace, step] = /^#t(\d+)(?:-(\d+))?$/.exec(location.hash) ?? [];
  const player = players[trace];
  if (!player) return;
  show(player);
  if (step) player.select(Number(step));
  const { top } = player.root.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) player.root.scrollIntoView();
};
if (players.length > 1) {
  const list = make("details", {}, make("summary", {}, total),
    make("ol", {}, ...links.map((link) => make("li", {}, link))));
  list.open = !matchMedia("(max-width: 60rem)").matches;
  document.getElementById("traces").before(make("nav", { "aria-label": "Traces" }, list));
  // The first with a failure, else the first.
  show(players[Math.max(0, data.traces.findIndex((trace) => trace.failures))]);
}
addEventListener("hashchange", follow);
follow();
// The arrow keys step through the trace wherever they do nothing else.
addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const isElsewhere = document.activeElement !== document.body;
  if (!by || !shown || isElsewhere || event.metaKey || event.altKey || event.ctrlKey) return;
  event.preventDefault();
  shown.select(shown.index + by);
});
