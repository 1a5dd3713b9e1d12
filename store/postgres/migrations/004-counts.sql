-- The owner's numbers: how often each page was seen and each outbound link was followed on a day (N17). Nothing of a visitor.
CREATE TABLE counts (
  day    date   NOT NULL, -- in Mexico City
  kind   text   COLLATE "C" NOT NULL, -- "view", "call" or "success"
  page   text   COLLATE "C" NOT NULL,
  locale text   COLLATE "C" NOT NULL,
  link   text   COLLATE "C" NOT NULL,
  source text   COLLATE "C" NOT NULL,
  times  bigint NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, kind, page, locale, link, source)
);

-- The last batch that each process added, so that a batch sent twice counts once.
CREATE TABLE count_writers (
  writer text   COLLATE "C" NOT NULL PRIMARY KEY,
  batch  bigint NOT NULL,
  day    date   NOT NULL
);
