import type { DatabaseSync } from 'node:sqlite';
import { type Columns, EVENT_COLUMNS, LISTING_COLUMNS, selected } from '#store/event-columns.ts';

const EVENT = selected(EVENT_COLUMNS, 'e');
const LISTING = selected(LISTING_COLUMNS, 'l');
const REVISION = 'event_id AS eventId, seen_at AS seenAt, field, before, after';

const BETWEEN = `SELECT ${EVENT} FROM events AS e
  WHERE source = $source AND time_iso >= $from AND time_iso < $to ORDER BY time_iso, id`;

/** Reads an event with all its rows, and a row with its event: a part of them would be taken for all. */
const EVENTS_AROUND = `SELECT id FROM events WHERE source = $source AND time_iso >= $from AND time_iso < $to
  UNION SELECT event_id FROM listings WHERE source = $source AND time_iso >= $from AND time_iso < $to
  UNION SELECT event_id FROM listings WHERE source = $source AND key IN (SELECT value FROM json_each($keys))`;

const BY_NAME = `SELECT ${EVENT} FROM events AS e WHERE id = $id
  UNION ALL SELECT ${EVENT} FROM events AS e WHERE first_id = $id AND id <> $id
  UNION ALL SELECT ${EVENT} FROM listings AS l JOIN events AS e ON e.id = l.event_id WHERE l.key = $id AND e.id <> $id
  LIMIT 1`;

const RELEASES = `SELECT ${EVENT} FROM events AS e
  WHERE source = $source AND title = $title AND country IS $country AND currency IS $currency
    AND merged_into IS NULL AND time_iso < $before
  ORDER BY time_iso DESC, id LIMIT $limit`;

const REVISIONS_BETWEEN = `SELECT ${REVISION}
  FROM revisions JOIN events ON events.id = revisions.event_id
  WHERE source = $source AND time_iso >= $from AND time_iso < $to ORDER BY seen_at, number`;

/** All statements of the events, prepared once per connection. */
export function prepareEvents(db: DatabaseSync) {
  return {
    between: db.prepare(BETWEEN),
    byName: db.prepare(BY_NAME),
    releases: db.prepare(RELEASES),
    revisionsBetween: db.prepare(REVISIONS_BETWEEN),
    revisions: db.prepare(`SELECT ${REVISION} FROM revisions WHERE event_id = ? ORDER BY seen_at, number`),
    eventsAround: db.prepare(`SELECT ${EVENT} FROM events AS e WHERE id IN (${EVENTS_AROUND}) ORDER BY id`),
    listingsAround: db.prepare(
      `SELECT ${LISTING} FROM listings AS l WHERE event_id IN (${EVENTS_AROUND}) ORDER BY key`,
    ),
    putEvent: db.prepare(upsert('events', EVENT_COLUMNS, 'id')),
    putListing: db.prepare(upsert('listings', LISTING_COLUMNS, 'source, key')),
    revise: db.prepare(
      'INSERT INTO revisions (event_id, seen_at, field, before, after) VALUES ($eventId, $seenAt, $field, $before, $after)',
    ),
    markWeek:
      db.prepare(`INSERT INTO weeks_read (source, starts_at, ends_at, read_at) VALUES ($source, $from, $to, $at)
      ON CONFLICT (source, starts_at) DO UPDATE SET ends_at = excluded.ends_at, read_at = excluded.read_at`),
    weekRead: db.prepare(`SELECT ends_at AS "to", read_at AS readAt FROM weeks_read
      WHERE source = $source AND starts_at <= $at AND ends_at > $at ORDER BY read_at DESC LIMIT 1`),
    seenEvents: db.prepare(
      'UPDATE events SET last_seen_at = $at WHERE last_seen_at < $at AND id IN (SELECT value FROM json_each($ids))',
    ),
    seenListings: db.prepare(
      `UPDATE listings SET last_seen_at = $at
        WHERE source = $source AND last_seen_at < $at AND key IN (SELECT value FROM json_each($ids))`,
    ),
  };
}

export type EventStatements = ReturnType<typeof prepareEvents>;

function upsert(table: string, columns: Columns, keys: string): string {
  const names = Object.values(columns);
  const updates = names.filter((name) => !keys.split(', ').includes(name));
  return `INSERT INTO ${table} (${names.join(', ')})
    VALUES (${Object.keys(columns)
      .map((field) => `$${field}`)
      .join(', ')})
    ON CONFLICT (${keys}) DO UPDATE SET ${updates.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}
