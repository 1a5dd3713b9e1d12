-- Economic events as last seen, and every change of what they said (K3, K6).
CREATE TABLE events (
  id            TEXT    NOT NULL PRIMARY KEY,
  supersedes    TEXT,
  source        TEXT    NOT NULL,
  origin        TEXT    NOT NULL,
  title         TEXT    NOT NULL,
  country       TEXT,
  currency      TEXT,
  impact        TEXT    NOT NULL CHECK (impact IN ('high', 'medium', 'low')),
  holiday       INTEGER NOT NULL CHECK (holiday IN (0, 1)),
  time_iso      TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  forecast      TEXT,
  previous      TEXT,
  actual        TEXT,
  link          TEXT,
  first_seen_at TEXT    NOT NULL,
  last_seen_at  TEXT    NOT NULL
) STRICT;

CREATE INDEX events_by_source_and_time ON events (source, time_iso, id);

CREATE TABLE revisions (
  number   INTEGER PRIMARY KEY,
  event_id TEXT NOT NULL REFERENCES events (id) ON UPDATE CASCADE ON DELETE RESTRICT,
  seen_at  TEXT NOT NULL,
  field    TEXT NOT NULL CHECK (field IN ('title', 'timeIso', 'impact', 'forecast', 'previous', 'actual')),
  before   TEXT,
  after    TEXT
) STRICT;

CREATE INDEX revisions_by_event ON revisions (event_id, seen_at, number);
