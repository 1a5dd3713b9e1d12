/** A point in time of a row; `order` decides between equal distances, the smaller first. */
interface Point {
  readonly at: number;
  readonly order: number;
}

/** All points of one instant that are not matched yet, the first in order last. */
interface Instant<One, Other> {
  readonly at: number;
  readonly ones: One[];
  readonly others: Other[];
  before: Instant<One, Other> | null;
  after: Instant<One, Other> | null;
}

/** Two instants with nothing between them, of which each has points for the other. */
interface Gap<One, Other> {
  readonly ones: Instant<One, Other>;
  readonly others: Instant<One, Other>;
  readonly gapMs: number;
  /** The order of the two points that are matched next. */
  readonly one: number;
  readonly other: number;
}

/**
 * Matches points of two lists one to one, the nearest pair first, as long as two are at most `limitMs` apart. Of equally near
 * pairs the one whose first point is earlier in its list goes first, then the one whose second point is. The two nearest are
 * always neighbours in time, so it takes n log n steps and not n².
 */
export function matchNearest<One extends Point, Other extends Point>(
  ones: readonly One[],
  others: readonly Other[],
  limitMs: number,
): readonly (readonly [One, Other])[] {
  if (ones.length === 0 || others.length === 0) return [];
  const queue = createQueue<Gap<One, Other>>(comesFirst);
  const instants = instantsOf(ones, others);
  for (const instant of instants) {
    queue.push(...gapsOf(instant, instant));
    if (instant.after) queue.push(...gapsOf(instant, instant.after), ...gapsOf(instant.after, instant));
  }
  const pairs: (readonly [One, Other])[] = [];
  for (let gap = queue.pop(); gap && gap.gapMs <= limitMs; gap = queue.pop()) {
    const one = gap.ones.ones.at(-1);
    const other = gap.others.others.at(-1);
    if (!one || !other) continue;
    if (one.order === gap.one && other.order === gap.other) {
      pairs.push([one, other]);
      gap.ones.ones.pop();
      gap.others.others.pop();
      for (const end of new Set([gap.ones, gap.others])) queue.push(...leaveIfEmpty(end));
    }
    queue.push(...gapsOf(gap.ones, gap.others));
  }
  return pairs;
}

function instantsOf<One extends Point, Other extends Point>(
  ones: readonly One[],
  others: readonly Other[],
): readonly Instant<One, Other>[] {
  const lastFirst = (a: Point, b: Point) => b.order - a.order;
  const byTime = Map.groupBy(ones.toSorted(lastFirst), ({ at }) => at);
  const othersByTime = Map.groupBy(others.toSorted(lastFirst), ({ at }) => at);
  const times = [...new Set([...byTime.keys(), ...othersByTime.keys()])].sort((a, b) => a - b);
  const instants = times.map(
    (at): Instant<One, Other> => ({
      at,
      ones: byTime.get(at) ?? [],
      others: othersByTime.get(at) ?? [],
      before: null,
      after: null,
    }),
  );
  for (const [index, instant] of instants.entries()) {
    instant.before = instants[index - 1] ?? null;
    instant.after = instants[index + 1] ?? null;
  }
  return instants;
}

/** The gap from the points of one list at `ones` to those of the other list at `others`; none when either has none left. */
function gapsOf<One extends Point, Other extends Point>(
  ones: Instant<One, Other>,
  others: Instant<One, Other>,
): readonly Gap<One, Other>[] {
  const [one, other] = [ones.ones.at(-1), others.others.at(-1)];
  if (!one || !other) return [];
  return [{ ones, others, gapMs: Math.abs(ones.at - others.at), one: one.order, other: other.order }];
}

/** Takes an instant without points out of the line; its neighbours become neighbours of each other. */
function leaveIfEmpty<One extends Point, Other extends Point>(
  instant: Instant<One, Other>,
): readonly Gap<One, Other>[] {
  if (instant.ones.length + instant.others.length > 0) return [];
  const { before, after } = instant;
  if (before) before.after = after;
  if (after) after.before = before;
  return before && after ? [...gapsOf(before, after), ...gapsOf(after, before)] : [];
}

function comesFirst<One, Other>(a: Gap<One, Other>, b: Gap<One, Other>): boolean {
  return (a.gapMs - b.gapMs || a.one - b.one || a.other - b.other) < 0;
}

/** A binary heap: the item that comes first is popped first. */
function createQueue<Item>(isFirst: (a: Item, b: Item) => boolean) {
  const heap: Item[] = [];
  const swapIfFirst = (lower: number, upper: number): boolean => {
    const [a, b] = [heap[lower], heap[upper]];
    if (a === undefined || b === undefined || !isFirst(a, b)) return false;
    heap[lower] = b;
    heap[upper] = a;
    return true;
  };
  return {
    push(...items: readonly Item[]): void {
      for (const item of items) {
        let at = heap.push(item) - 1;
        while (at > 0 && swapIfFirst(at, (at - 1) >> 1)) at = (at - 1) >> 1;
      }
    },
    pop(): Item | undefined {
      const [first] = heap;
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return first;
      heap[0] = last;
      for (let at = 0; ; ) {
        const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
        const child =
          left !== undefined && right !== undefined && isFirst(right, left) ? 2 * at + 2 : 2 * at + 1;
        if (!swapIfFirst(child, at)) return first;
        at = child;
      }
    },
  };
}
