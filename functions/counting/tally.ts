import { randomUUID } from 'node:crypto';
import { boundedCount, COUNT_DAYS, type Count, type CountKey, countName } from '#contracts/counted.ts';
import { addDays, MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import type { CountBatch, Store } from '#store/port.ts';
import type { Log } from '../log.ts';

interface TallyDeps {
  readonly store: Pick<Store, 'addCounts'>;
  readonly clock: () => Date;
  readonly log: Log;
  /** Names this process. Default: a random one. */
  readonly writer?: string;
}

/** Counts in memory until `flush` stores it: what a process that is killed has counted since then is lost. */
export interface Tally {
  /** Counts one visit of the present day. */
  add(visit: Omit<CountKey, 'day'>): void;
  /** Stores what was counted. Never rejects: what cannot be stored waits for the next flush. */
  flush(): Promise<void>;
}

export function createTally({ store, clock, log, writer = randomUUID() }: TallyDeps): Tally {
  let counted = new Map<string, Count>();
  /** It is sent again, unchanged, until the store confirms it: the store knows it by its number. */
  let batch: CountBatch | null = null;
  let batches = 0;
  let isFailing = false;
  let last: Promise<void> = Promise.resolve();
  const today = () => wallClock(clock(), MEXICO_CITY).day;

  const take = (): CountBatch | null => {
    if (counted.size === 0) return null;
    const counts = [...counted.values()];
    counted = new Map();
    batches += 1;
    const day = today();
    return { writer, number: batches, day, counts, forgetBefore: addDays(day, -COUNT_DAYS) };
  };
  const storeAll = async () => {
    try {
      for (;;) {
        batch ??= take();
        if (batch === null) break;
        await store.addCounts(batch);
        batch = null;
      }
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.warn({ err }, 'the counted visits wait in memory: the store cannot take them');
      isFailing = true;
    }
  };
  return {
    add(visit) {
      const key = { ...visit, day: today() };
      const before = counted.get(countName(key));
      const own = before ?? boundedCount(key, counted.size);
      const name = countName(own);
      counted.set(name, { ...own, times: (counted.get(name)?.times ?? 0) + 1 });
    },
    flush() {
      last = last.then(storeAll);
      return last;
    },
  };
}
