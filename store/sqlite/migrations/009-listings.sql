-- What each vendor lists, kept apart for good; an event is derived from its rows (K3).
CREATE TABLE listings (
  source           TEXT    NOT NULL,
  key              TEXT    NOT NULL,
  event_id         TEXT    NOT NULL REFERENCES events (id) ON UPDATE CASCADE,
  vendor           TEXT    NOT NULL,
  vendor_id        TEXT,
  base             TEXT    NOT NULL,
  day              TEXT    NOT NULL, -- YYYY-MM-DD
  title            TEXT    NOT NULL,
  country          TEXT,
  currency         TEXT,
  impact           TEXT    NOT NULL CHECK (impact IN ('high', 'medium', 'low')),
  holiday          INTEGER NOT NULL CHECK (holiday IN (0, 1)),
  time_iso         TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  forecast         TEXT,
  previous         TEXT,
  actual           TEXT,
  link             TEXT,
  awaited_previous TEXT, -- what "previous" said while the actual was awaited
  first_time_iso   TEXT    NOT NULL, -- the time it was first listed for
  first_seen_at    TEXT    NOT NULL,
  last_seen_at     TEXT    NOT NULL,
  gone_at          TEXT,
  PRIMARY KEY (source, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX listings_by_event ON listings (event_id);
CREATE INDEX listings_by_time ON listings (source, time_iso);
CREATE INDEX listings_by_key ON listings (key);

-- Ids end in their day, from the second row of a day on in "-2", "-3"; the other vendors' ids have no day.
CREATE TEMP VIEW parsed AS
WITH ids AS (
  SELECT id, id AS key, origin AS vendor FROM events
  UNION ALL
  SELECT id, supersedes, 'myfxbook' FROM events
  WHERE supersedes IS NOT NULL AND supersedes <> id AND supersedes NOT IN (SELECT id FROM events)
), stems AS (
  SELECT id, key, vendor,
    CASE
      WHEN key GLOB '*-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]-[0-9]' THEN substr(key, 1, length(key) - 2)
      WHEN key GLOB '*-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]-[0-9][0-9]' THEN substr(key, 1, length(key) - 3)
      ELSE key
    END AS stem
  FROM ids
)
SELECT id, key, vendor, stem GLOB '*-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AS dated, stem FROM stems;

INSERT INTO listings
SELECT e.source, p.key, e.id, p.vendor,
  CASE WHEN p.vendor IN ('faireconomy', 'myfxbook') THEN NULL ELSE p.key END,
  CASE WHEN p.dated THEN substr(p.stem, 1, length(p.stem) - 11) ELSE p.stem END,
  CASE WHEN p.dated THEN substr(p.stem, -10) ELSE substr(e.time_iso, 1, 10) END,
  e.title, e.country, e.currency, e.impact, e.holiday, e.time_iso, e.forecast, e.previous, e.actual, e.link,
  NULL, e.time_iso, e.first_seen_at, e.last_seen_at, e.withdrawn_at
FROM parsed AS p JOIN events AS e ON e.id = p.id
WHERE true
ON CONFLICT DO NOTHING;

DROP VIEW parsed;

-- Two events that prove to be one release: the one left without rows names the other.
ALTER TABLE events ADD COLUMN merged_into TEXT;
-- The time it was first listed for, where that is an hour or more from its time now.
ALTER TABLE events ADD COLUMN moved_from TEXT;
ALTER TABLE events DROP COLUMN supersedes;
UPDATE events SET first_id = id WHERE first_id = '';
CREATE INDEX events_by_first_id ON events (first_id);

-- Which weeks a calendar's list was ever read for: an old list never passes as this week's.
CREATE TABLE weeks_read (
  source    TEXT NOT NULL,
  starts_at TEXT NOT NULL, -- ISO 8601, UTC, milliseconds; inclusive
  ends_at   TEXT NOT NULL, -- exclusive
  read_at   TEXT NOT NULL,
  PRIMARY KEY (source, starts_at)
) STRICT, WITHOUT ROWID;

-- The export was read for the week, Sunday to Saturday in New York, in which it was last read.
INSERT INTO weeks_read
SELECT 'forex-community', strftime('%Y-%m-%dT04:00:00.000Z', succeeded_at, '-6 days', 'weekday 0'),
  strftime('%Y-%m-%dT04:00:00.000Z', succeeded_at, '-6 days', 'weekday 0', '+7 days'), succeeded_at
FROM refreshes WHERE name = 'events/forex-community/weekly' AND succeeded_at IS NOT NULL;
