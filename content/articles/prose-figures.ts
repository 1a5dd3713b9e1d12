import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#contracts/locale.ts';

/** The prose of an article as written, front matter included. */
export function proseOf(id: string, locale: Locale): string {
  return readFileSync(join(import.meta.dirname, id, `${locale}.mdx`), 'utf8');
}

/** What a reader sees of it: no tags, no addresses, no footnote labels. */
function readable(source: string): string {
  return source
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\[\^[^\]]*\]:?/g, ' ')
    .replaceAll('$', '');
}

/** Every number of a text with its sign and unit (% or R), each once. */
export function numbersIn(source: string): Set<string> {
  const found = readable(source).match(/(?<![\w.])[−+-]?\d[\d,]*(?:\.\d+)?\s?(?:%|R\b)?/g) ?? [];
  return new Set(found.map((one) => one.replace(/\s/g, '').replace(/,$/, '')));
}

/** Whether a figure stands in a text as a number of its own, not as a part of a longer one. */
export function hasFigure(source: string, figure: string): boolean {
  const literal = figure.replace(/[.+]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${literal}(?!\\d|[.,]\\d)`).test(readable(source));
}

/** The rows of all tables of a text, cell by cell. */
export function rowsOf(source: string): string[][] {
  return [...source.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => readable(cell).trim()),
  );
}

/** A number as the articles write it: "3,532.818", "+10", "−0.12". */
export function parseFigure(text: string): number {
  return Number(text.replace('−', '-').replace(/[,+%R]/g, ''));
}
