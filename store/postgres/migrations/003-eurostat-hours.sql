-- Eurostat's hours were read as UTC, but are Luxembourg's wall clock: what was stored would call each release moved by its
-- publisher. Its calendar names the last 35 days and the next 100, and is read again at once.
DELETE FROM release_sightings WHERE release LIKE 'eurostat/%';
DELETE FROM refreshes WHERE name = 'schedule/eurostat';
