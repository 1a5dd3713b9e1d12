-- What all instances share about their calls to upstreams (K5), and small notes that survive a restart.
CREATE TABLE refreshes (
  name         TEXT NOT NULL PRIMARY KEY,
  attempted_at TEXT NOT NULL,
  succeeded_at TEXT,
  failure      TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE calls (
  upstream TEXT    NOT NULL,
  day      TEXT    NOT NULL, -- YYYY-MM-DD, UTC
  taken    INTEGER NOT NULL,
  PRIMARY KEY (upstream, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
