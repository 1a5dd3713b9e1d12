import { onTestFinished } from 'vitest';
import webPush from 'web-push';
import type { EconomicEvent } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { createPush } from '#feeds/push/send.ts';
import type { Store, StoredSubscription } from '#store/port.ts';
import { startPushService } from '#tests/upstreams/push-service.ts';
import { presentEvent } from '../events/present.ts';
import { rememberingLog, standingClock, storedEvent, temporaryStore } from '../testing/fixtures.ts';
import { createSender } from './sender.ts';

export const RELEASE = '2026-06-10T12:30:00.000Z';
/** Longer than any answer on a busy machine: no test waits for it. */
const ANSWER_MS = 60_000;
const LIMITS = { mostSubscriptions: 1_000, mostWishes: 50 };

/** An event of the calendar as it is presented at `now`. */
export function shown(
  now: Date,
  over: Partial<StoredEvent> = {},
  more: Partial<EconomicEvent> = {},
): EconomicEvent {
  const event = presentEvent(storedEvent({ timeIso: RELEASE, ...over }), {
    now,
    locale: 'es',
    changes: [],
    official: null,
    schedule: null,
  });
  return { ...event, ...more };
}

/** A sender on a store of its own and a replayed push service; `now` is the clock at the start. */
export async function setUp(now: string) {
  const clock = standingClock(now);
  const { store, remove } = await temporaryStore(clock.now);
  const service = await startPushService({ clock: clock.now });
  onTestFinished(async () => {
    await service.close();
    await remove();
  });
  const keys = { ...webPush.generateVAPIDKeys(), contact: 'mailto:owner@site.example' };
  const calendar = { events: [] as EconomicEvent[] };
  const { log, lines } = rememberingLog();
  const answer = async () => ({ events: calendar.events, source: 'forex-community' as const, error: null });
  /** One instance; `on` has its own connection to the data. */
  const instance = (on: Store = store) =>
    createSender({
      store: on,
      events: { answer },
      send: createPush({ keys, replay: service.url, now: () => clock.now().getTime(), answerMs: ANSWER_MS }),
      stopping: new AbortController().signal,
      clock: clock.now,
      log,
    });
  const ask = async (name: string, topic: string, stage: string, over: Partial<StoredSubscription> = {}) => {
    const { endpoint, keys } = service.subscribe(name);
    const subscription = { id: name, endpoint, ...keys, locale: 'es' as const, zone: 'America/Mexico_City' };
    const quiet = { quietFrom: null, quietTo: null };
    await store.saveReminder(
      { ...subscription, ...quiet, ...over },
      { topic, stage, madeAt: clock.now().toISOString() },
      LIMITS,
    );
  };
  return { clock, store, service, calendar, lines, instance, ask, taken: () => takenBy(service) };
}

/** Messages that the service accepted: what reached a browser. */
const takenBy = ({ messages }: Awaited<ReturnType<typeof startPushService>>) =>
  messages.filter(({ status }) => status === 201);
