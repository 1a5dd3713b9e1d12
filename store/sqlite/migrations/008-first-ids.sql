-- The id an event was first stored under: what a calendar file calls it for good, whatever takes it over (N2).
ALTER TABLE events ADD COLUMN first_id TEXT NOT NULL DEFAULT '';
UPDATE events SET first_id = id;
