import type { DatabaseSync } from 'node:sqlite';

/** A process of the version before this column may still insert rows, which leave it empty. */
const FIRST_ID = "coalesce(nullif(first_id, ''), id)";

const EVENT = `id, supersedes, source, origin, title, country, currency, impact, holiday, time_iso AS timeIso,
  forecast, previous, actual, link, ${FIRST_ID} AS firstId, first_seen_at AS firstSeenAt, last_seen_at AS lastSeenAt,
  withdrawn_at AS withdrawnAt, withdrawals`;

const INSERT = `INSERT INTO events (id, supersedes, source, origin, title, country, currency, impact, holiday, time_iso,
    forecast, previous, actual, link, first_id, first_seen_at, last_seen_at, withdrawn_at, withdrawals)
  VALUES ($id, $supersedes, $source, $origin, $title, $country, $currency, $impact, $holiday, $timeIso,
    $forecast, $previous, $actual, $link, $firstId, $firstSeenAt, $lastSeenAt, $withdrawnAt, $withdrawals)`;

const UPDATE = `UPDATE events SET supersedes = $supersedes, source = $source, origin = $origin, title = $title,
    country = $country, currency = $currency, impact = $impact, holiday = $holiday, time_iso = $timeIso,
    forecast = $forecast, previous = $previous, actual = $actual, link = $link,
    first_seen_at = $firstSeenAt, last_seen_at = $lastSeenAt,
    withdrawn_at = $withdrawnAt, withdrawals = $withdrawals
  WHERE id = $id`;

const BETWEEN = `SELECT ${EVENT} FROM events WHERE source = ? AND time_iso >= ? AND time_iso < ? ORDER BY time_iso, id`;

const WITHDRAW = `UPDATE events SET withdrawn_at = $at, withdrawals = withdrawals + 1
  WHERE id = $id AND withdrawn_at IS NULL`;

const BY_NAME = `SELECT ${EVENT} FROM events WHERE id = $id OR supersedes = $id OR ${FIRST_ID} = $id
  ORDER BY id = $id DESC LIMIT 1`;

const RELEASES = `SELECT ${EVENT} FROM events
  WHERE source = $source AND title = $title AND country IS $country AND currency IS $currency
    AND actual IS NOT NULL AND time_iso < $before
  ORDER BY time_iso DESC, id LIMIT $limit`;

const REVISIONS_BETWEEN = `SELECT event_id AS eventId, seen_at AS seenAt, field, before, after
  FROM revisions JOIN events ON events.id = revisions.event_id
  WHERE source = ? AND time_iso >= ? AND time_iso < ? ORDER BY seen_at, number`;

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
    /** Its revisions follow by ON UPDATE CASCADE; its first id stays. */
    rename: db.prepare(`UPDATE events SET id = $to, first_id = ${FIRST_ID} WHERE id = $from`),
    remove: db.prepare('DELETE FROM events WHERE id = ?'),
    between: db.prepare(BETWEEN),
    withdraw: db.prepare(WITHDRAW),
    byName: db.prepare(BY_NAME),
    releases: db.prepare(RELEASES),
    revisionsBetween: db.prepare(REVISIONS_BETWEEN),
    revise: db.prepare(
      'INSERT INTO revisions (event_id, seen_at, field, before, after) VALUES ($eventId, $seenAt, $field, $before, $after)',
    ),
    repoint: db.prepare('UPDATE revisions SET event_id = $to WHERE event_id = $from'),
    revisions: db.prepare(REVISIONS),
  };
}

export type EventStatements = ReturnType<typeof prepareEvents>;
