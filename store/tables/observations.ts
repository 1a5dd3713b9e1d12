import {
  type Observation,
  observationSchema,
  type SeriesId,
  type StoredObservation,
} from '#contracts/observations.ts';
import type { ObservationQuery, ReadObservation } from '#store/port.ts';
import { selected } from './columns.ts';
import { checkInstant } from './instant.ts';
import { insert, lock, query, type Work } from './work.ts';

const COLUMNS = {
  series: 'series',
  period: 'period',
  vintage: 'vintage',
  value: 'value',
  flag: 'flag',
  unit: 'unit',
  firstSeenAt: 'first_seen_at',
  publishedAt: 'published_at',
  request: 'request',
} as const satisfies Record<keyof Omit<StoredObservation, 'number'>, string>;

const APPEND = { table: 'observations', columns: COLUMNS };
const SELECT = `SELECT ${selected({ number: 'number', ...COLUMNS }, 'o')} FROM observations AS o`;
const VINTAGES = `${SELECT} WHERE series = ANY ($1) AND period >= $2 ORDER BY series, period, vintage`;
const PAGE = `${SELECT} WHERE series = ANY ($1) AND first_seen_at >= $2 AND number < $3 ORDER BY number DESC LIMIT $4`;

/** Earlier than any instant that is stored. */
const BEGINNING_OF_TIME = '0001-01-01T00:00:00.000Z';

const keyOf = ({ series, period }: Pick<Observation, 'series' | 'period'>) => `${series} ${period}`;

/** The observations of the port. */
export const observationTable = {
  /** Call it inside a transaction. */
  *save(rows: readonly ReadObservation[]): Work<number> {
    const checked = checkedObservations(rows);
    if (checked.length === 0) return 0;
    // One writer at a time: numbers become visible in their order, so that an appended row moves no page.
    yield* lock('observations');
    const series = new Set(checked.map((row) => row.series));
    const first = checked.map(({ period }) => period).sort()[0] ?? '';
    // Of each period the last one stays, which is the newest.
    const newest = new Map<string, Newest>(
      (yield* observationTable.vintages([...series], first)).map((row) => [keyOf(row), row]),
    );
    const added = checked.flatMap((row) => {
      const last = newest.get(keyOf(row));
      if (!isNextVintage(row, last)) return [];
      const next = { ...row, vintage: (last?.vintage ?? 0) + 1 };
      newest.set(keyOf(row), next);
      return [next];
    });
    return yield* insert(APPEND, added);
  },
  *vintages(series: readonly SeriesId[], fromPeriod: string): Work<StoredObservation[]> {
    return yield* query(VINTAGES, [series, fromPeriod]);
  },
  *page({ series, since, before, limit }: ObservationQuery): Work<StoredObservation[]> {
    const from = checkInstant('since', since ?? BEGINNING_OF_TIME);
    return yield* query(PAGE, [series, from, before ?? Number.MAX_SAFE_INTEGER, limit]);
  },
};

type Newest = Pick<StoredObservation, 'vintage' | 'value' | 'flag' | 'unit' | 'firstSeenAt'>;

/**
 * Whether a value is one to append to the newest vintage of its series and period. Publishers send new times with old values
 * at every read: a new time alone appends nothing, and a release appends an equal value once.
 */
function isNextVintage(row: ReadObservation, newest: Newest | undefined): boolean {
  if (!newest) return true;
  const isSame = newest.value === row.value && newest.flag === row.flag && newest.unit === row.unit;
  return !isSame || (row.republishedAt !== undefined && newest.firstSeenAt < row.republishedAt);
}

/** The rows, checked. Throws when one is invalid. */
function checkedObservations(rows: readonly ReadObservation[]): readonly ReadObservation[] {
  return rows.map(({ republishedAt, ...row }) => {
    const checked = observationSchema.parse(row);
    checkInstant('firstSeenAt', checked.firstSeenAt);
    if (checked.publishedAt !== null) checkInstant('publishedAt', checked.publishedAt);
    if (republishedAt === undefined) return checked;
    return { ...checked, republishedAt: checkInstant('republishedAt', republishedAt) };
  });
}
