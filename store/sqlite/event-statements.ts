import type { DatabaseSync } from 'node:sqlite';

const EVENT = `id, supersedes, source, origin, title, country, currency, impact, holiday, time_iso AS timeIso,
  forecast, previous, actual, link, first_seen_at AS firstSeenAt, last_seen_at AS lastSeenAt`;

const INSERT = `INSERT INTO events (id, supersedes, source, origin, title, country, currency, impact, holiday, time_iso,
    forecast, previous, actual, link, first_seen_at, last_seen_at)
  VALUES ($id, $supersedes, $source, $origin, $title, $country, $currency, $impact, $holiday, $timeIso,
    $forecast, $previous, $actual, $link, $firstSeenAt, $lastSeenAt)`;

const UPDATE = `UPDATE events SET supersedes = $supersedes, source = $source, origin = $origin, title = $title,
    country = $country, currency = $currency, impact = $impact, holiday = $holiday, time_iso = $timeIso,
    forecast = $forecast, previous = $previous, actual = $actual, link = $link,
    first_seen_at = $firstSeenAt, last_seen_at = $lastSeenAt
  WHERE id = $id`;

const BETWEEN = `SELECT ${EVENT} FROM events WHERE source = ? AND time_iso >= ? AND time_iso < ? ORDER BY time_iso, id`;

const REVISIONS = `SELECT event_id AS eventId, seen_at AS seenAt, field, before, after FROM revisions
  WHERE event_id = ? ORDER BY seen_at, number`;

/** Everything the events need, prepared once per connection. Rows may carry fields the table has not. */
export function prepareEvents(db: DatabaseSync) {
  const insert = db.prepare(INSERT);
  const update = db.prepare(UPDATE);
  insert.setAllowUnknownNamedParameters(true);
  update.setAllowUnknownNamedParameters(true);
  return {
    find: db.prepare(`SELECT ${EVENT} FROM events WHERE id = ?`),
    insert,
    update,
    /** Its revisions follow by ON UPDATE CASCADE. */
    rename: db.prepare('UPDATE events SET id = $to WHERE id = $from'),
    remove: db.prepare('DELETE FROM events WHERE id = ?'),
    between: db.prepare(BETWEEN),
    revise: db.prepare(
      'INSERT INTO revisions (event_id, seen_at, field, before, after) VALUES ($eventId, $seenAt, $field, $before, $after)',
    ),
    repoint: db.prepare('UPDATE revisions SET event_id = $to WHERE event_id = $from'),
    revisions: db.prepare(REVISIONS),
  };
}

export type EventStatements = ReturnType<typeof prepareEvents>;
