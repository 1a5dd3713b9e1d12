-- Countries that share a currency publish figures of one and the same title (K4).
DROP INDEX events_by_series;
CREATE INDEX events_by_series ON events (source, title, country, currency, time_iso);
