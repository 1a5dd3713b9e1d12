-- When each call was made: the outlook's limit is one of any 24 hours, not of a day of the calendar (K2). The
-- counts by day name no time and are dropped; what paces the calls, the refresh windows, stays.
DROP TABLE calls;
CREATE TABLE calls (
  number   INTEGER PRIMARY KEY,
  upstream TEXT NOT NULL,
  made_at  TEXT NOT NULL -- ISO 8601, UTC, milliseconds
) STRICT;

CREATE INDEX calls_by_upstream ON calls (upstream, made_at);

-- When the last attempt ended, well or not: until then another instance may wait for it (K5).
ALTER TABLE refreshes ADD COLUMN settled_at TEXT;
