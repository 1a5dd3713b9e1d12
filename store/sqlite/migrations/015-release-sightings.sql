-- What publishers' own schedules said about their releases, append-only: one row for each time or state that an
-- occurrence of a release ever had (N11). The latest one, and what it was moved from, are queries.
CREATE TABLE release_sightings (
  number        INTEGER PRIMARY KEY AUTOINCREMENT,
  release       TEXT    NOT NULL, -- publisher and release, "bea/gdp"
  occurrence    TEXT    NOT NULL, -- period, or the time it was first listed for
  scheduled_at  TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds; or a day "2026-11-25"
  state         TEXT    NOT NULL,
  first_seen_at TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  request       TEXT    NOT NULL  -- address without a key
) STRICT;

CREATE INDEX release_sightings_by_occurrence ON release_sightings (release, occurrence, number);
