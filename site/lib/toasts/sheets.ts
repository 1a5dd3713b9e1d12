const adopted = new Set<string>();

/**
 * Adopts style sheets that came with the code of an island, each once, so that no page carries them before it needs
 * them. An adopted sheet needs no entry in our CSP; a style element would.
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
