-- Weekly futures positioning, one row per market and report, as last published (N8). Figures are contracts;
-- NULL where the report leaves one blank.
CREATE TABLE positioning (
  market               TEXT NOT NULL,
  report_date          TEXT NOT NULL, -- YYYY-MM-DD
  name                 TEXT NOT NULL,
  open_interest        INTEGER CHECK (open_interest >= 0),
  non_commercial_long  INTEGER CHECK (non_commercial_long >= 0),
  non_commercial_short INTEGER CHECK (non_commercial_short >= 0),
  commercial_long      INTEGER CHECK (commercial_long >= 0),
  commercial_short     INTEGER CHECK (commercial_short >= 0),
  PRIMARY KEY (market, report_date)
) STRICT, WITHOUT ROWID;
