import type {
  Asked,
  MessageClaim,
  MessageOutcome,
  MessageTry,
  ReminderLimits,
  StoredSubscription,
  StoredWish,
  WishQuery,
} from '#store/port.ts';
import { selected } from './columns.ts';
import { checkInstant } from './instant.ts';
import { type Insert, insert, lock, query, type Work } from './work.ts';

const SUBSCRIPTION = {
  id: 'id',
  endpoint: 'endpoint',
  p256dh: 'p256dh',
  auth: 'auth',
  locale: 'locale',
  zone: 'zone',
  quietFrom: 'quiet_from',
  quietTo: 'quiet_to',
} as const;
const WISH = { topic: 'topic', stage: 'stage', madeAt: 'made_at' } as const;

const PUT_SUBSCRIPTION: Insert = {
  table: 'push_subscriptions',
  columns: { ...SUBSCRIPTION, seenDay: 'seen_day' },
  keys: ['id'],
  isUpdate: true,
};
const PUT_WISH: Insert = {
  table: 'push_wishes',
  columns: { subscription: 'subscription', ...WISH },
  keys: ['subscription', 'topic'],
  isUpdate: true,
};
const ADD_MESSAGES: Insert = {
  table: 'push_messages',
  columns: {
    subscription: 'subscription',
    name: 'name',
    state: 'state',
    tries: 'tries',
    retryAt: 'retry_at',
    madeAt: 'made_at',
  },
  keys: ['subscription', 'name'],
};

const COUNT = 'SELECT count(*) AS count FROM push_subscriptions WHERE id <> $1';
const ONE = `SELECT ${selected(SUBSCRIPTION, 'push_subscriptions')} FROM push_subscriptions WHERE id = $1`;
const WISHES = `SELECT ${selected(WISH, 'push_wishes')} FROM push_wishes WHERE subscription = $1 ORDER BY topic`;
/** From one topic to the next in the index: DISTINCT would read every wish. */
const TOPICS = `WITH RECURSIVE topics (topic) AS (
    SELECT min(topic) FROM push_wishes
    UNION ALL
    SELECT (SELECT min(w.topic) FROM push_wishes AS w WHERE w.topic > topics.topic) FROM topics WHERE topics.topic IS NOT NULL
  )
  SELECT topic FROM topics WHERE topic IS NOT NULL ORDER BY topic`;
const WISHED = `SELECT ${selected(SUBSCRIPTION, 's')}
  FROM push_wishes AS w JOIN push_subscriptions AS s ON s.id = w.subscription
  WHERE w.topic = $1 AND w.stage = $2 AND w.made_at <= $3 AND w.subscription > $4
    AND NOT EXISTS (SELECT 1 FROM push_messages AS m WHERE m.subscription = w.subscription AND m.name = $5
      AND (m.state <> 'waiting' OR m.retry_at > $6))
  ORDER BY w.subscription LIMIT $7`;
const VISIT = 'UPDATE push_subscriptions SET seen_day = $2 WHERE id = $1 AND seen_day <> $2';
const FORGET_WISH = 'DELETE FROM push_wishes WHERE subscription = $1 AND topic = $2';
const FULFIL = 'DELETE FROM push_wishes WHERE topic = $1 AND stage = $2';
const FORGET = ['push_wishes', 'push_messages'].map(
  (table) => `DELETE FROM ${table} WHERE subscription = $1`,
);
const FORGET_SUBSCRIPTION = 'DELETE FROM push_subscriptions WHERE id = $1';
const MOVE = ['push_wishes', 'push_messages'].map(
  (table) => `UPDATE ${table} SET subscription = $2 WHERE subscription = $1`,
);

const SENT =
  'SELECT state, tries, retry_at AS "retryAt" FROM push_messages WHERE subscription = $1 AND name = $2';
const AGAIN =
  "UPDATE push_messages SET state = 'sending', tries = tries + 1 WHERE subscription = $1 AND name = $2";
const SETTLE = `UPDATE push_messages SET state = $3, retry_at = $4
  WHERE subscription = $1 AND name = $2 AND state = 'sending'`;

/** A subscription that asks for nothing is kept for two days, so that no message of an event comes again. */
const UNVISITED = 'SELECT id FROM push_subscriptions WHERE seen_day < $1 ORDER BY seen_day LIMIT 500';
const IDLE = `SELECT id FROM push_subscriptions AS s WHERE seen_day < $1
  AND NOT EXISTS (SELECT 1 FROM push_wishes AS w WHERE w.subscription = s.id) ORDER BY seen_day LIMIT 500`;
const OLD_WISHES = "DELETE FROM push_wishes WHERE made_at < $1 AND topic LIKE 'event/%'";
const OLD_MESSAGES = 'DELETE FROM push_messages WHERE made_at < $1';

interface SentRow {
  readonly state: 'sending' | 'waiting' | 'done';
  readonly tries: number;
  readonly retryAt: string;
}

