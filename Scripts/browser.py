"""Chromium without a window, and the questions that the checks ask a page."""

import json
import os
import select
import shutil
import subprocess
import sys
import time


def install():
    """Installs Debian's package of Chromium where there is none and the caller may."""
    if shutil.which("chromium"):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit("Chromium is not installed: apt-get install chromium")
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, check=True)


class Browser:
    """Chromium, driven by the DevTools protocol over two pipes."""

    def __init__(self, folder):
        commands, results = os.pipe(), os.pipe()
        arguments = [
            "chromium", "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-dev-shm-usage", "--disable-background-networking",
            "--remote-debugging-pipe", f"--user-data-dir={folder}/profile", "about:blank",
        ]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        # The protocol is spoken on descriptors 3 and 4.
        shell = ["sh", "-c", f'exec "$@" 3<&{commands[0]} 4>&{results[1]}', "sh"]
        self.process = subprocess.Popen(
            shell + arguments, pass_fds=(commands[0], results[1]), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands[0])
        os.close(results[1])
        self.input, self.output = commands[1], results[0]
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)
        self.session = session["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")

    def receive(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            rest = max(0, end - time.monotonic())
            if not select.select([self.output], [], [], rest)[0]:
                raise TimeoutError(f"Chromium did not answer within {seconds} seconds")
            piece = os.read(self.output, 1 << 16)
            if not piece:
                raise EOFError("Chromium ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        while True:
            answer = self.receive(30)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, address, dark=False, width=1280, motion="no-preference", media=""):
        self.send("Emulation.setDeviceMetricsOverride",
                  width=width, height=844, deviceScaleFactor=1, mobile=False)
        scheme = "dark" if dark else "light"
        features = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
        self.send("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": name, "value": value} for name, value in features.items()])
        # An address that differs from the one before in its fragment only would load nothing.
        for url in ("about:blank", address):
            self.events = []
            self.send("Page.navigate", url=url)
            while not any(event["method"] == "Page.loadEventFired" for event in self.events):
                self.events.append(self.receive(20))

    def value(self, script):
        result = self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:500])
        return result["result"].get("value")

    def wait(self, milliseconds):
        self.value(f"new Promise((done) => setTimeout(done, {milliseconds}))")

    def press(self, key, code):
        for kind in ["rawKeyDown", "keyUp"]:
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=code)

    def click(self, selector):
        """Clicks in the middle of the first element, as a mouse does, which moves the focus too."""
        place = self.value(
            f"(() => {{ const element = document.querySelector({selector!r});"
            "element.scrollIntoView({ block: 'center', behavior: 'instant' });"
            "const box = element.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1],
                      button="left", clickCount=1)

    def complaints(self, origin="file://"):
        """Returns the browser's errors, and the page's requests to other places than its own."""
        self.wait(50)
        found = []
        for event in self.events:
            method, parameters = event["method"], event["params"]
            if method in ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"]:
                found.append(json.dumps(parameters)[:300])
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith((origin, "data:")) and url != "about:blank":
                    found.append(f"a request for {url}")
        return found

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
        except (EOFError, RuntimeError, TimeoutError, OSError):
            self.process.kill()
        self.process.wait(20)


# The texts of less contrast with their ground than WCAG asks for, at most five.
READABILITY = """
(() => {
  const numbers = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const color = numbers(getComputedStyle(e).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const worst = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, title, desc")) continue;
    const style = getComputedStyle(element);
    const color = numbers(element.namespaceURI.endsWith("svg") ? style.fill : style.color);
    const [a, b] = [light(color), light(ground(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) worst.push([node.data.trim().slice(0, 30), contrast.toFixed(2)]);
  }
  return worst.slice(0, 5);
})()
"""

