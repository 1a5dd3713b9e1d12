import { EVENT_COLUMNS, LISTING_COLUMNS, selected } from '#store/event-columns.ts';
import { insertFrom, orUpdate } from './records.ts';

export { EVENT_COLUMNS, LISTING_COLUMNS };

export const REVISION_COLUMNS = {
  eventId: 'event_id',
  seenAt: 'seen_at',
  field: 'field',
  before: 'before',
  after: 'after',
} as const;

const EVENT = selected(EVENT_COLUMNS, 'e');
const LISTING = selected(LISTING_COLUMNS, 'l');
const REVISION = selected(REVISION_COLUMNS, 'r');

export const BETWEEN = `SELECT ${EVENT} FROM events AS e
  WHERE source = $1 AND time_iso >= $2 AND time_iso < $3 ORDER BY time_iso, id`;

/** Reads an event with all its rows, and a row with its event: a part of them would be taken for all. */
const AROUND = `SELECT id FROM events WHERE source = $1 AND time_iso >= $2 AND time_iso < $3
  UNION SELECT event_id FROM listings WHERE source = $1 AND time_iso >= $2 AND time_iso < $3
  UNION SELECT event_id FROM listings WHERE source = $1 AND key = ANY ($4)`;

export const EVENTS_AROUND = `SELECT ${EVENT} FROM events AS e WHERE id IN (${AROUND}) ORDER BY id`;
export const LISTINGS_AROUND = `SELECT ${LISTING} FROM listings AS l WHERE event_id IN (${AROUND}) ORDER BY key`;

/** An id is looked for first, then a first id, then the key of a row. */
export const BY_NAME = `SELECT ${EVENT} FROM events AS e JOIN (
    SELECT id, 1 AS rank FROM events WHERE id = $1
    UNION ALL SELECT id, 2 FROM events WHERE first_id = $1
    UNION ALL SELECT event_id, 3 FROM listings WHERE key = $1
  ) AS named USING (id) ORDER BY rank LIMIT 1`;

export const RELEASES = `SELECT ${EVENT} FROM events AS e
  WHERE source = $1 AND title = $2 AND country IS NOT DISTINCT FROM $3 AND currency IS NOT DISTINCT FROM $4
    AND merged_into IS NULL AND time_iso < $5
  ORDER BY time_iso DESC, id LIMIT $6`;

export const REVISIONS = `SELECT ${REVISION} FROM revisions AS r WHERE event_id = $1 ORDER BY seen_at, number`;

export const REVISIONS_BETWEEN = `SELECT ${REVISION} FROM revisions AS r JOIN events AS e ON e.id = r.event_id
  WHERE e.source = $1 AND e.time_iso >= $2 AND e.time_iso < $3 ORDER BY r.seen_at, r.number`;

export const PUT_EVENTS = `${insertFrom('events', EVENT_COLUMNS)} ${orUpdate(EVENT_COLUMNS, ['id'])}`;
export const PUT_LISTINGS = `${insertFrom('listings', LISTING_COLUMNS)} ${orUpdate(LISTING_COLUMNS, ['source', 'key'])}`;
export const REVISE = insertFrom('revisions', REVISION_COLUMNS);

export const SEEN_EVENTS = 'UPDATE events SET last_seen_at = $1 WHERE last_seen_at < $1 AND id = ANY ($2)';
export const SEEN_LISTINGS =
  'UPDATE listings SET last_seen_at = $2 WHERE source = $1 AND last_seen_at < $2 AND key = ANY ($3)';

export const MARK_WEEK = `INSERT INTO weeks_read (source, starts_at, ends_at, read_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (source, starts_at) DO UPDATE SET ends_at = excluded.ends_at, read_at = excluded.read_at`;
export const WEEK_READ = `SELECT ends_at AS "to", read_at AS "readAt" FROM weeks_read
  WHERE source = $1 AND starts_at <= $2 AND ends_at > $2 ORDER BY read_at DESC LIMIT 1`;
