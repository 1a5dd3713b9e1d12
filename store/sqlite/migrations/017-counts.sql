-- The owner's numbers: how often each page was seen and each outbound link was followed on a day (N17). Nothing of a visitor.
CREATE TABLE counts (
  day    TEXT    NOT NULL, -- "2026-11-29" in Mexico City
  kind   TEXT    NOT NULL, -- "view", "call" or "success"
  page   TEXT    NOT NULL,
  locale TEXT    NOT NULL,
  link   TEXT    NOT NULL,
  source TEXT    NOT NULL,
  times  INTEGER NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, kind, page, locale, link, source)
) STRICT, WITHOUT ROWID;

-- The last batch that each process added, so that a batch sent twice counts once.
CREATE TABLE count_writers (
  writer TEXT    NOT NULL PRIMARY KEY,
  batch  INTEGER NOT NULL,
  day    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
