import { enrich } from '#content/indicators/enrich.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Release, Releases } from '#contracts/releases.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays } from '#contracts/sentiment-history.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { surpriseOf } from '#domain/events/surprise.ts';
import type { Store } from '#store/port.ts';
import { type JoinStore, joinPublishers, shownActual } from '../official/figure.ts';
import { MOVES_MS } from '../official/time.ts';
import { remember } from '../remember.ts';
import { shifted } from './merge.ts';
import { nameAmong, named } from './shared-name.ts';

const DAY_MS = 86_400_000;
const ANSWER_MS = 60_000;

export interface ReleasesQuery {
  readonly symbol: InstrumentSymbol;
  readonly days: HistoryDays;
  readonly locale: Locale;
}

export type ReadReleases = (query: ReleasesQuery) => Promise<Releases>;

export interface ReleasesDeps {
  readonly store: Pick<Store, 'eventsBetween'> & JoinStore;
  readonly clock: () => Date;
}

/** Reads the past releases of high impact that move an instrument, with the official figure where it is known. */
export function createReleases({ store, clock }: ReleasesDeps): ReadReleases {
  const read = async ({ symbol, days, locale }: ReleasesQuery): Promise<Releases> => {
    const now = clock();
    const from = new Date(now.getTime() - days * DAY_MS);
    // Publishers move events by days: read more on each side, then filter.
    const span = [shifted(from, -MOVES_MS), shifted(now, MOVES_MS)] as const;
    const stored = await store.eventsBetween(CALENDAR_SOURCE, ...span);
    const shown = stored.filter((event) => movesInstrument(event, symbol));
    const isPast = ({ timeIso }: StoredEvent) =>
      timeIso >= from.toISOString() && timeIso <= now.toISOString();
    const past = await joinPublishers(shown, store, now, isPast);
    const released = past.filter(({ schedule }) => calledOff(schedule) === null);
    const moments = momentsOf(stored);
    const releases = released.map((one) => {
      const ofMoment = named(moments.get(one.event.id) ?? [], locale);
      return toRelease({ ...one.event, ...shownActual(one) }, locale, ofMoment);
    });
    return { releases };
  };
  return remember(ANSWER_MS, clock, ({ symbol, days, locale }) => `${symbol} ${days} ${locale}`, read);
}

/** The symbol of an instrument names its two currencies. Gold's first half is not the currency of any event. */
function movesInstrument(event: StoredEvent, symbol: InstrumentSymbol): boolean {
  const { impact, holiday, withdrawnAt, currency } = event;
  const isShown = impact === 'high' && !holiday && withdrawnAt === null;
  return isShown && (currency === null || symbol.includes(currency));
}

/** By the id of an event, the events of its moment in the calendar, with itself; no withdrawn ones. */
function momentsOf(stored: readonly StoredEvent[]): ReadonlyMap<string, readonly StoredEvent[]> {
  const shown = stored.filter(({ withdrawnAt }) => withdrawnAt === null);
  const moments = Map.groupBy(shown, ({ timeIso }) => timeIso);
  return new Map(shown.map(({ id, timeIso }) => [id, moments.get(timeIso) ?? []]));
}

function toRelease(
  event: StoredEvent & { readonly ours: boolean },
  locale: Locale,
  ofMoment: Parameters<typeof nameAmong>[1],
): Release {
  const { id, timeIso, currency, title, forecast, previous, actual, ours } = event;
  const { name, direction } = enrich({ ...event, locale });
  return {
    id,
    time_iso: timeIso,
    currency,
    name: nameOf({ name: nameAmong({ name, title, currency }, ofMoment), title }),
    actual,
    ours,
    forecast,
    surprise: surpriseOf({ actual, forecast, previous, direction }),
  };
}