# What is wrong with the page's elements, at most five.
STRUCTURE = """
(() => {
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ids = all("[id]").map((element) => element.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push("twice " + id);
  for (const attribute of ["aria-labelledby", "for"]) {
    for (const element of all(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute).split(" ")) {
        if (!document.getElementById(id)) faults.push(attribute + " " + id);
      }
    }
  }
  for (const picture of all("svg[role=img]:not([aria-label])")) faults.push(picture.outerHTML);
  for (const table of all("table")) if (!table.caption) faults.push("no caption");
  for (const head of all("th:not([scope])")) faults.push("no scope: " + head.textContent);
  for (const named of all("[aria-label]")) {
    const name = named.getAttribute("aria-label");
    if (named.parentElement.closest(`[aria-label="${CSS.escape(name)}"]`)) faults.push("in " + name);
  }
  const strange = "img, iframe, object, embed, link, base, form, [style], [onclick], [onerror]";
  faults.push(...all(strange).map((element) => element.outerHTML));
  if (document.scripts.length !== 2) faults.push(document.scripts.length + " scripts");
  if (window.broken) faults.push("a text ran as a script: " + window.broken);
  return faults.slice(0, 5).map((fault) => fault.slice(0, 80));
})()
"""

# What of the trace that is shown does not fit, at most five. In a narrow window the step's name may
# take two lines. No table scrolls sideways: the arrow keys step.
OVERFLOW = """
(() => {
  const faults = [], now = document.querySelector("article:not([hidden]) .now");
  const lines = Math.round(now.offsetHeight / parseFloat(getComputedStyle(now).lineHeight));
  if (innerWidth >= 500 && lines !== 1) faults.push(`${now.textContent} takes ${lines} lines`);
  const article = document.querySelector("article:not([hidden])");
  for (const element of document.querySelectorAll("article *, nav *")) {
    if (innerWidth > 500 || element.closest("caption")) continue;
    const box = element.getBoundingClientRect();
    if (box.width && box.right > innerWidth + 0.5) faults.push(element.outerHTML.slice(0, 80));
  }
  const rows = article.querySelector(".rows");
  if (rows.scrollWidth > rows.clientWidth) faults.push(`a table ${rows.scrollWidth} wide`);
  const timeline = article.querySelector(".timeline svg").getBoundingClientRect();
  for (const label of article.querySelectorAll(".c-label")) {
    const box = label.getBoundingClientRect();
    const isWhole = box.left >= timeline.left - 0.5 && box.right <= timeline.right + 0.5;
    if (!isWhole) faults.push("a label is cut: " + label.textContent);
  }
  return faults.slice(0, 5);
})()
"""

SHOWN = """
(() => ({
  articles: [...document.querySelectorAll("article")]
    .filter((article) => article.getBoundingClientRect().height).map((article) => article.id),
  current: [...document.querySelectorAll("nav [aria-current]")].map((link) => link.hash),
}))()
"""

STATE = """
(() => {
  const article = document.querySelectorAll("article")[%d];
  const row = article.querySelector("tr[aria-current]");
  const place = article.querySelector(".steps span").textContent;
  return {
    place, value: Number.parseInt(place),
    did: article.querySelector("[data-is=outcome]").textContent,
    row: row ? row.dataset.row : null, rows: article.querySelectorAll("tbody tr").length,
    label: article.querySelector(".stage svg").getAttribute("aria-label"),
  };
})()
"""

# What markup of a hostile text could do, had it got in: scripts, requests, pictures.
ATTACK = """
(async () => {
  const script = document.createElement("script");
  script.textContent = "window.broken = 6";
  document.body.append(script);
  const fetched = await fetch("https://127.0.0.1:9/").then(() => "sent", (e) => e.name);
  const policy = await new Promise((done) => {
    document.addEventListener("securitypolicyviolation",
      (event) => event.effectiveDirective === "img-src" && done("img-src"));
    setTimeout(() => done("nothing"), 2000);
    document.body.append(Object.assign(new Image(), { src: "https://127.0.0.1:9/" }));
  });
  return [window.broken || null, fetched, policy];
})()
"""
