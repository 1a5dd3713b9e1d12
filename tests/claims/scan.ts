import { load } from 'cheerio';
import type { ClaimForms } from './forms.ts';

/** A claim figure that was typed instead of rendered from the list. */
export interface Typed {
  readonly file: string;
  readonly claim: string;
  /** The line that contains it, for the test message. */
  readonly line: string;
}

/** An allowed figure that equals a claim by coincidence. */
export interface Coincidence {
  readonly file: RegExp;
  readonly line: RegExp;
  readonly reason: string;
}

/** Every claim figure in a text, line by line. */
export function findTyped(file: string, text: string, forms: readonly ClaimForms[]): Typed[] {
  return text
    .split('\n')
    .flatMap((line) =>
      forms
        .filter(({ pattern }) => line.search(pattern) >= 0)
        .map(({ id }) => ({ file, claim: id, line: line.trim().slice(0, 200) })),
    );
}

/** Removes the comments of a source, because visitors do not see them. Line numbers stay. */
export function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

/** Elements whose text is read as one unit: a figure and its sign may be in different child elements. */
const BLOCKS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, summary, figcaption, a, button, label, text';
const SPOKEN = ['alt', 'aria-label', 'title', 'content'] as const;

/**
 * All text of a built page for visitors and search engines, without the claim elements: its text by block and by
 * node, labels for screen readers, metadata and JSON-LD.
 */
export function visibleText(html: string): string {
  const $ = load(html);
  const spoken = $('*')
    .toArray()
    .flatMap((one) => SPOKEN.map((name) => $(one).attr(name) ?? ''));
  const data = $('script[type="application/ld+json"]').toArray();
  const dataTexts = data.map((one) => $(one).text());
  $('[data-part="claim"], script, style, template').remove();
  const blocks = $(BLOCKS)
    .toArray()
    .map((one) => $(one).text());
  const nodes = $('*')
    .contents()
    .toArray()
    .filter(({ type }) => type === 'text')
    .map((one) => $(one).text());
  return [...blocks, ...nodes, ...spoken, ...dataTexts].map((text) => text.replace(/\s+/g, ' ')).join('\n');
}

/** The figures that no coincidence allows, and the coincidences that allow no figure. */
export function judge(typed: readonly Typed[], allowed: readonly Coincidence[]) {
  const allows = (one: Coincidence, { file, line }: Typed) => one.file.test(file) && one.line.test(line);
  return {
    wrong: typed.filter((one) => !allowed.some((entry) => allows(entry, one))),
    unused: allowed.filter((entry) => !typed.some((one) => allows(entry, one))).map(({ reason }) => reason),
  };
}
