-- Reminders by web push (N16): a browser's subscription, what it asks for, and which messages were sent. Nothing of a reader
-- but the language, the time zone and the quiet hours of the messages, and the day of the last visit.
CREATE TABLE push_subscriptions (
  id         TEXT NOT NULL PRIMARY KEY, -- SHA-256 of the endpoint
  endpoint   TEXT NOT NULL,
  p256dh     TEXT NOT NULL,
  auth       TEXT NOT NULL,
  locale     TEXT NOT NULL,
  zone       TEXT NOT NULL,
  quiet_from TEXT,          -- "22:00"
  quiet_to   TEXT,
  seen_day   TEXT NOT NULL  -- "2026-11-29", UTC
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_by_seen ON push_subscriptions (seen_day);

CREATE TABLE push_wishes (
  subscription TEXT NOT NULL,
  topic        TEXT NOT NULL, -- "event/…", "indicator/…" or "extreme/EURUSD"
  stage        TEXT NOT NULL,
  made_at      TEXT NOT NULL,
  PRIMARY KEY (subscription, topic)
) STRICT, WITHOUT ROWID;
CREATE INDEX push_wishes_by_topic ON push_wishes (topic);

CREATE TABLE push_messages (
  subscription TEXT    NOT NULL,
  name         TEXT    NOT NULL, -- of the event or the stretch that the message is about
  state        TEXT    NOT NULL, -- "sending", "waiting" for another try, or "done"
  tries        INTEGER NOT NULL,
  retry_at     TEXT    NOT NULL,
  made_at      TEXT    NOT NULL,
  PRIMARY KEY (subscription, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX push_messages_by_time ON push_messages (made_at);
