/// The page's style sheet.
enum ReportStyle {
  /// The SHA-256 digest of the text in base 64, by which the page's policy allows it.
  static let digest = "DM8c23766CjWCE6qxavmJt2p9Y5YE/O/dZXPsmseNUo="

  static let text =
    PictureStyle.colors + page + trace + controls + table + media + PictureStyle.shapes

  private static let page = """
    :root { color-scheme: light dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    header.page, main, footer { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
    header.page { padding-top: 2.25rem; }
    h1 { margin: 0 0 1rem; font-size: 1.75rem; font-weight: 650; letter-spacing: -0.015em; }
    h2 { margin: 0; font-size: 1.3rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
    h3 { margin: 0 0 0.6rem; font-size: 0.95rem; font-weight: 650; }
    h2, p, nav { overflow-wrap: anywhere; }
    a { color: var(--blue); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    code { font: 0.9em/1 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 1rem; padding: 0.5rem 1rem; background: var(--paper); z-index: 2; }
    .shared { position: absolute; }
    .several header.page, .several footer, .several .columns { max-width: 86rem; }
    .several .columns {
      display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 1.5rem;
      margin: 0 auto; padding: 0 1.5rem;
    }
    .several main { max-width: none; margin: 0; padding: 0; }
    nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
    nav summary { margin-bottom: 0.4rem; font-weight: 650; cursor: pointer; }
    nav ol { margin: 0; padding: 0; list-style: none; font-size: 0.93rem; line-height: 1.35; }
    nav a { display: block; padding: 0.35rem 0.6rem; border-radius: 7px; text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    nav a[aria-current] { background: var(--tint); color: var(--ink); font-weight: 600; }
    .failed, [data-is="failed"] { color: var(--red); font-weight: 600; }
    .legend {
      display: flex; flex-wrap: wrap; gap: 0.3rem 1.4rem; margin: 0 0 1.25rem; padding: 0;
      list-style: none; color: var(--soft); font-size: 0.87rem;
    }
    .legend li { display: flex; align-items: center; gap: 0.45rem; }
    .swatch { width: 25px; height: 16px; border-radius: 3px; }
    .mark { width: 12px; height: 12px; flex: none; overflow: visible; }
    footer { padding-bottom: 3rem; color: var(--soft); font-size: 0.87rem; }

    """

  private static let trace = """
    article {
      margin: 0 0 1.75rem; padding: 1.5rem; background: var(--paper); border-radius: 14px;
      border: 1px solid var(--line); scroll-margin-top: 1rem;
    }
    .about, .summary { margin: 0.3rem 0 0; color: var(--soft); font-size: 0.87rem; }
    .player { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2rem; margin: 1.4rem 0; }
    .stage { display: flex; align-items: flex-start; justify-content: center; }
    .stage svg { max-width: 100%; height: auto; }
    .chart { margin: 0.6rem 0 0; }
    .chart svg { display: block; width: 100%; height: auto; }
    .chart .narrow { display: none; max-width: 32rem; }
    figcaption, .note { margin: 0.4rem 0 0; color: var(--soft); font-size: 0.8rem; }
    .note { margin: -0.3rem 0 0.6rem; }
    .film { margin-bottom: 1.6rem; }
    .film ol {
      display: flex; gap: 0.5rem; margin: 0; padding: 0 0 0.6rem; list-style: none;
      overflow-x: auto; align-items: flex-end; position: relative;
    }
    .film a {
      display: flex; flex-direction: column; align-items: center; padding: 0.6rem 0.7rem 0.45rem;
      border-radius: 10px; color: inherit; text-decoration: none; white-space: nowrap;
    }
    .film a:focus-visible { outline-offset: -3px; }
    .film a:hover { background: var(--ground); }
    .film a[aria-current] { background: var(--tint); }
    .film .what { margin-top: 0.45rem; font-size: 0.84rem; font-weight: 600; }
    .film .failed { font-size: 0.8rem; }
    .film .when { color: var(--soft); font-size: 0.8rem; }

    """

  private static let controls = """
    .readout { display: flex; flex-wrap: wrap; gap: 0.2rem 2rem; }
    .readout > div { flex: 1 1 18rem; min-width: 0; }
    .readout p { margin: 0; }
    .now { color: var(--soft); }
    .now strong { color: var(--ink); font-weight: 650; }
    .readout .did { margin-top: 0.2rem; min-height: 3em; }
    .readout [data-is="time"]:not(:empty)::after { margin-right: 0.5rem; content: " s"; }
    .readout [data-is="line"] { font-size: 0.87rem; }
    .readout [data-is="line"]:not(:empty)::before { content: "line "; }
    .did .mark { margin-right: 0.25rem; }
    [data-is="explanation"] { color: var(--soft); font-size: 0.87rem; }
    [data-is="explanation"]:not(:empty)::before, [data-is="failed"]:not(:empty)::before {
      content: ": ";
    }
    dl { display: flex; flex: 0 1 30rem; flex-wrap: wrap; gap: 0.4rem 1.8rem; margin: 0; }
    dt { color: var(--soft); font-size: 0.8rem; }
    dd { margin: 0; font-weight: 600; min-width: 3rem; }
    dd.state { min-width: 9.5rem; }
    dd.animation { min-width: 6.8rem; }
    .scrubber { display: flex; align-items: center; gap: 0.75rem; margin-top: 0.5rem; }
    .scrubber label { position: absolute; left: -100rem; }
    .scrubber output { color: var(--soft); font-size: 0.87rem; min-width: 5.5rem; text-align: right; }
    input[type="range"] { flex: 1; min-width: 0; height: 1.75rem; margin: 0; accent-color: var(--blue); }
    button {
      padding: 0.25rem 0.8rem; border: 1px solid var(--line); border-radius: 7px; color: var(--ink);
      background: var(--paper); font: inherit; font-size: 0.87rem; cursor: pointer;
    }
    button:hover:enabled { border-color: var(--soft); }
    button:disabled { opacity: 0.45; cursor: default; }
    .scrubber button { width: 2.4rem; height: 1.9rem; padding: 0; font-size: 0.75rem; }

    """

