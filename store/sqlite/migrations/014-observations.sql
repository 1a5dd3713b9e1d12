-- Figures of the publishers themselves, append-only: one row for each value that a series had for a period (N11). The
-- first print, the latest value and the value known at an instant are queries.
CREATE TABLE observations (
  number        INTEGER PRIMARY KEY AUTOINCREMENT,
  series        TEXT    NOT NULL, -- publisher and its own id, "bls/CUSR0000SA0"
  period        TEXT    NOT NULL, -- "2026-08", "2026-Q2" or "2026-09-18"
  vintage       INTEGER NOT NULL CHECK (vintage >= 1),
  value         TEXT    NOT NULL, -- decimal number as published
  flag          TEXT,
  unit          TEXT    NOT NULL,
  first_seen_at TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  published_at  TEXT, -- the same; what the publisher says
  request       TEXT    NOT NULL, -- address without a key
  UNIQUE (series, period, vintage)
) STRICT;
