-- Whose figures a snapshot holds, by its id in the table of vendors; `source` says by which way they were read. There was
-- one vendor until now. The table is rebuilt, because the vendor is part of the key and must always be there.
ALTER TABLE snapshots RENAME TO snapshots_before;
CREATE TABLE snapshots (
  symbol           TEXT    NOT NULL,
  observed_at      TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  source           TEXT    NOT NULL CHECK (source IN ('live_api', 'web_scraped')),
  vendor           TEXT    NOT NULL CHECK (vendor <> ''),
  long_percentage  REAL    NOT NULL CHECK (long_percentage BETWEEN 0 AND 100),
  short_percentage REAL    NOT NULL CHECK (short_percentage BETWEEN 0 AND 100),
  long_volume      REAL    NOT NULL CHECK (long_volume >= 0), -- lots
  short_volume     REAL    NOT NULL CHECK (short_volume >= 0), -- lots
  long_positions   INTEGER,
  short_positions  INTEGER,
  total_positions  INTEGER NOT NULL,
  average_long     REAL,
  average_short    REAL,
  PRIMARY KEY (symbol, observed_at, source, vendor)
) STRICT, WITHOUT ROWID;

INSERT INTO snapshots
SELECT symbol, observed_at, source, 'myfxbook', long_percentage, short_percentage, long_volume, short_volume,
  long_positions, short_positions, total_positions, average_long, average_short
FROM snapshots_before;
DROP TABLE snapshots_before;

-- Which instruments the last reading listed without volume.
UPDATE notes SET value = json_set(value, '$.vendor', 'myfxbook') WHERE key = 'sentiment/told-empty' AND json_valid(value);
