extension IndexPage {
  static let css = """
    :root { color-scheme: light dark; --ink: #1d2126; --muted: #626a73; --page: #f1f1ef;
      --card: #fcfcfb; --line: #dcdedf }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif }
    main { max-width: 1080px; margin: 0 auto; padding: 48px 20px 80px }
    h1 { font-size: 34px; letter-spacing: -0.02em; line-height: 1.2; margin: 0 0 8px }
    h2 { font-size: 27px; letter-spacing: -0.015em; margin: 72px 0 -24px }
    h3 { font-size: 20px; letter-spacing: -0.01em; margin: 52px 0 12px }
    .lead, figcaption { color: var(--muted); max-width: 46em; margin: 10px 0 0 }
    figure { margin: 0 } .picture { overflow-x: auto; border-radius: 12px }
    img { display: block; width: 100%; min-width: 900px; height: auto; border-radius: 12px }
    a { color: inherit } h3 a { text-decoration: none } h3 a:hover { text-decoration: underline }
    :target { scroll-margin-top: 16px }
    .contents { display: grid; gap: 16px 28px; margin-top: 28px; padding: 16px 20px;
      background: var(--card); border-radius: 12px;
      grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)) }
    .contents ul { list-style: none; margin: 4px 0 0; padding: 0 } .contents li { margin: 2px 0 }
    pre { overflow-x: auto; margin: 12px 0 0; padding: 12px 20px; background: var(--card);
      border-radius: 12px; font-size: 13.5px; line-height: 1.45 }
    .wide { overflow-x: auto; background: var(--card); border-radius: 12px; padding: 8px 20px }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
    th, td { text-align: right; padding: 8px 0 8px 20px; white-space: nowrap }
    th { color: var(--muted); font-weight: 500 } th:first-child, td:first-child {
      text-align: left; padding-left: 0 }
    td { border-top: 1px solid var(--line) }
    .categories { list-style: none; margin: 0; padding: 16px 20px; background: var(--card);
      border-radius: 12px; display: grid; gap: 6px 36px;
      grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)) }
    .categories li { display: flex; align-items: center; gap: 10px }
    .categories span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .categories b { margin-left: auto; font-weight: 500; font-variant-numeric: tabular-nums }
    .swatch { width: 16px; height: 16px; flex: none }
    @media (prefers-color-scheme: dark) {
    :root { --ink: #e9ecef; --muted: #9aa3ad; --page: #0b0c0e; --card: #14161a; --line: #2a2e34 }
    }
    """
}