/** Reminders by web push (N16). */
export const reminderTable = {
  *save(
    subscription: StoredSubscription,
    wish: StoredWish,
    { mostSubscriptions, mostWishes }: ReminderLimits,
  ): Work<'saved' | 'too_many' | 'full'> {
    checkInstant('madeAt', wish.madeAt);
    // The limits hold for all instances together.
    yield* lock('reminders');
    const [stored] = yield* query<{ count: number }>(COUNT, [subscription.id]);
    if ((stored?.count ?? 0) >= mostSubscriptions) return 'full';
    const others = (yield* query<StoredWish>(WISHES, [subscription.id])).filter(
      ({ topic }) => topic !== wish.topic,
    );
    if (others.length >= mostWishes) return 'too_many';
    yield* insert(PUT_SUBSCRIPTION, [{ ...subscription, seenDay: wish.madeAt.slice(0, 10) }]);
    yield* insert(PUT_WISH, [{ ...wish, subscription: subscription.id }]);
    return 'saved';
  },
  *asked(id: string): Work<Asked | null> {
    const [subscription] = yield* query<StoredSubscription>(ONE, [id]);
    return subscription ? { subscription, wishes: yield* query<StoredWish>(WISHES, [id]) } : null;
  },
  *visit(id: string, day: string): Work<void> {
    yield* query(VISIT, [id, day]);
  },
  *move(from: string, to: StoredSubscription, seenDay: string): Work<boolean> {
    yield* lock('reminders');
    const [known] = yield* query(ONE, [from]);
    if (!known || from === to.id) return false;
    yield* remove(to.id);
    yield* insert(PUT_SUBSCRIPTION, [{ ...to, seenDay }]);
    for (const sql of MOVE) yield* query(sql, [from, to.id]);
    yield* query(FORGET_SUBSCRIPTION, [from]);
    return true;
  },
  *forgetWish(id: string, topic: string): Work<void> {
    yield* lock('reminders');
    yield* query(FORGET_WISH, [id, topic]);
    if ((yield* query(WISHES, [id])).length === 0) yield* remove(id);
  },
  *forget(id: string): Work<void> {
    yield* lock('reminders');
    yield* remove(id);
  },
  *topics(): Work<string[]> {
    return (yield* query<{ topic: string }>(TOPICS)).map(({ topic }) => topic);
  },
  *wishedBy(
    { topic, stage, madeUntil, name }: WishQuery,
    at: string,
    after: string,
    limit: number,
  ): Work<StoredSubscription[]> {
    checkInstant('madeUntil', madeUntil);
    return yield* query(WISHED, [topic, stage, madeUntil, after, name, checkInstant('at', at), limit]);
  },
  /** Call it inside a transaction that holds the sender's lease. */
  *claim(claims: readonly MessageClaim[], at: string): Work<MessageTry[]> {
    checkInstant('at', at);
    const tries: MessageTry[] = [];
    for (const claim of claims) {
      const count = yield* claimOne(claim, at);
      if (count !== null) tries.push({ ...claim, tries: count });
    }
    return tries;
  },
  *settle(outcomes: readonly MessageOutcome[]): Work<void> {
    yield* lock('reminders');
    for (const outcome of outcomes) {
      const { subscription, name } = outcome;
      if (outcome.end === 'gone') yield* remove(subscription);
      else {
        const [state, retryAt] = outcome.end === 'retry' ? ['waiting', outcome.retryAt] : ['done', EPOCH];
        yield* query(SETTLE, [subscription, name, state, checkInstant('retryAt', retryAt ?? '')]);
        if (outcome.end === 'sent') yield* query(FORGET_WISH, [subscription, outcome.fulfils ?? '']);
      }
    }
  },
  *fulfil(topic: string, stage: string): Work<void> {
    yield* lock('reminders');
    yield* query(FULFIL, [topic, stage]);
  },
  /** `notSeenSince` and `idleSince` are days; wishes of events and messages made before `madeBefore` are over. */
  *clean(notSeenSince: string, idleSince: string, madeBefore: string): Work<void> {
    yield* lock('reminders');
    yield* query(OLD_WISHES, [madeBefore]);
    yield* query(OLD_MESSAGES, [madeBefore]);
    const unvisited = yield* query<{ id: string }>(UNVISITED, [notSeenSince]);
    const idle = yield* query<{ id: string }>(IDLE, [idleSince]);
    for (const { id } of [...unvisited, ...idle]) yield* remove(id);
  },
};

const EPOCH = new Date(0).toISOString();

function* remove(id: string): Work<void> {
  for (const sql of FORGET) yield* query(sql, [id]);
  yield* query(FORGET_SUBSCRIPTION, [id]);
}

/** Which try it is; null when the subscription is gone, or the message went out before or was covered by another. */
function* claimOne({ subscription, name, covers }: MessageClaim, at: string): Work<number | null> {
  if ((yield* query(ONE, [subscription])).length === 0) return null;
  const [own] = yield* query<SentRow>(SENT, [subscription, name]);
  if (own) {
    if (own.state !== 'waiting' || own.retryAt > at) return null;
    yield* query(AGAIN, [subscription, name]);
    return own.tries + 1;
  }
  const row = { subscription, tries: 1, retryAt: at, madeAt: at };
  yield* insert(ADD_MESSAGES, [
    { ...row, name, state: 'sending' },
    ...covers.map((covered) => ({ ...row, name: covered, state: 'done' })),
  ]);
  return 1;
}
