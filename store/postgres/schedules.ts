import { type ReleaseId, type Sighting, type StoredSighting, sightingSchema } from '#contracts/schedules.ts';
import { selected } from '#store/event-columns.ts';
import { checkInstant } from '#store/instant.ts';
import { lock, type Query } from './database.ts';
import { insertFrom, records } from './records.ts';

const COLUMNS = {
  release: 'release',
  occurrence: 'occurrence',
  at: 'scheduled_at',
  state: 'state',
  firstSeenAt: 'first_seen_at',
  request: 'request',
} as const;

const NEWEST = `SELECT DISTINCT ON (release, occurrence) release, occurrence, scheduled_at AS at, state
  FROM release_sightings JOIN unnest($1::text[], $2::text[]) AS asked (release, occurrence) USING (release, occurrence)
  ORDER BY release, occurrence, number DESC`;
const APPEND = insertFrom('release_sightings', COLUMNS);
const AROUND = `SELECT ${selected({ number: 'number', ...COLUMNS }, 'one')} FROM release_sightings AS one
  WHERE release = ANY ($1) AND EXISTS (
    SELECT 1 FROM release_sightings AS other
    WHERE other.release = one.release AND other.occurrence = one.occurrence
      AND other.scheduled_at >= $2 AND other.scheduled_at < $3)
  ORDER BY number`;

type Newest = Pick<Sighting, 'release' | 'occurrence' | 'at' | 'state'>;
const keyOf = ({ release, occurrence }: Pick<Sighting, 'release' | 'occurrence'>) =>
  JSON.stringify([release, occurrence]);

/** The sightings of publishers' schedules. */
export const sightingTable = {
  /** Call it inside a transaction. */
  async save(query: Query, rows: readonly Sighting[]): Promise<number> {
    const checked = rows.map((row) => sightingSchema.parse(row));
    for (const { at, firstSeenAt } of checked) {
      checkInstant('firstSeenAt', firstSeenAt);
      if (at.includes('T')) checkInstant('at', at);
    }
    if (checked.length === 0) return 0;
    await lock(query, 'release_sightings');
    const asked = [checked.map(({ release }) => release), checked.map(({ occurrence }) => occurrence)];
    const newest = new Map((await query<Newest>(NEWEST, asked)).map((row) => [keyOf(row), row]));
    const added = checked.filter((row) => {
      const last = newest.get(keyOf(row));
      newest.set(keyOf(row), row);
      return !(last && last.at === row.at && last.state === row.state);
    });
    if (added.length > 0) await query(APPEND, [records(added, COLUMNS)]);
    return added.length;
  },
  async around(
    query: Query,
    releases: readonly ReleaseId[],
    from: string,
    to: string,
  ): Promise<StoredSighting[]> {
    return query(AROUND, [releases, from, to]);
  },
};
