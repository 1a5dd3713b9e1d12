-- When the calendar that listed an event last dropped it while it was still to come, and how often it did (N2).
ALTER TABLE events ADD COLUMN withdrawn_at TEXT;
ALTER TABLE events ADD COLUMN withdrawals INTEGER NOT NULL DEFAULT 0;

CREATE INDEX events_by_series ON events (source, title, time_iso);
