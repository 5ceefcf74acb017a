"""The questions that the checks of the report ask a page, as JavaScript."""

LOOK = """
(async () => {
  const data = await fetch("data:image/png;base64,%s");
  const image = await createImageBitmap(await data.blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height).data;
  const colors = new Set();
  let light = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    colors.add((pixels[i] << 16) + (pixels[i + 1] << 8) + pixels[i + 2]);
    light += pixels[i] + pixels[i + 1] + pixels[i + 2];
  }
  return [colors.size, light / (pixels.length / 4 * 3)];
})()
"""

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
    if (contrast < 4.5) worst.push([node.data.trim().slice(0, 30), Math.round(contrast * 100) / 100]);
  }
  return worst.slice(0, 5);
})()
"""

STRUCTURE = """
(() => {
  const faults = [];
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push("twice " + id);
  for (const attribute of ["aria-labelledby", "for"]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute).split(" ")) {
        if (!document.getElementById(id)) faults.push(attribute + " " + id);
      }
    }
  }
  for (const picture of document.querySelectorAll("svg")) {
    const isNamed = picture.getAttribute("aria-label") || !picture.matches("[role=img]");
    if (!isNamed) faults.push("no name " + picture.outerHTML.slice(0, 80));
  }
  for (const table of document.querySelectorAll("table")) {
    if (!table.caption) faults.push("no caption");
    for (const head of table.querySelectorAll("th")) if (!head.scope) faults.push("no scope");
  }
  for (const range of document.querySelectorAll("input")) {
    if (!range.labels.length || !range.getAttribute("aria-valuetext")) faults.push("no label");
  }
  const strange = "img, iframe, object, embed, link, base, form, [style], [onclick], [onerror]";
  for (const element of document.querySelectorAll(strange)) faults.push(element.outerHTML);
  if (document.scripts.length !== 2) faults.push(document.scripts.length + " scripts");
  if (window.broken) faults.push("a text ran as a script: " + window.broken);
  return faults.slice(0, 5);
})()
"""

OVERFLOW = """
(() => {
  const faults = [];
  for (const element of document.querySelectorAll("article, article *, nav, nav *")) {
    if (element.closest("caption, .scrubber label")) continue;
    const box = element.getBoundingClientRect();
    if (box.width && box.right > innerWidth + 0.5) faults.push(element.outerHTML.slice(0, 80));
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
  return {
    value: Number(article.querySelector("input").value),
    place: article.querySelector("output").textContent,
    did: article.querySelector("[data-is=outcome]").textContent,
    row: row ? row.dataset.row : null, rows: article.querySelectorAll("tbody tr").length,
    text: article.querySelector("input").getAttribute("aria-valuetext"),
  };
})()
"""

# How many lines the name of the step takes in the trace that is shown.
LINES = """
(() => {
  const now = document.querySelector("article:not([hidden]) .now");
  return Math.round(now.offsetHeight / parseFloat(getComputedStyle(now).lineHeight));
})()
"""
