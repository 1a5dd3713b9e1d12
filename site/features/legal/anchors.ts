/** A section of a document in the list of contents. */
export interface LegalSection {
  readonly anchor: string;
  readonly title: string;
}

interface Heading {
  readonly depth: number;
  readonly text: string;
}

/**
 * The sections of a document with their anchors. Throws where the head of the file names more or fewer anchors than the
 * text has sections: a link would lead to the wrong one (H8).
 */
export function legalSections(
  headings: readonly Heading[],
  anchors: readonly string[],
): readonly LegalSection[] {
  const titles = headings.filter(({ depth }) => depth === 2);
  if (titles.length !== anchors.length) {
    throw new Error(
      `content/legal: ${titles.length} sections, but ${anchors.length} anchors: name one for each.`,
    );
  }
  const open = titles.find(({ text }) => text.includes('props.'));
  if (open)
    throw new Error(
      `content/legal: the heading "${open.text}" holds a value, which lists of contents cannot fill.`,
    );
  return titles.map(({ text }, index) => ({ anchor: anchors[index] ?? '', title: text }));
}

/** Gives the sections of a drawn document their anchors, in order, in place of those made from their words. */
export function withAnchors(html: string, anchors: readonly string[]): string {
  let index = 0;
  return html.replace(/<h2\b[^>]*>/g, () => `<h2 id="${anchors[index++] ?? ''}" tabindex="-1">`);
}
