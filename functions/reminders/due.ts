import { CALENDAR_SOURCE, type EconomicEvent, IMPACTS, type Impact } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ReminderMessage } from '#contracts/reminder-path.ts';
import { REMINDER_STAGES } from '#contracts/reminders.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { instantOf } from '#domain/events/live.ts';
import { addDays, MEXICO_CITY, wallClock, weekRange } from '#domain/events/zones.ts';
import { BEFORE_MS, type DueMessage, dueMessage, isOver, USE_MS } from '#domain/reminders/due.ts';
import { reachedExtreme } from '#domain/reminders/extreme.ts';
import type { Store, WishQuery } from '#store/port.ts';
import { Refusal } from '../errors.ts';
import type { EventsService } from '../events/service.ts';
import { remember } from '../remember.ts';
import { eventMessage, extremeMessage, type MessageReader } from './message.ts';

export interface DueDeps {
  readonly store: Pick<Store, 'snapshots' | 'event' | 'wishedBy'>;
  readonly events: Pick<EventsService, 'answer'>;
  readonly clock: () => Date;
}

/** A message that is due, and who may get it. */
export interface DueTopic {
  readonly asked: WishQuery;
  /** Other events of the same release that the message covers. */
  readonly covers: readonly string[];
  /** From this instant on (epoch ms) it is of no use. */
  readonly until: number;
  readonly messageFor: (reader: MessageReader) => ReminderMessage;
  /** The topic of a wish that has nothing left to wait for. */
  readonly fulfils: string | null;
}

interface Found {
  readonly due: readonly DueTopic[];
  /** Topics of events that took place: a wish to hear before them is fulfilled. */
  readonly over: readonly string[];
}

const DAY_MS = 86_400_000;
/** An event of two calendars may turn out to be one; its old id is looked up this often. */
const IDS_MS = 600_000;

/**
 * Whether a topic is of an instrument that this version does not have. Nothing of it is due here, but a later version may
 * know it, while instances are updated or after a rollback: such a wish goes only with its subscription.
 */
export function isOfUnknownInstrument(topic: string): boolean {
  return topic.startsWith('extreme/') && !SYMBOLS.some((symbol) => topic === `extreme/${symbol}`);
}

/** Finds what is due now, and what is over, of the topics that are wished for. */
export function findDueTopics(deps: DueDeps) {
  const idOf = remember(
    IDS_MS,
    deps.clock,
    String,
    async (id: string) => (await deps.store.event(id))?.id ?? id,
  );
  return async (topics: readonly string[]): Promise<Found> => {
    const now = deps.clock();
    const ofEvents = topics.filter((topic) => !topic.startsWith('extreme/'));
    const known = ofEvents.length > 0 ? await dueEvents(deps, now) : null;
    const found =
      known === null ? [] : await Promise.all(ofEvents.map((topic) => topicOf(topic, known, idOf, now)));
    const extremes = await extremesOf(topics, deps, now);
    return {
      due: [...found.flatMap(({ due }) => due), ...extremes],
      over: found.flatMap(({ over }) => over),
    };
  };
}

async function topicOf(
  topic: string,
  known: DueEvents,
  idOf: (id: string) => Promise<string>,
  now: Date,
): Promise<Found> {
  const [kind, id = ''] = [topic.slice(0, topic.indexOf('/')), topic.slice(topic.indexOf('/') + 1)];
  const spanish = known.of('es');
  const events =
    kind === 'indicator'
      ? (known.byIndicator.get(id) ?? [])
      : [spanish.get(id) ?? spanish.get(await idOf(id))].filter((event) => event !== undefined);
  const due = REMINDER_STAGES.flatMap((stage) => {
    const messages = events.flatMap((event) => {
      const message = dueMessage(event, stage, now);
      return message ? [{ event, message }] : [];
    });
    // Figures of one release at one moment are one message.
    const releases = [...Map.groupBy(messages, ({ event }) => event.time_iso).values()];
    return releases.flatMap((release): DueTopic[] => {
      const [first] = release;
      if (!first) return [];
      const { event, message } = first;
      const [name = '', ...covers] = release.flatMap(namesOf);
      // A series goes on: only what comes out after the wish counts.
      const madeUntil = new Date(kind === 'event' ? now : (instantOf(event) ?? 0)).toISOString();
      return [
        {
          asked: { topic, stage, madeUntil, name },
          covers,
          until: message.until,
          messageFor: (reader) =>
            eventMessage(message, known.of(reader.locale).get(event.id) ?? event, reader, now),
          fulfils: kind === 'event' && /^(?:figure|cancelled)$/.test(message.kind) ? topic : null,
        },
      ];
    });
  });
  return { due, over: kind === 'event' && events.some((event) => isOver(event, now)) ? [topic] : [] };
}

/**
 * What a message is about, its own name first. A figure comes once, whatever its time. Any other message comes once for each
 * time of the event, which may move after it. A reminder, and that the event is cancelled, take the place of its figure.
 */
function namesOf({ event, message }: { readonly event: EconomicEvent; readonly message: DueMessage }) {
  const figure = `event/${event.id}`;
  const own = `${figure}/${message.kind}/${event.time_iso}`;
  return {
    before: [own, figure],
    figure: [figure],
    cancelled: [own, figure],
    postponed: [own],
  }[message.kind];
}

/** The calendar of now: in each language by the ids of its events, and by indicator, the weightiest first. */
interface DueEvents {
  readonly of: (locale: Locale) => ReadonlyMap<string, EconomicEvent>;
  readonly byIndicator: ReadonlyMap<string, readonly EconomicEvent[]>;
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
  const byIndicator = Map.groupBy([...es.values()].toSorted(byWeight), ({ indicator }) => indicator ?? '');
  return { of: (locale) => (locale === 'es' ? es : en), byIndicator };
}

const weightOf = (impact: Impact) => IMPACTS.indexOf(impact);

function byWeight(a: EconomicEvent, b: EconomicEvent): number {
  return weightOf(a.impact_level) - weightOf(b.impact_level) || a.id.localeCompare(b.id);
}

async function extremesOf(topics: readonly string[], { store }: DueDeps, now: Date): Promise<DueTopic[]> {
  const from = new Date(now.getTime() - 2 * DAY_MS).toISOString();
  const to = new Date(now.getTime() + 1).toISOString();
  const found = await Promise.all(
    SYMBOLS.filter((symbol) => topics.includes(`extreme/${symbol}`)).map(
      async (symbol): Promise<DueTopic[]> => {
        const reached = reachedExtreme(await store.snapshots(symbol, from, to), now);
        if (reached === null) return [];
        const since = Date.parse(reached.since);
        const until = since + USE_MS;
        if (now.getTime() >= until) return [];
        const topic = `extreme/${symbol}`;
        const day = wallClock(new Date(since), MEXICO_CITY).day;
        // The reader knew what was so before the wish.
        const madeUntil = new Date(since - 1).toISOString();
        return [
          {
            asked: { topic, stage: 'reached', madeUntil, name: `${topic}/${day}` },
            covers: [],
            until,
            messageFor: (reader) => extremeMessage(symbol, reached, reader),
            fulfils: null,
          },
        ];
      },
    ),
  );
  return found.flat();
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