  private static let table = """
    .scroll { overflow-x: auto; }
    .rows { max-height: 34rem; overflow: auto; position: relative; }
    table { width: 100%; border-collapse: collapse; font-size: 0.87rem; }
    caption { position: absolute; left: -100rem; }
    th, td { padding: 0.32rem 1rem 0.32rem 0; text-align: left; vertical-align: baseline; }
    th:first-child, td:first-child { padding-left: 0.5rem; }
    th:last-child, td:last-child { padding-right: 0.5rem; }
    thead th {
      position: sticky; top: 0; background: var(--paper); color: var(--soft); font-weight: 500;
      white-space: nowrap; box-shadow: inset 0 -1px var(--line); z-index: 1;
    }
    tbody td, tbody th { border-bottom: 1px solid var(--line); white-space: nowrap; }
    tbody th { font-weight: 600; max-width: 16rem; overflow: hidden; text-overflow: ellipsis; }
    tbody .outcome { white-space: normal; min-width: 17.5rem; }
    tbody td .mark { margin-right: 0.45rem; }
    .change [data-is="outcome"] { font-weight: 600; }
    .dropped .name, .dropped td, td.line { color: var(--soft); }
    .number { text-align: right; }
    tr[aria-current], tr:target { background: var(--tint); }
    .pager { margin: -0.3rem 0 0.6rem; color: var(--soft); font-size: 0.87rem; }

    """

  private static let media = """
    @media screen {
      article { container-type: inline-size; }
    }
    @media (max-width: 60rem) {
      .several .columns { display: block; }
      nav { position: static; max-height: none; margin-bottom: 1.25rem; }
    }
    @media (max-width: 44rem) {
      header.page, main, footer, .several .columns { padding: 0 0.75rem; }
      header.page { padding-top: 1.25rem; }
      article { padding: 1rem; }
    }
    @container (max-width: 62rem) {
      th, td { padding-right: 0.7rem; }
      tbody .outcome { min-width: 11rem; }
      tbody .state { white-space: normal; }
    }
    @container (max-width: 50rem) {
      .player { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
      .stage svg { max-height: 15rem; width: auto; }
      .rows { max-height: 44rem; }
      thead { display: none; }
      table, tbody { display: block; }
      tbody tr {
        display: grid; grid-template-columns: 4rem minmax(0, 1fr) auto; gap: 0 0.7rem;
        padding: 0.4rem; border-bottom: 1px solid var(--line);
      }
      tbody tr td, tbody tr th { border: 0; white-space: normal; overflow-wrap: anywhere; }
      tbody tr td.line, tbody tr td, tbody tr th, tbody tr td.inset { padding: 0; }
      tr .line { grid-area: 2 / 1; text-align: left; }
      tr .time { grid-area: 1 / 1; text-align: left; }
      tr .name { grid-area: 1 / 2; }
      tr .covered { grid-area: 1 / 3; }
      tr .outcome { grid-area: 2 / 2 / auto / 4; min-width: 0; }
      tr .endFrame { grid-area: 3 / 2; color: var(--soft); }
      tr .inset { grid-area: 3 / 3; color: var(--soft); }
      tr .state { grid-area: 4 / 2; color: var(--soft); }
      tr .line::before { content: "line "; }
      tr .inset::before { content: "inset "; }
    }
    @container (max-width: 38rem) {
      .chart .wide { display: none; }
      .chart .narrow { display: block; }
      .film ol { flex-wrap: wrap; overflow: visible; }
      .film a { max-width: 8.4rem; padding: 0.4rem; white-space: normal; text-align: center; }
      .film svg { max-width: 7.4rem; height: auto; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
    }
    @media print {
      body { font-size: 10pt; background: none; }
      header.page, main, footer, .several .columns { display: block; max-width: none; padding: 0; }
      nav { display: none; }
      article[hidden] { display: block !important; }
      article { border: 0; padding: 0; break-before: page; }
      article:first-child { break-before: auto; }
      .scrubber, .pager button, .skip { display: none; }
      .scroll, .rows { max-height: none; overflow: visible; }
      .player { gap: 1rem; }
      .stage svg { max-height: 13rem; width: auto; }
      .film ol { flex-wrap: wrap; overflow: visible; }
      table { font-size: 8pt; }
      thead th { position: static; }
      th, td { padding-right: 0.6rem; }
      tbody .outcome { min-width: 0; }
      h2, h3 { break-after: avoid; }
      .film li, tr, .player { break-inside: avoid; }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      tr[aria-current], .film a[aria-current] { background: none; }
    }

    """
}
