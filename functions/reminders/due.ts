import { CALENDAR_SOURCE, type EconomicEvent, IMPACTS, type Impact } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ReminderMessage } from '#contracts/reminder-path.ts';
import type { ReminderStage } from '#contracts/reminders.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { instantOf } from '#domain/events/live.ts';
import { addDays, MEXICO_CITY, wallClock, weekRange } from '#domain/events/zones.ts';
import { BEFORE_MS, dueMessage, USE_MS } from '#domain/reminders/due.ts';
import { reachedExtreme } from '#domain/reminders/extreme.ts';
import type { Store, WishedBy } from '#store/port.ts';
import { Refusal } from '../errors.ts';
import type { EventsService } from '../events/service.ts';
import { remember } from '../remember.ts';
import { eventMessage, extremeMessage, type MessageReader } from './message.ts';

export interface DueDeps {
  readonly store: Pick<Store, 'snapshots' | 'event' | 'wishedBy'>;
  readonly events: Pick<EventsService, 'answer'>;
  readonly clock: () => Date;
}

/** A message that a subscription may get now. */
export interface DueReminder {
  readonly wished: WishedBy;
  /** What it is about, and other events of the same release that it covers. */
  readonly name: string;
  readonly covers: readonly string[];
  /** From this instant on (epoch ms) it is of no use. */
  readonly until: number;
  readonly message: ReminderMessage;
  /** The topic of a wish that has nothing left to wait for. */
  readonly fulfils: string | null;
}

const DAY_MS = 86_400_000;
/** An event of two calendars may turn out to be one; its old id is looked up this often. */
const IDS_MS = 600_000;

interface Topic {
  readonly wish: string;
  /** The events that this topic speaks of, the weightiest first. */
  readonly events: readonly string[];
}

/**
 * Whether a topic is of an instrument that this version does not have. Nothing of it is due here, but a later version may
 * know it, while instances are updated or after a rollback: such a wish goes only with its subscription.
 */
export function isOfUnknownInstrument(topic: string): boolean {
  return topic.startsWith('extreme/') && !SYMBOLS.some((symbol) => topic === `extreme/${symbol}`);
}

