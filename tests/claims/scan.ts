import { load } from 'cheerio';
import { shows } from '../example.ts';
import type { ClaimForms } from './forms.ts';

/** A claim figure that was typed instead of rendered from the list. */
export interface Typed {
  readonly file: string;
  readonly claim: string;
  /** Its line, for the person who reads the failure. */
  readonly line: string;
}

/** An allowed figure that equals a claim by coincidence. */
export interface Coincidence {
  readonly file: RegExp;
  /** The article it is in: a site without that article has no such figure. */
  readonly article?: string;
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

/** Elements whose text a reader takes as one: figure and sign may be in parts of it. */
const BLOCKS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, summary, figcaption, a, button, label, text';
const SPOKEN = ['alt', 'aria-label', 'title', 'content'] as const;

/**
 * The texts of a built page, one a line, without the figures inside a claim element: its visible text (once by block,
 * once by node), what is read aloud, its metadata and its data.
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
  const texts = [...blocks, ...nodes, ...spoken, ...dataTexts].map((text) => text.replace(/\s+/g, ' '));
  return [...new Set(texts)].join('\n');
}

/** The figures that no coincidence allows, and the coincidences that allow no figure. */
export function judge(typed: readonly Typed[], allowed: readonly Coincidence[]) {
  const allows = (one: Coincidence, { file, line }: Typed) => one.file.test(file) && one.line.test(line);
  return {
    wrong: typed.filter((one) => !allowed.some((entry) => allows(entry, one))),
    unused: allowed
      .filter(({ article }) => article === undefined || shows(article))
      .filter((entry) => !typed.some((one) => allows(entry, one)))
      .map(({ reason }) => reason),
  };
}
