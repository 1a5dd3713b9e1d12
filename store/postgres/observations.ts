import type { Observation, SeriesId, StoredObservation } from '#contracts/observations.ts';
import { selected } from '#store/event-columns.ts';
import { checkInstant } from '#store/instant.ts';
import {
  checkedObservations,
  isNextVintage,
  type ObservationQuery,
  type ReadObservation,
} from '#store/observations.ts';
import { lock, type Query } from './database.ts';
import { insertFrom, records } from './records.ts';

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
} as const;

const SELECT = `SELECT ${selected({ number: 'number', ...COLUMNS }, 'o')} FROM observations AS o`;

const NEWEST = `SELECT DISTINCT ON (series, period) ${selected(COLUMNS, 'o')}
  FROM observations AS o JOIN unnest($1::text[], $2::text[]) AS asked (series, period) USING (series, period)
  ORDER BY series, period, vintage DESC`;
const APPEND = insertFrom('observations', COLUMNS);
const VINTAGES = `${SELECT} WHERE series = ANY ($1) AND period >= $2 ORDER BY series, period, vintage`;
const PAGE = `${SELECT} WHERE series = ANY ($1) AND ($2::timestamptz IS NULL OR first_seen_at >= $2)
    AND ($3::bigint IS NULL OR number < $3) ORDER BY number DESC LIMIT $4`;

type Newest = Omit<StoredObservation, 'number'>;
const keyOf = ({ series, period }: Pick<Observation, 'series' | 'period'>) => `${series} ${period}`;

/** The observations of the port. */
export const observationTable = {
  /** Call it inside a transaction. */
  async save(query: Query, rows: readonly ReadObservation[]): Promise<number> {
    const checked = checkedObservations(rows);
    if (checked.length === 0) return 0;
    // One writer at a time: numbers become visible in their order, so that an appended row moves no page.
    await lock(query, 'observations');
    const asked = [checked.map(({ series }) => series), checked.map(({ period }) => period)];
    const newest = new Map((await query<Newest>(NEWEST, asked)).map((row) => [keyOf(row), row]));
    const added = checked.flatMap((row) => {
      const last = newest.get(keyOf(row));
      if (!isNextVintage(row, last)) return [];
      const { republishedAt: _, ...observation } = row;
      const next = { ...observation, vintage: (last?.vintage ?? 0) + 1 };
      newest.set(keyOf(row), next);
      return [next];
    });
    if (added.length > 0) await query(APPEND, [records(added, COLUMNS)]);
    return added.length;
  },
  async vintages(
    query: Query,
    series: readonly SeriesId[],
    fromPeriod: string,
  ): Promise<StoredObservation[]> {
    return query(VINTAGES, [series, fromPeriod]);
  },
  async page(query: Query, { series, since, before, limit }: ObservationQuery): Promise<StoredObservation[]> {
    return query(PAGE, [series, since === null ? null : checkInstant('since', since), before, limit]);
  },
};
