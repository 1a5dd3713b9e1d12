import { MINUS, readNumber } from '../form/read-number.ts';
import { LONGEST_ENTRY } from '../form/tool.ts';

/** How many results a pasted list has: fewer say nothing, more are no longer a trader's own. */
export const LIST_SIZE = { least: 5, most: 1_000 } as const;
/** A result of more than this many R is a price or an amount, pasted by mistake. */
const MOST_R = 100;
/** A result in money or per cent is none in R. */
const OTHER_UNIT = /[$€£¥%]|[A-Z]{3}|pip/i;

/** A line with columns, or with its number before the result: the number would be read as a win. */
const MORE_THAN_A_RESULT = /\S\t\s*\S|^\s*\d+[.)]\s+\S/;
const NUMBERED = /^\s*(\d+)[\s,;:|]+\S/;
/** Spaces that a program writes between thousands, and no person between two results. */
const THOUSANDS = /(?<=\d)[\u00a0\u202f\u2007\u2009](?=\d{3}(?!\d))/g;
/** "000" of "1 000": no result begins so. */
const REST_OF_A_NUMBER = /^0\d/;
const BEFORE_R = /(?<=\d)\s{1,4}(?=R\b)/gi;
const AFTER_SIGN = new RegExp(String.raw`(?<![^\s;|,])([+${MINUS}])[ \u00a0]{1,4}(?=[\d.,])`, 'g');

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
  if (text.length > LONGEST_ENTRY) return { count: text.length };
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const listed = lines.length > 1 && lines.find((line) => MORE_THAN_A_RESULT.test(line));
  if (listed) return { unread: listed.trim().slice(0, 20) };
  if (areNumbered(lines)) return { unread: (lines[0] ?? '').trim().slice(0, 20) };
  const plain = text.replaceAll(THOUSANDS, '').replaceAll(BEFORE_R, '').replaceAll(AFTER_SIGN, '$1');
  const hasOther = /[\s;|]/.test(plain.trim());
  const pieces = plain.split(hasOther ? /[\s;|]+|,(?=\s)/ : /,/).flatMap((piece) => {
    const bare = piece.trim().replace(/,$/, '');
    return bare === '' ? [] : [bare];
  });
  const results = pieces.map((piece) => (isOther(piece) ? null : readNumber(piece, 1)));
  const wrong = results.findIndex((result) => result === null || Math.abs(result) > MOST_R);
  if (wrong >= 0) return { unread: (pieces[wrong] ?? '').slice(0, 20) };
  if (pieces.length < LIST_SIZE.least || pieces.length > LIST_SIZE.most) return { count: pieces.length };
  return { results: results.filter((result) => result !== null) };
}

/** Whether the lines begin with 1, 2, 3 or another row of whole numbers, as rows of a table do. */
function areNumbered(lines: readonly string[]): boolean {
  const first = Number(NUMBERED.exec(lines[0] ?? '')?.[1]);
  return lines.length > 2 && lines.every((line, at) => Number(NUMBERED.exec(line)?.[1]) === first + at);
}

function isOther(piece: string): boolean {
  return OTHER_UNIT.test(piece) || REST_OF_A_NUMBER.test(piece);
}
