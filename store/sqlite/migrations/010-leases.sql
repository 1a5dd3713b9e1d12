-- Leases with fencing numbers, paced by the store's own clock (K2, K5). It counts milliseconds and never goes back;
-- wall_ms is the machine's clock at the last write. It starts at the newest instant on record, so that ages stay as they are.
CREATE TABLE timeline (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  clock_ms INTEGER NOT NULL,
  wall_ms  INTEGER NOT NULL -- Unix time
) STRICT;

INSERT INTO timeline
SELECT 1, newest_ms, newest_ms FROM (
  SELECT coalesce(max(CAST(round(unixepoch(at, 'subsec') * 1000) AS INTEGER)), 0) AS newest_ms FROM (
    SELECT attempted_at AS at FROM refreshes
    UNION ALL SELECT succeeded_at FROM refreshes
    UNION ALL SELECT settled_at FROM refreshes
    UNION ALL SELECT made_at FROM calls
  )
);

-- A later claim has a higher fence. A claim is unsettled while settled_fence is below fence.
ALTER TABLE refreshes ADD COLUMN fence INTEGER NOT NULL DEFAULT 1;
ALTER TABLE refreshes ADD COLUMN settled_fence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE refreshes ADD COLUMN attempted_ms INTEGER NOT NULL DEFAULT 0; -- timeline
ALTER TABLE refreshes ADD COLUMN held_until_ms INTEGER NOT NULL DEFAULT 0; -- timeline

UPDATE refreshes SET
  attempted_ms = CAST(round(unixepoch(attempted_at, 'subsec') * 1000) AS INTEGER),
  settled_fence = coalesce(settled_at >= attempted_at, 0) OR coalesce(succeeded_at >= attempted_at, 0)
    OR (settled_at IS NULL AND failure IS NOT NULL);

-- Holds were notes with an instant of the machine's clock. An upstream's Retry-After is obeyed for six hours at most.
UPDATE refreshes SET held_until_ms = coalesce((
  SELECT min(CAST(round(unixepoch(value, 'subsec') * 1000) AS INTEGER), clock_ms + 21600000)
  FROM notes, timeline WHERE key = 'hold/' || name
), 0);

-- A call counts by the timeline and, within one run of the machine (boot), by its uptime too.
ALTER TABLE calls RENAME TO calls_before;
DROP INDEX calls_by_upstream;
CREATE TABLE calls (
  number    INTEGER PRIMARY KEY,
  upstream  TEXT    NOT NULL,
  clock_ms  INTEGER NOT NULL, -- timeline
  boot      TEXT    NOT NULL, -- empty: not known
  uptime_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX calls_by_upstream ON calls (upstream, clock_ms);

INSERT INTO calls (upstream, clock_ms, boot, uptime_ms)
SELECT upstream, CAST(round(unixepoch(made_at, 'subsec') * 1000) AS INTEGER), '', 0 FROM calls_before;
DROP TABLE calls_before;

-- Log-ins and lock-outs of the outlook account were JSON notes; rows that cannot be read are left out.
INSERT OR IGNORE INTO calls (upstream, clock_ms, boot, uptime_ms)
SELECT 'myfxbook/login/' || json_extract(note, '$.account'),
  CAST(round(unixepoch(login.value, 'subsec') * 1000) AS INTEGER), '', 0
FROM (
  SELECT CASE WHEN json_valid(value) THEN value ELSE '{}' END AS note FROM notes WHERE key = 'myfxbook.session'
), json_each(note, '$.logins') AS login;

INSERT OR IGNORE INTO refreshes (name, attempted_at, failure, settled_at, settled_fence, attempted_ms, held_until_ms)
SELECT 'myfxbook/login/' || account, ended_at, kind, ended_at, 1, clock_ms, min(until_ms, clock_ms + 86400000)
FROM (
  SELECT json_extract(note, '$.account') AS account, json_extract(note, '$.kind') AS kind,
    strftime('%Y-%m-%dT%H:%M:%fZ', json_extract(note, '$.until'),
      CASE json_extract(note, '$.kind') WHEN 'locked' THEN '-6 hours' ELSE '-24 hours' END) AS ended_at,
    CAST(round(unixepoch(json_extract(note, '$.until'), 'subsec') * 1000) AS INTEGER) AS until_ms
  FROM (
    SELECT CASE WHEN json_valid(value) THEN value ELSE '{}' END AS note FROM notes WHERE key = 'myfxbook.lockout'
  )
), timeline;

-- The session token was kept in clear text: it is dropped, and one new log-in replaces it. The whole table is rebuilt
-- because freed space may still hold a token; secure_delete overwrites it.
PRAGMA secure_delete = ON;
ALTER TABLE notes RENAME TO notes_before;
CREATE TABLE notes (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO notes SELECT key, value FROM notes_before
  WHERE key NOT IN ('myfxbook.session', 'myfxbook.lockout') AND key NOT LIKE 'hold/%';
DROP TABLE notes_before;

-- Always empty: a transaction that is rolled back fills it to see whether a reading would fit on the disk.
CREATE TABLE room (filler BLOB) STRICT;
