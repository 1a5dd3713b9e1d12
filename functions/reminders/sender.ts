import { storedLocale } from '#contracts/locale.ts';
import { isQuiet } from '#domain/reminders/quiet.ts';
import type { PushOutcome, SendPush } from '#feeds/push/send.ts';
import type { Lease, MessageOutcome, MessageTry, Store, StoredSubscription } from '#store/port.ts';
import type { Log } from '../log.ts';
import { settlingOnError, singleFlight } from '../refresh.ts';
import { cleaningTimes, type DueDeps, type DueTopic, findDueTopics, isOfUnknownInstrument } from './due.ts';

export interface SenderDeps extends DueDeps {
  readonly store: DueDeps['store'] &
    Pick<
      Store,
      | 'claimRefresh'
      | 'settleRefresh'
      | 'wishedTopics'
      | 'claimMessages'
      | 'settleMessages'
      | 'fulfilWishes'
      | 'cleanReminders'
    >;
  readonly send: SendPush;
  /** Aborts when the server stops: a batch that is under way ends, and none begins. */
  readonly stopping: AbortSignal;
  readonly log: Log;
}

/** The lease of the one instance that sends. */
export const REMINDERS = 'reminders';
/** Another instance takes over so long after the last claim of one that was killed. A later claim makes the first worthless. */
const TERM_MS = 60_000;
const CLEANING_MS = 3_600_000;
/** Messages that are under way at once. */
const BATCH = 16;
/** Subscriptions that are read at once: a page of them is read in about a millisecond. */
const PAGE = 16 * BATCH;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 30 * 60_000;
/** A service that seems to be down gets no other message for so long. */
const DOWN_MS = 30_000;

/**
 * Sends what is due, at each call. Each message is claimed in the store before it goes out, so it goes out once, whatever
 * is restarted; one that the push service refuses for now is claimed again later, as long as it is of use.
 */
export function createSender(deps: SenderDeps): () => Promise<void> {
  const { store, clock, log, stopping } = deps;
  const find = findDueTopics(deps);
  const down = new Map<string, number>();
  /** Events that are over, whose reminders this process has ended. */
  let ended: ReadonlySet<string> = new Set();

  const sendAll = async (lease: Lease, topics: readonly string[]): Promise<void> => {
    const { due, over } = await find(topics);
    for (const topic of over) if (!ended.has(topic)) await store.fulfilWishes(topic, 'before');
    ended = new Set(over);
    // What is of use for the shortest time goes first.
    const waiting = due.toSorted((a, b) => a.until - b.until);
    for (const one of waiting) if (!(await sendOfTopic(lease, one))) return;
  };

  /** False when nothing more is to be sent by this call. */
  const sendOfTopic = async (lease: Lease, topic: DueTopic): Promise<boolean> => {
    for (let after = ''; ; ) {
      const page = await store.wishedBy(topic.asked, clock().toISOString(), after, PAGE);
      for (let from = 0; from < page.length; from += BATCH)
        if (!(await sendBatch(lease, topic, page.slice(from, from + BATCH)))) return false;
      const last = page.at(-1);
      if (page.length < PAGE || !last) return true;
      after = last.id;
    }
  };

  const sendBatch = async (lease: Lease, topic: DueTopic, page: readonly StoredSubscription[]) => {
    if (stopping.aborted) return false;
    const now = clock();
    const batch = page.filter(
      (one) => isOpen(one, topic.until, now) && (down.get(hostOf(one)) ?? 0) <= now.getTime(),
    );
    if (batch.length === 0) return true;
    const byId = new Map(batch.map((one) => [one.id, one]));
    const { covers, asked } = topic;
    const claims = batch.map(({ id }) => ({ subscription: id, name: asked.name, covers }));
    const tries = await store.claimMessages(lease, claims, now.toISOString());
    if (tries === null) return false;
    const outcomes = await Promise.all(
      tries.flatMap((one) => {
        const subscription = byId.get(one.subscription);
        return subscription ? [sendOne(one, topic, subscription)] : [];
      }),
    );
    if (outcomes.length > 0) await store.settleMessages(outcomes);
    return true;
  };

  const sendOne = async (
    one: MessageTry,
    topic: DueTopic,
    subscription: StoredSubscription,
  ): Promise<MessageOutcome> => {
    const { endpoint, p256dh, auth, zone } = subscription;
    const reader = { locale: storedLocale(subscription.locale), zone };
    const outcome = await deps.send({
      target: { endpoint, keys: { p256dh, auth } },
      payload: JSON.stringify(topic.messageFor(reader)),
      ttlS: (topic.until - clock().getTime()) / 1000,
      name: one.name,
    });
    const now = clock().getTime();
    if (outcome.kind === 'later' && outcome.isDown) down.set(hostOf(subscription), now + DOWN_MS);
    const end = endOf(outcome, one.tries, topic, now);
    if (outcome.kind !== 'sent') {
      const service = hostOf(subscription);
      const line = { service, message: one.name, tries: one.tries, reason: outcome.reason, end: end.end };
      if (outcome.kind === 'gone')
        log.info(line, 'the browser takes no more messages: its subscription is deleted');
      else log.warn(line, 'a push service did not take a message');
    }
    return { subscription: one.subscription, name: one.name, ...end };
  };

  const clean = async () => {
    const lease = await store.claimRefresh(`${REMINDERS}/clean`, CLEANING_MS);
    if (lease === null) return;
    await settlingOnError({ store, clock }, [lease], () => store.cleanReminders(...cleaningTimes(clock())));
    await store.settleRefresh(lease, clock().toISOString(), null);
  };

  return singleFlight(async () => {
    await clean();
    const topics = (await store.wishedTopics()).filter((topic) => !isOfUnknownInstrument(topic));
    // Most sites have none: then nothing is written.
    const lease = topics.length === 0 ? null : await store.claimRefresh(REMINDERS, 0, TERM_MS);
    if (lease === null) return;
    await settlingOnError({ store, clock }, [lease], () => sendAll(lease, topics));
    await store.settleRefresh(lease, clock().toISOString(), null);
  });
}

function isOpen(
  { quietFrom: from, quietTo: to, zone }: StoredSubscription,
  until: number,
  now: Date,
): boolean {
  return now.getTime() < until && !isQuiet(from === null || to === null ? null : { from, to }, now, zone);
}

function hostOf({ endpoint }: StoredSubscription): string {
  return URL.parse(endpoint)?.host ?? '';
}

type End =
  | { readonly end: 'sent'; readonly fulfils: string | null }
  | { readonly end: 'never' | 'gone' }
  | { readonly end: 'retry'; readonly retryAt: string };

/** A message that would come too late is given up. */
function endOf(outcome: PushOutcome, tries: number, { until, fulfils }: DueTopic, now: number): End {
  if (outcome.kind === 'sent') return { end: 'sent', fulfils };
  if (outcome.kind === 'gone') return { end: 'gone' };
  if (outcome.kind !== 'later') return { end: 'never' };
  const backoffMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));
  const at = now + Math.max(backoffMs, outcome.retryAfterMs ?? 0);
  return at < until ? { end: 'retry', retryAt: new Date(at).toISOString() } : { end: 'never' };
}