/** Finds what is due now of all that is asked for. */
export function findDue(deps: DueDeps) {
  const idOf = remember(
    IDS_MS,
    deps.clock,
    String,
    async (id: string) => (await deps.store.event(id))?.id ?? id,
  );
  return async (topics: readonly string[]): Promise<DueReminder[]> => {
    const now = deps.clock();
    const events = topics.some((topic) => !topic.startsWith('extreme/')) ? await dueEvents(deps, now) : null;
    const speaking = events ? await topicsOf(topics, events.of('es'), idOf) : [];
    const wished = await deps.store.wishedBy([
      ...speaking.map(({ wish }) => wish),
      ...topics.filter((topic) => topic.startsWith('extreme/')),
    ]);
    const bySymbol = await extremesOf(topics, deps, now);
    const byTopic = new Map(speaking.map((one) => [one.wish, one]));
    return wished.flatMap((one): DueReminder[] => {
      const topic = byTopic.get(one.wish.topic);
      const reader = readerOf(one);
      if (events && topic) return eventReminder(one, topic, events.of(reader.locale), reader, now);
      const symbol = one.wish.topic.replace(/^extreme\//, '') as InstrumentSymbol;
      const reached = bySymbol.get(symbol);
      // The reader knew what was so before the wish.
      if (!reached || reached.since <= one.wish.madeAt) return [];
      const until = Date.parse(reached.since) + USE_MS;
      const day = wallClock(new Date(reached.since), MEXICO_CITY).day;
      const message = extremeMessage(symbol, reached, reader);
      return now.getTime() < until
        ? [{ wished: one, name: `extreme/${symbol}/${day}`, covers: [], until, message, fulfils: null }]
        : [];
    });
  };
}

const readerOf = ({ subscription: { locale, zone } }: WishedBy): MessageReader => ({
  locale: locale as Locale,
  zone,
});

function eventReminder(
  wished: WishedBy,
  topic: Topic,
  known: ReadonlyMap<string, EconomicEvent>,
  reader: MessageReader,
  now: Date,
): DueReminder[] {
  const { stage, madeAt } = wished.wish;
  const isOne = wished.wish.topic.startsWith('event/');
  const due = topic.events.flatMap((id) => {
    const event = known.get(id);
    const found = event && dueMessage(event, stage as ReminderStage, now);
    // A series goes on: only what comes out after the wish counts.
    const isNews = event && (isOne || (instantOf(event) ?? 0) >= Date.parse(madeAt));
    return event && found && isNews ? [{ event, due: found }] : [];
  });
  const [first, ...others] = due;
  if (!first) return [];
  return [
    {
      wished,
      name: `event/${first.event.id}`,
      // Figures of one release at one moment are one message.
      covers: others
        .filter(({ event }) => event.time_iso === first.event.time_iso)
        .map(({ event }) => `event/${event.id}`),
      until: first.due.until,
      message: eventMessage(first.due, first.event, reader, now),
      fulfils: isOne ? wished.wish.topic : null,
    },
  ];
}

/** The calendar of now, by the ids of its events, in each language. */
interface DueEvents {
  readonly of: (locale: Locale) => ReadonlyMap<string, EconomicEvent>;
}

async function dueEvents({ events }: DueDeps, now: Date): Promise<DueEvents> {
  const weekOf = (ms: number) =>
    weekRange({ timeIso: new Date(now.getTime() + ms).toISOString(), holiday: false }).slice(0, 10);
  const present = weekOf(0);
  const weeks = [...new Set([weekOf(-USE_MS), present, weekOf(BEFORE_MS)])];
  const read = async (locale: Locale) => {
    const lists = weeks.map(async (week) => {
      const asked = { scope: 'week', source: CALENDAR_SOURCE, locale } as const;
      if (week === present) return (await events.answer(asked)).events;
      try {
        return (await events.answer({ ...asked, week })).events;
      } catch (error) {
        // The week before the first one that was ever read.
        if (error instanceof Refusal) return [];
        throw error;
      }
    });
    return new Map((await Promise.all(lists)).flat().map((event) => [event.id, event]));
  };
  const [es, en] = await Promise.all([read('es'), read('en')]);
  return { of: (locale) => (locale === 'es' ? es : en) };
}

/** Of the topics those with an event that has a message for any stage. */
async function topicsOf(
  topics: readonly string[],
  known: ReadonlyMap<string, EconomicEvent>,
  idOf: (id: string) => Promise<string>,
): Promise<Topic[]> {
  const byIndicator = Map.groupBy([...known.values()].toSorted(byWeight), ({ indicator }) => indicator ?? '');
  const found = await Promise.all(
    topics.map(async (wish): Promise<Topic> => {
      const [kind, id = ''] = [wish.slice(0, wish.indexOf('/')), wish.slice(wish.indexOf('/') + 1)];
      if (kind === 'indicator') return { wish, events: (byIndicator.get(id) ?? []).map((event) => event.id) };
      if (kind !== 'event') return { wish, events: [] };
      return { wish, events: [known.has(id) ? id : await idOf(id)] };
    }),
  );
  return found.filter(({ events }) => events.length > 0);
}

const weightOf = (impact: Impact) => IMPACTS.indexOf(impact);

function byWeight(a: EconomicEvent, b: EconomicEvent): number {
  return weightOf(a.impact_level) - weightOf(b.impact_level) || a.id.localeCompare(b.id);
}

async function extremesOf(topics: readonly string[], { store }: DueDeps, now: Date) {
  const asked = SYMBOLS.filter((symbol) => topics.includes(`extreme/${symbol}`));
  const from = new Date(now.getTime() - 2 * DAY_MS).toISOString();
  const to = new Date(now.getTime() + 1).toISOString();
  const found = await Promise.all(
    asked.map(async (symbol) => {
      const reached = reachedExtreme(await store.snapshots(symbol, from, to), now);
      return reached ? [[symbol, reached] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** The days from which on a subscription was not seen or asks for nothing, and the instant before which wishes are over. */
export function cleaningTimes(now: Date) {
  const today = now.toISOString().slice(0, 10);
  return [
    addDays(today, -365),
    addDays(today, -2),
    new Date(now.getTime() - 60 * DAY_MS).toISOString(),
  ] as const;
}
