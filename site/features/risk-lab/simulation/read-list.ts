import { readNumber } from '../form/read-number.ts';

/** How many results a pasted list has: fewer say nothing, more are no longer a trader's own. */
export const LIST_SIZE = { least: 5, most: 1_000 } as const;
/** A result of more than this many R is a price or an amount, pasted by mistake. */
const MOST_R = 1_000;
/** A result in money or per cent is none in R. */
const OTHER_UNIT = /[$€£¥%]|[A-Z]{3}|pip/i;

/** A line with columns, or with its number before the result: the number would be read as a win. */
const MORE_THAN_A_RESULT = /\S\t\s*\S|^\s*\d+[.)]\s+\S/;

/** Results in R, or the first piece that is none. */
export type ResultList =
  | { readonly results: readonly number[] }
  | { readonly unread: string }
  | { readonly count: number };

/**
 * A pasted list of results: "2, -1, 1.5R", "2;-1;1,5", or one in each line. A comma between digits is the decimal mark
 * when something else separates the results.
 */
export function readList(text: string): ResultList {
  const lines = text.trim().split(/\r?\n/);
  const listed = lines.length > 1 && lines.find((line) => MORE_THAN_A_RESULT.test(line));
  if (listed) return { unread: listed.trim().slice(0, 20) };
  const plain = text
    .replaceAll(/[ \u00a0]+(?=R\b)/gi, '')
    .replaceAll(/(?<![^\s;|,])([-+−–])[ \u00a0]+/g, '$1');
  const hasOther = /[\s;|]/.test(plain.trim());
  const pieces = plain.split(hasOther ? /[\s;|]+|,(?=\s)/ : /,/).flatMap((piece) => {
    const bare = piece.trim().replace(/,$/, '');
    return bare === '' ? [] : [bare];
  });
  const results = pieces.map((piece) => (OTHER_UNIT.test(piece) ? null : readNumber(piece, 1)));
  const wrong = results.findIndex((result) => result === null || Math.abs(result) > MOST_R);
  if (wrong >= 0) return { unread: (pieces[wrong] ?? '').slice(0, 20) };
  if (pieces.length < LIST_SIZE.least || pieces.length > LIST_SIZE.most) return { count: pieces.length };
  return { results: results.filter((result) => result !== null) };
}
