-- What the shares of a snapshot count. Until now every source counted open volume in lots. A source that counts positions or
-- accounts need not know lots or a number of positions, so these may be null: the table is rebuilt. The default is for an
-- instance of the version before that still writes while instances are updated one by one: a new row says its own.
ALTER TABLE snapshots RENAME TO snapshots_before;
CREATE TABLE snapshots (
  symbol           TEXT    NOT NULL,
  observed_at      TEXT    NOT NULL, -- ISO 8601, UTC, milliseconds
  source           TEXT    NOT NULL CHECK (source IN ('live_api', 'web_scraped')),
  vendor           TEXT    NOT NULL CHECK (vendor <> ''),
  basis            TEXT    NOT NULL DEFAULT 'volume' CHECK (basis IN ('volume', 'positions', 'accounts')),
  long_percentage  REAL    NOT NULL CHECK (long_percentage BETWEEN 0 AND 100),
  short_percentage REAL    NOT NULL CHECK (short_percentage BETWEEN 0 AND 100),
  long_volume      REAL    CHECK (long_volume >= 0), -- lots
  short_volume     REAL    CHECK (short_volume >= 0), -- lots
  long_positions   INTEGER,
  short_positions  INTEGER,
  total_positions  INTEGER,
  average_long     REAL,
  average_short    REAL,
  PRIMARY KEY (symbol, observed_at, source, vendor)
) STRICT, WITHOUT ROWID;

INSERT INTO snapshots
SELECT symbol, observed_at, source, vendor, 'volume', long_percentage, short_percentage, long_volume, short_volume,
  long_positions, short_positions, total_positions, average_long, average_short
FROM snapshots_before;
DROP TABLE snapshots_before;
