-- The machine's uptime paces the store's clock (K2, K5): its value at the last write, and the run of the machine
-- (boot) it belongs to. wall_ms is now the latest wall clock on record. Calls need no uptime of their own any more.
ALTER TABLE timeline ADD COLUMN boot TEXT NOT NULL DEFAULT ''; -- empty: not known
ALTER TABLE timeline ADD COLUMN uptime_ms INTEGER NOT NULL DEFAULT 0;

ALTER TABLE calls DROP COLUMN boot;
ALTER TABLE calls DROP COLUMN uptime_ms;
