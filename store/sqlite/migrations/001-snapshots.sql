-- Retail positioning, one row per instrument, upstream and reading; kept for ever (K6).
-- The key is also the index of "latest" and of the range reads; ascending, as rows come, which halves the file.
CREATE TABLE snapshots (
  symbol           TEXT    NOT NULL,
  observed_at      TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  source           TEXT    NOT NULL CHECK (source IN ('live_api', 'web_scraped')),
  long_percentage  REAL    NOT NULL CHECK (long_percentage BETWEEN 0 AND 100),
  short_percentage REAL    NOT NULL CHECK (short_percentage BETWEEN 0 AND 100),
  long_volume      REAL    NOT NULL CHECK (long_volume >= 0), -- lots
  short_volume     REAL    NOT NULL CHECK (short_volume >= 0), -- lots
  long_positions   INTEGER,
  short_positions  INTEGER,
  total_positions  INTEGER NOT NULL,
  average_long     REAL,
  average_short    REAL,
  PRIMARY KEY (symbol, observed_at, source)
) STRICT, WITHOUT ROWID;
