/// The page's script: it steps through the traces, and shows the rows that the page leaves out.
///
/// It writes texts as texts and numbers as attributes, never markup.
enum ReportScript {
  /// The SHA-256 digest of the text in base 64, by which the page's policy allows it.
  static let digest = "/F7eRWdn79jLxKpO0FJUXwUUzWCtmeYuFtaboAWx85Q="

  static let text = """
    (() => {
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    \(stepping)
    \(drawing)
    \(rows)
    \(start)
    })();
    """

  private static let stepping = #"""
    class Player {
      constructor(trace, id) {
        this.trace = trace;
        this.id = id;
        this.root = document.getElementById(id);
        this.range = this.find("input");
        this.frames = [...this.root.querySelectorAll("[data-step]")];
        this.body = this.find("tbody");
        this.container = this.find(".rows");
        this.readout = this.find(".readout");
        this.first = 0;
        this.length = trace.steps.line.length;
        if (!this.range) return;
        this.stage = this.find(".stage svg");
        this.cursors = [...this.root.querySelectorAll(".chart svg")].map((chart) => {
          const cursor = document.createElementNS("http://www.w3.org/2000/svg", "path");
          cursor.setAttribute("class", "c-cursor");
          chart.append(cursor);
          return { cursor, key: chart.dataset.x };
        });
        this.listen();
        this.index = Number(this.range.getAttribute("value"));
        this.find(".scrubber").hidden = false;
        this.select(this.index);
      }
      find(selector) { return this.root.querySelector(selector); }
      field(name) { return this.find(`[data-is="${name}"]`); }
      listen() {
        this.range.addEventListener("input", () => {
          this.pause();
          this.select(Number(this.range.value));
        });
        for (const frame of this.frames) {
          frame.addEventListener("click", (event) => {
            event.preventDefault();
            this.pause();
            this.select(Number(frame.dataset.step));
          });
        }
        this.body.addEventListener("click", (event) => {
          const row = event.target.closest("tr");
          if (!row || String(getSelection())) return;
          this.pause();
          this.select(this.first + [...this.body.rows].indexOf(row) + 1);
        });
        this.field("play").addEventListener("click", () => this.timer ? this.pause() : this.play());
        for (const [name, by] of [["earlier", -data.rows], ["later", data.rows]]) {
          const button = this.field(name);
          if (!button) continue;
          button.hidden = false;
          button.addEventListener("click", () => this.showRows(this.first + by));
        }
      }
      step(index) {
        const columns = Object.entries(this.trace.steps);
        return Object.fromEntries(columns.map(([key, column]) => [key, column[index - 1]]));
      }
      text(step, key) {
        if (!step) return data.start[key];
        switch (data.formats[key]) {
          case "seconds": return step[key] === null ? "" : step[key].toFixed(3);
          case "number": return round(step[key]);
          case "word": return this.trace.words[step[key]];
          default: return String(step[key]);
        }
      }
      write(root, step) {
        for (const element of root.querySelectorAll("[data-is]")) {
          const key = element.dataset.is;
          if (key in data.formats) element.textContent = this.text(step, key);
        }
        root.querySelector("use").setAttribute("href", "#m-" + this.text(step, "kind"));
      }
      select(index) {
        const isNext = index === this.index + 1;
        this.index = Math.max(0, Math.min(index, this.length));
        const step = this.index > 0 ? this.step(this.index) : null;
        this.range.value = this.index;
        this.tell(step);
        this.mark(step);
        this.show(step, isNext && !still.matches);
      }
      tell(step) {
        this.write(this.readout, step);
        const place = `${this.index} of ${this.length}`;
        this.field("place").textContent = place;
        const text = (key) => this.text(step, key);
        const time = text("time") && `${text("time")} s, `;
        this.range.setAttribute("aria-valuetext", `${place}, ${time}${text("name")}: ` +
          `${text("outcome")}. Keyboard ${text("state")}, covers ${text("covered")}`);
      }
      play() {
        if (this.index >= this.length) this.select(0);
        this.field("play").textContent = "❚❚";
        this.field("play").setAttribute("aria-label", "Pause");
        const next = () => {
          const before = this.index > 0 ? this.step(this.index).time : 0;
          this.select(this.index + 1);
          if (this.index >= this.length) return this.pause();
          const gap = (this.step(this.index + 1).time - this.step(this.index).time) * 1000;
          this.timer = setTimeout(next, Math.max(250, Math.min(gap, 1200)));
        };
        this.timer = setTimeout(next, 250);
      }
      pause() {
        clearTimeout(this.timer);
        this.timer = 0;
        this.field("play").textContent = "▶";
        this.field("play").setAttribute("aria-label", "Play");
      }
    }
    const round = (number) => String(Math.round(number * 100) / 100);
    """#

  private static let drawing = #"""
    const place = (element, box) => ["x", "y", "width", "height"].forEach((name, index) =>
      element.setAttribute(name, round(box[index])));
    const bottom = ([x, y, width, height], part) => {
      const seen = Math.max(0, Math.min(part, height));
      return [x, y + height - seen, width, seen];
    };
    Player.prototype.show = function (step, isMoving) {
      cancelAnimationFrame(this.request);
      const { canvas, window, area, safeAreaBottom, hasView } =
        this.trace.scenes[step ? step.scene : 0];
      const target = {
        frame: step && step.frame >= 0 ? this.trace.frames[step.frame] : null,
        covered: step ? step.covered : 0,
      };
      const bezel = [canvas[0] - data.bezel, canvas[1] - data.bezel,
        canvas[2] + 2 * data.bezel, canvas[3] + 2 * data.bezel];
      this.stage.setAttribute("viewBox", bezel.map(round).join(" "));
      place(this.find(".stage clipPath rect"), canvas);
      place(this.find(".stage .s-bezel"), bezel);
      place(this.find(".stage .s-glass"), canvas);
      place(this.find(".stage .s-window"), window);
      place(this.find(".stage .s-view"), area);
      this.find(".stage .s-view").classList.toggle("s-own", hasView);
      place(this.find(".stage .s-safe"), bottom(area, safeAreaBottom));
      this.find(".stage title").textContent = step ? `After ${this.text(step, "name")}` : "Before the start";
      this.find(".stage desc").textContent = this.range.getAttribute("aria-valuetext");
      const from = this.drawn;
      const curve = step && data.curves[step.curve];
      if (!isMoving || !curve || !step.length || !from || !from.frame || !target.frame) {
        return this.draw(target, area);
      }
      const begin = performance.now();
      const move = (now) => {
        const part = Math.max(0, Math.min((now - begin) / step.length, 1)) * data.samples;
        const low = Math.floor(part);
        const high = Math.min(low + 1, data.samples);
        const way = part >= data.samples ? 1 : curve[low] + (curve[high] - curve[low]) * (part - low);
        const mix = (start, end) => start + (end - start) * way;
        this.draw({
          frame: from.frame.map((value, index) => mix(value, target.frame[index])),
          covered: mix(from.covered, target.covered),
        }, area);
        if (part < data.samples) this.request = requestAnimationFrame(move);
      };
      move(begin);
    };
    Player.prototype.draw = function (state, area) {
      this.drawn = state;
      place(this.find(".stage .s-keys"), state.frame || [0, 0, 0, 0]);
      place(this.find(".stage .s-cover"), bottom(area, state.covered));
    };
    """#

  private static let rows = #"""
    Player.prototype.mark = function (step) {
      for (const { cursor, key } of this.cursors) {
        const x = step ? step[key] : this.length ? this.step(1)[key] - 6 : 0;
        cursor.setAttribute("d", `M${x} ${data.cursor[0]}V${data.cursor[1]}`);
      }
      const frame = this.frames.filter((frame) => Number(frame.dataset.step) <= this.index).pop();
      for (const other of this.frames) other.removeAttribute("aria-current");
      if (frame) {
        frame.setAttribute("aria-current", "step");
        reveal(frame.closest("ol"), frame.closest("li"), "Left", "Width");
      }
      if (step && (this.index <= this.first || this.index > this.first + data.rows)) {
        this.showRows(Math.floor((this.index - 1) / data.rows) * data.rows);
      }
      this.markRow();
    };
    Player.prototype.markRow = function () {
      for (const row of this.body.querySelectorAll("[aria-current]")) row.removeAttribute("aria-current");
      const row = this.body.rows[this.index - 1 - this.first];
      if (!row || this.index <= this.first) return;
      row.setAttribute("aria-current", "step");
      reveal(this.container, row, "Top", "Height");
    };
    const reveal = (container, item, side, size) => {
      const start = item["offset" + side], end = start + item["offset" + size];
      const shown = container["scroll" + side], length = container["client" + size];
      const head = side === "Top" ? 32 : 0;
      if (start - head < shown) container["scroll" + side] = start - head;
      else if (end > shown + length) container["scroll" + side] = end - length;
    };
    Player.prototype.showRows = function (first) {
      const count = this.length;
      this.first = Math.max(0, Math.min(first, Math.floor((count - 1) / data.rows) * data.rows));
      const end = Math.min(this.first + data.rows, count);
      const model = this.body.rows[0];
      const rows = [];
      for (let number = this.first + 1; number <= end; number += 1) rows.push(this.row(model, number));
      this.body.replaceChildren(...rows);
      this.container.scrollTop = 0;
      this.field("rows").textContent = `Rows ${this.first + 1} to ${end} of ${count}`;
      this.field("earlier").disabled = this.first === 0;
      this.field("later").disabled = end === count;
      this.markRow();
    };
    Player.prototype.row = function (model, number) {
      const step = this.step(number);
      const row = model.cloneNode(true);
      row.removeAttribute("aria-current");
      row.id = `${this.id}-${number}`;
      row.className = this.text(step, "kind");
      this.write(row, step);
      return row;
    };
    """#

  /// Of several traces one is shown, with the list beside it: the one that the address names, else
  /// the first of which an expectation failed, else the first.
  private static let start = #"""
    const players = data.traces.map((trace, index) => new Player(trace, "t" + index));
    const links = [...document.querySelectorAll("nav a")];
    const showTrace = (number) => {
      links.forEach((link, index) => {
        const isShown = index === number;
        players[index].root.hidden = !isShown;
        if (isShown) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      });
      const player = players[number];
      if (player && player.range) player.select(player.index);
    };
    const follow = () => {
      const [, trace, step] = /^#t(\d+)(?:-(\d+))?$/.exec(location.hash) || [];
      if (!players[trace]) return;
      showTrace(Number(trace));
      if (step && players[trace].range) players[trace].select(Number(step));
      players[trace].root.scrollIntoView({ block: links.length ? "nearest" : "start" });
    };
    const list = document.querySelector("nav details");
    if (list) {
      if (matchMedia("(max-width: 60rem)").matches) list.open = false;
      showTrace(Math.max(0, links.findIndex((link) => link.querySelector(".failed"))));
    }
    addEventListener("hashchange", follow);
    follow();
    """#
}
