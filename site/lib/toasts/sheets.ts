const adopted = new Set<string>();

/**
 * Adopts style sheets that load with an island, each once: a page does not carry them before it needs them. Our CSP
 * allows adopted sheets without an entry, but not a style element.
 */
export function adoptSheets(document: Document, sheets: readonly string[]): void {
  for (const css of sheets) {
    if (adopted.has(css)) continue;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
