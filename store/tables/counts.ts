import { boundedCount, type Count, type CountKey, countName } from '#contracts/counted.ts';
import type { CountBatch } from '#store/port.ts';
import { selected } from './columns.ts';
import { type Insert, insert, lock, query, type Work } from './work.ts';

const KEYS = ['day', 'kind', 'page', 'locale', 'link', 'source'] as const;
const COLUMNS = Object.fromEntries([...KEYS, 'times'].map((name) => [name, name]));
const ADD: Insert = { table: 'counts', columns: COLUMNS, keys: KEYS, isSum: true };

/** No row: the batch is in the store already. */
const BEGIN = `INSERT INTO count_writers (writer, batch, day) VALUES ($1, $2, $3)
  ON CONFLICT (writer) DO UPDATE SET batch = excluded.batch, day = excluded.day
  WHERE count_writers.batch < excluded.batch RETURNING 1`;
const OF_DAY = `SELECT ${selected(COLUMNS, 'counts')} FROM counts WHERE day = $1`;
const BETWEEN = `SELECT ${selected(COLUMNS, 'counts')} FROM counts WHERE day BETWEEN $1 AND $2 ORDER BY ${KEYS.join(', ')}`;
const FORGET = ['DELETE FROM counts WHERE day < $1', 'DELETE FROM count_writers WHERE day < $1'];

/** The owner's numbers (N17). */
export const countTable = {
  *add({ writer, number, day, counts, forgetBefore }: CountBatch): Work<boolean> {
    // The most numbers of a day hold for all instances together.
    yield* lock('counts');
    if ((yield* query(BEGIN, [writer, number, day])).length === 0) return false;
    for (const [ofDay, own] of Map.groupBy(counts, (count) => count.day)) {
      const known = (yield* query<CountKey>(OF_DAY, [ofDay])).map(countName);
      yield* insert(ADD, bounded(own, new Set(known)));
    }
    for (const sql of FORGET) yield* query(sql, [forgetBefore]);
    return true;
  },
  between: (from: string, to: string): Work<Count[]> => query<Count>(BETWEEN, [from, to]),
};

/** One row for each number. `known` names the numbers of the day. */
function bounded(counts: readonly Count[], known: Set<string>): Count[] {
  const rows = new Map<string, Count>();
  for (const count of counts) {
    const row = known.has(countName(count)) ? count : boundedCount(count, known.size);
    const name = countName(row);
    known.add(name);
    rows.set(name, { ...row, times: row.times + (rows.get(name)?.times ?? 0) });
  }
  return [...rows.values()];
}
