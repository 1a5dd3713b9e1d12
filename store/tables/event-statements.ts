import type { StoredEvent, StoredListing } from '#contracts/listing.ts';
import type { EventRevision } from '#store/port.ts';
import { selected } from './columns.ts';

/** Columns of both tables. */
const SHARED_COLUMNS = {
  source: 'source',
  title: 'title',
  country: 'country',
  currency: 'currency',
  impact: 'impact',
  holiday: 'holiday',
  timeIso: 'time_iso',
  forecast: 'forecast',
  previous: 'previous',
  actual: 'actual',
  link: 'link',
  firstSeenAt: 'first_seen_at',
  lastSeenAt: 'last_seen_at',
} as const;

const EVENT_COLUMNS = {
  id: 'id',
  origin: 'origin',
  ...SHARED_COLUMNS,
  firstId: 'first_id',
  withdrawnAt: 'withdrawn_at',
  withdrawals: 'withdrawals',
  mergedInto: 'merged_into',
  movedFrom: 'moved_from',
} as const satisfies Record<keyof StoredEvent, string>;

const LISTING_COLUMNS = {
  key: 'key',
  eventId: 'event_id',
  vendor: 'vendor',
  vendorId: 'vendor_id',
  base: 'base',
  day: 'day',
  ...SHARED_COLUMNS,
  awaitedPrevious: 'awaited_previous',
  firstTimeIso: 'first_time_iso',
  goneAt: 'gone_at',
} as const satisfies Record<keyof StoredListing, string>;

const REVISION_COLUMNS = {
  eventId: 'event_id',
  seenAt: 'seen_at',
  field: 'field',
  before: 'before',
  after: 'after',
} as const satisfies Record<keyof EventRevision, string>;

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

const END = `SELECT time_iso AS "timeIso", first_seen_at AS "firstSeenAt" FROM events
  WHERE source = $1 AND withdrawn_at IS NULL`;
export const FIRST_EVENTS = `${END} ORDER BY time_iso LIMIT $2`;
export const LAST_EVENTS = `${END} ORDER BY time_iso DESC LIMIT $2`;

export const RELEASES = `SELECT ${EVENT} FROM events AS e
  WHERE source = $1 AND title = $2 AND country IS NOT DISTINCT FROM $3 AND currency IS NOT DISTINCT FROM $4
    AND merged_into IS NULL AND time_iso < $5
  ORDER BY time_iso DESC, id LIMIT $6`;

export const SERIES = 'SELECT DISTINCT source, title, country, currency FROM events WHERE source = $1';

export const REVISIONS = `SELECT ${REVISION} FROM revisions AS r WHERE event_id = ANY ($1) ORDER BY seen_at, number`;

export const PUT_EVENTS = { table: 'events', columns: EVENT_COLUMNS, keys: ['id'], isUpdate: true };
export const PUT_LISTINGS = {
  table: 'listings',
  columns: LISTING_COLUMNS,
  keys: ['source', 'key'],
  isUpdate: true,
};
export const REVISE = { table: 'revisions', columns: REVISION_COLUMNS };

export const SEEN_EVENTS = 'UPDATE events SET last_seen_at = $1 WHERE last_seen_at < $1 AND id = ANY ($2)';
export const SEEN_LISTINGS =
  'UPDATE listings SET last_seen_at = $2 WHERE source = $1 AND last_seen_at < $2 AND key = ANY ($3)';

export const MARK_WEEK = `INSERT INTO weeks_read (source, starts_at, ends_at, read_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (source, starts_at) DO UPDATE SET ends_at = excluded.ends_at, read_at = excluded.read_at`;
export const WEEK_READ = `SELECT ends_at AS "to", read_at AS "readAt" FROM weeks_read
  WHERE source = $1 AND starts_at <= $2 AND ends_at > $2 ORDER BY read_at DESC LIMIT 1`;
