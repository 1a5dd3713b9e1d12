import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSyntaxProblem } from './json-syntax.ts';
import { BrandError } from './parse.ts';

/** The files that an owner edits, below the root of the project. */
export const DATA_FILES = [
  'brand/brand.json',
  'brand/claims.json',
  'brand/offers.json',
  'brand/socials.json',
  'content/comparison.json',
  'content/faq.json',
  'content/promo.json',
  'content/roadmap.json',
  'content/scenarios.json',
  'content/testimonials.json',
  'content/video.json',
] as const;

/**
 * Refuses a file that is missing, is not JSON or is not in UTF-8. An import would stop with a stack, before any schema
 * sees the file. Throws BrandError with a line for each file (A2).
 */
export function checkDataFiles(root: string): void {
  const problems = DATA_FILES.flatMap((file) => {
    const problem = findProblem(file, bytesOf(join(root, file)));
    return problem === null ? [] : [problem];
  });
  if (problems.length > 0) throw new BrandError(problems);
}

function bytesOf(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

const LINE_FEED = 0x0a;
const MARKS: readonly (readonly number[])[] = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** What is wrong with the bytes of a file, with its line; null for JSON in UTF-8. `null` is a file that cannot be read. */
export function findProblem(file: string, bytes: Uint8Array | null): string | null {
  if (bytes === null) return `${file}: cannot be read: put the file back and let this account read it`;
  if (MARKS.some((mark) => mark.every((byte, index) => bytes[index] === byte)))
    return `${file}, line 1: save the file as UTF-8 without a byte order mark (BOM)`;
  const text = decode(bytes);
  if (typeof text === 'number')
    return `${file}, line ${text}: save the file as UTF-8: an accent here is written in another encoding`;
  const problem = findSyntaxProblem(text);
  return problem && `${file}, line ${problem.line}: ${problem.advice}`;
}

/** The text, or the number of the first line that is not UTF-8. */
function decode(bytes: Uint8Array): string | number {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines: string[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, from);
    const to = found === -1 ? bytes.length : found;
    try {
      lines.push(utf8.decode(bytes.subarray(from, to)));
    } catch {
      return lines.length + 1;
    }
    from = to + 1;
  }
  return lines.join('\n');
}
