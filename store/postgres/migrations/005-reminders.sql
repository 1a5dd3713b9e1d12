-- Reminders by web push (N16): a browser's subscription, what it asks for, and which messages were sent. Nothing of a reader
-- but the language, the time zone and the quiet hours of the messages, and the day of the last visit.
CREATE TABLE push_subscriptions (
  id         text COLLATE "C" NOT NULL PRIMARY KEY, -- SHA-256 of the endpoint
  endpoint   text COLLATE "C" NOT NULL,
  p256dh     text COLLATE "C" NOT NULL,
  auth       text COLLATE "C" NOT NULL,
  locale     text COLLATE "C" NOT NULL,
  zone       text COLLATE "C" NOT NULL,
  quiet_from text COLLATE "C", -- "22:00"
  quiet_to   text COLLATE "C",
  seen_day   date NOT NULL -- in UTC
);
CREATE INDEX push_subscriptions_by_seen ON push_subscriptions (seen_day);

CREATE TABLE push_wishes (
  subscription text COLLATE "C" NOT NULL,
  topic        text COLLATE "C" NOT NULL, -- "event/…", "indicator/…" or "extreme/EURUSD"
  stage        text COLLATE "C" NOT NULL,
  made_at      timestamptz NOT NULL,
  PRIMARY KEY (subscription, topic)
);
CREATE INDEX push_wishes_by_topic ON push_wishes (topic);

CREATE TABLE push_messages (
  subscription text   COLLATE "C" NOT NULL,
  name         text   COLLATE "C" NOT NULL, -- of the event or the stretch that the message is about
  state        text   COLLATE "C" NOT NULL, -- "sending", "waiting" for another try, or "done"
  tries        bigint NOT NULL,
  retry_at     timestamptz NOT NULL,
  made_at      timestamptz NOT NULL,
  PRIMARY KEY (subscription, name)
);
CREATE INDEX push_messages_by_time ON push_messages (made_at);
