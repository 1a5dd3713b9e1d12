import { LIKE_ENOUGH, type Named } from './measure.ts';
import { ONE_RELEASE_MS } from './series.ts';
import { MIXED_KINDS } from './synonyms.ts';
import { specialWords } from './titles.ts';

/** A row with what its title names, and where and when it is. */
export interface Placed extends Named {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Rows of different places are never one event. */
  readonly place: string;
}

/**
 * So many rows with one kind or one word in common, the nearest in time, are compared with a row. The recorded week has three at
 * most, so only a list that is wrong reaches it.
 */
const MOST_ALIKE = 12;

/** The rows that may be one event with a given row, in their order. */
type PartnersOf<Item> = (one: Placed) => readonly Item[];

/**
 * Finds for a row those of `items` that may be one event with it: of its place, at most `ONE_RELEASE_MS` away, and with a title
 * that may measure the same. It leaves out only rows for which `measureTheSame` is false. Rows are found by what their titles
 * have in common, and not by comparing all with all.
 */
export function indexPartners<Item extends Placed>(items: readonly Item[]): PartnersOf<Item> {
  const uses = new Map<string, number>();
  for (const { series } of items) for (const word of series.words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const order = new Map(items.map((item, index) => [item, index]));
  const byKey = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => a.at - b.at)) {
    for (const key of keysOf(item, uses)) {
      const alike = byKey.get(key);
      if (alike) alike.push(item);
      else byKey.set(key, [item]);
    }
  }
  return (one) => {
    const found = new Set(keysOf(one, uses).flatMap((key) => nearestTo(one.at, byKey.get(key) ?? [])));
    return [...found].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  };
}

/**
 * Two rows that measure the same share a key: their kind, or one of the words that are rarest in each. Titles with a likeness of
 * `LIKE_ENOUGH` have so many words in common that one of them is among the first `length - least + 1` of both, in any fixed order.
 */
function keysOf({ place, series, kind }: Placed, uses: ReadonlyMap<string, number>): readonly string[] {
  const group = `${place} ${specialWords(series.words)}`;
  const rarestFirst = [...series.words].sort(
    (a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  const least = Math.ceil((LIKE_ENOUGH / (2 - LIKE_ENOUGH)) * rarestFirst.length - 1e-9);
  const words = rarestFirst.slice(0, rarestFirst.length - least + 1).map((word) => `${group} word ${word}`);
  const isOneSeries = kind !== null && !series.isRecurring && !MIXED_KINDS.has(kind);
  return isOneSeries ? [`${group} kind ${kind}`, ...words] : words;
}

/** The rows nearest in time, `sorted` by it. */
function nearestTo<Item extends Placed>(at: number, sorted: readonly Item[]): readonly Item[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.at ?? 0) < at) from = middle + 1;
    else to = middle;
  }
  const gapTo = (index: number) => Math.abs((sorted[index]?.at ?? Infinity) - at);
  for (from -= 1; to - from <= MOST_ALIKE; ) {
    const isEarlier = gapTo(from) <= gapTo(to);
    if (gapTo(isEarlier ? from : to) > ONE_RELEASE_MS) break;
    if (isEarlier) from -= 1;
    else to += 1;
  }
  return sorted.slice(from + 1, to);
}
