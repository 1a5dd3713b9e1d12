import { editDistance } from '#domain/edit-distance.ts';

/** How alike two addresses must be to be worth naming, 0 to 1. */
const ENOUGH = 0.5;
const MOST = 3;

/**
 * The addresses nearest to one that leads nowhere, the nearest first, three at most (H10): alike in their letters,
 * letter by letter, or in the words they are made of. Any text may be asked for; it never throws.
 */
export function nearRoutes(asked: string, routes: readonly string[]): readonly string[] {
  const sought = plainPath(asked);
  if (sought === '') return [];
  return routes
    .filter((route) => plainPath(route) !== '')
    .map((route) => ({ route, score: likeness(sought, plainPath(route)) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ route }) => route);
}

function likeness(asked: string, route: string): number {
  const [askedEnd, routeEnd] = [asked, route].map((path) => path.slice(path.lastIndexOf('/') + 1));
  return Math.max(
    letters(asked, route),
    letters(askedEnd ?? '', routeEnd ?? ''),
    sharedWords(askedEnd ?? '', routeEnd ?? ''),
  );
}

function letters(one: string, other: string): number {
  return 1 - editDistance(one, other) / Math.max(one.length, other.length, 1);
}

/** Words in common, against the shorter of both; a word of one or two letters says nothing. */
function sharedWords(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = first.filter((word) =>
    second.some((known) => known.startsWith(word) || word.startsWith(known)),
  );
  const least = Math.min(first.length, second.length);
  return least === 0
    ? 0
    : (0.9 * shared.length) / Math.max(least, 1) - 0.02 * Math.abs(first.length - second.length);
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
}

/** Small, without accents, file ending and slashes at the ends; what cannot be decoded stays as it is. */
function plainPath(path: string): string {
  let text = path.slice(0, 200);
  try {
    text = decodeURIComponent(text);
  } catch {
    // A stray "%" is a letter like any other here.
  }
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/\.(html?|php|aspx?)$/, '').replace(/^\/+|\/+$/g, '');
}
