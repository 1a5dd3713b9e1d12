import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';

/** One part of an article: the text below a heading, as plain text. */
export interface ArticlePart {
  /** Text of the heading; empty for the text before the first heading. */
  readonly heading: string;
  readonly text: string;
}

/** The words of an article's MDX, part by part, without marks, components and addresses (G1, G2). */
export function articleParts(mdx: string): ArticlePart[] {
  return mdx
    .split(/^(?=#{2,3} )/m)
    .map((part) => {
      const [, heading = ''] = /^#{2,3} (.*)/.exec(part) ?? [];
      return { heading: plainText(heading), text: plainText(part.replace(/^#{2,3} .*/, '')) };
    })
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

/** Number of words a reader meets in an article's MDX; a number or a price counts as one. */
export function countWords(mdx: string): number {
  return plainText(mdx).match(/[\p{L}\p{N}]+(?:[.,:’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function plainText(mdx: string): string {
  return mdx
    .replace(/^(import|export) .*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\[\^[^\]]+\]:?/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[\s:|-]*-[\s:|-]*$/gm, ' ')
    .replace(/^\s*[-*] /gm, ' ')
    .replace(/[*_`]+/g, '')
    .replace(/[#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words a minute of silent reading of non-fiction, per language (Brysbaert 2019, doi 10.1016/j.jml.2019.104047). */
const WORDS_A_MINUTE: Localized<number> = { es: 278, en: 238 };

/** Whole minutes a text takes to read, at least one (G2). */
export function readingMinutes(words: number, locale: Locale): number {
  return Math.max(1, Math.round(words / inLocale(WORDS_A_MINUTE, locale)));
}
