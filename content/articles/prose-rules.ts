/** Least number of words of a text of each kind, in each language (G3-G11). */
const LEAST = { guide: 900, case: 600, note: 100 } as const;
const NAMES = { guide: 'an article without a report', case: 'a case with a report', note: 'a note' } as const;
const FOOTNOTE = /^\[\^([^\]]+)\]:/gm;

export interface Prose {
  /** From the root of the project. */
  readonly file: string;
  /** The text without its front matter. */
  readonly body: string;
  readonly words: number;
  /** A case reports a trade. */
  readonly kind: keyof typeof LEAST;
}

/** What a text has to change before it is published (G2, G3-G11, C11): one line for each rule it breaks. */
export function proseProblems({ file, body, words, kind }: Prose): string[] {
  return [lengthProblem(words, kind), ...footnoteProblems(body), ...headingProblems(body)]
    .filter((one) => one !== null)
    .map((one) => `${file}: ${one}`);
}

function lengthProblem(words: number, kind: Prose['kind']): string | null {
  const least = LEAST[kind];
  if (words >= least) return null;
  return `has ${words} words, and ${NAMES[kind]} has at least ${least}: write ${least - words} more`;
}

function footnoteProblems(body: string): string[] {
  const notes = [...body.matchAll(FOOTNOTE)].map(([, id = '']) => id);
  const marks = [...body.replace(FOOTNOTE, '').matchAll(/\[\^([^\]]+)\]/g)].map(([, id = '']) => id);
  if (notes.length === 0)
    return ['has no footnote: name a source, with [^1] in the text and a line "[^1]: …" at the end'];
  const unused = notes.filter((id) => !marks.includes(id));
  const missing = [...new Set(marks)].filter((id) => !notes.includes(id));
  return [
    ...unused.map((id) => `never refers to its footnote ${id}: put [^${id}] in the text or delete the note`),
    ...missing.map((id) => `refers to a footnote ${id} that is missing: add a line "[^${id}]: …" at the end`),
  ];
}

function headingProblems(body: string): string[] {
  const headings = [...body.matchAll(/^(#{1,6}) (.*)$/gm)].map(([, marks = '', text = '']) => ({
    depth: marks.length,
    text,
  }));
  const [first] = headings;
  if (!first) return ['has no heading: divide the text with headings that begin with ##'];
  return [
    ...(first.depth === 2
      ? []
      : [`begins with the heading "${first.text}": its first heading begins with ##`]),
    ...headings
      .filter(({ depth }) => depth < 2 || depth > 3)
      .map(({ text }) => `has the heading "${text}": headings begin with ## or ###`),
  ];
}
