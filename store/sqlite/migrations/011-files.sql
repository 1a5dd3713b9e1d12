-- The last good body of each upstream file, with its validators: a restart or another instance asks conditionally (K5).
CREATE TABLE files (
  name          TEXT NOT NULL PRIMARY KEY,
  url           TEXT NOT NULL,
  etag          TEXT,
  last_modified TEXT, -- HTTP date, as the upstream sent it
  body          TEXT NOT NULL,
  read_at       TEXT NOT NULL -- ISO 8601, UTC, milliseconds
) STRICT;
