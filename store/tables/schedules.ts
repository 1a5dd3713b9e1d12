import { type ReleaseId, type Sighting, type StoredSighting, sightingSchema } from '#contracts/schedules.ts';
import { selected } from './columns.ts';
import { checkInstant } from './instant.ts';
import { insert, lock, query, type Work } from './work.ts';

const COLUMNS = {
  release: 'release',
  occurrence: 'occurrence',
  at: 'scheduled_at',
  state: 'state',
  firstSeenAt: 'first_seen_at',
  request: 'request',
} as const satisfies Record<keyof Sighting, string>;

const APPEND = { table: 'release_sightings', columns: COLUMNS };
const SELECT = `SELECT ${selected({ number: 'number', ...COLUMNS }, 'one')} FROM release_sightings AS one`;
const KNOWN = `SELECT release, occurrence, scheduled_at AS at, state FROM release_sightings
  WHERE release = ANY ($1) AND occurrence = ANY ($2) ORDER BY number`;
const AROUND = `${SELECT} WHERE release = ANY ($1) AND EXISTS (
    SELECT 1 FROM release_sightings AS other
    WHERE other.release = one.release AND other.occurrence = one.occurrence
      AND other.scheduled_at >= $2 AND other.scheduled_at < $3)
  ORDER BY number`;

type Known = Pick<Sighting, 'release' | 'occurrence' | 'at' | 'state'>;
const keyOf = ({ release, occurrence }: Known) => `${release} ${occurrence}`;

/** The sightings of publishers' schedules. */
export const sightingTable = {
  /** Call it inside a transaction. */
  *save(rows: readonly Sighting[]): Work<number> {
    const checked = rows.map((row) => sightingSchema.parse(row));
    for (const { at, firstSeenAt } of checked) {
      checkInstant('firstSeenAt', firstSeenAt);
      if (at.includes('T')) checkInstant('at', at);
    }
    yield* lock('release_sightings');
    const asked = [checked.map(({ release }) => release), checked.map(({ occurrence }) => occurrence)];
    // Of each occurrence the last one stays, which is the newest.
    const newest = new Map((yield* query<Known>(KNOWN, asked)).map((row) => [keyOf(row), row]));
    const added = checked.filter((row) => {
      const last = newest.get(keyOf(row));
      newest.set(keyOf(row), row);
      return !(last && last.at === row.at && last.state === row.state);
    });
    return yield* insert(APPEND, added);
  },
  *around(releases: readonly ReleaseId[], from: string, to: string): Work<StoredSighting[]> {
    return yield* query(AROUND, [releases, from, to]);
  },
};
