-- What the shares of a snapshot count. Until now every source counted open volume in lots. A source that counts positions or
-- accounts need not know lots or a number of positions. The default is for the rows of before, and for an instance of the
-- version before that still writes while instances are updated one by one: a new row says its own.
ALTER TABLE snapshots
  ADD COLUMN basis text COLLATE "C" NOT NULL DEFAULT 'volume' CHECK (basis IN ('volume', 'positions', 'accounts')),
  ALTER COLUMN long_volume DROP NOT NULL,
  ALTER COLUMN short_volume DROP NOT NULL,
  ALTER COLUMN total_positions DROP NOT NULL;
