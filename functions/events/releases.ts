import { enrich } from '#content/indicators/enrich.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Release, Releases } from '#contracts/releases.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays } from '#contracts/sentiment-history.ts';
import { surpriseOf } from '#domain/events/surprise.ts';
import type { Store } from '#store/port.ts';
import { type JoinStore, readOfficial } from '../official/join.ts';
import { remember } from '../remember.ts';

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
    const from = new Date(now.getTime() - days * DAY_MS).toISOString();
    const stored = await store.eventsBetween(CALENDAR_SOURCE, from, now.toISOString());
    const shown = stored.filter((event) => movesInstrument(event, symbol));
    const officials = await readOfficial(shown, store, now);
    return {
      releases: shown.map((event) =>
        toRelease(event, officials.get(event.id)?.actual ?? event.actual, locale),
      ),
    };
  };
  return remember(ANSWER_MS, clock, ({ symbol, days, locale }) => `${symbol} ${days} ${locale}`, read);
}

/** The symbol of an instrument names its two currencies. Gold's first half is not the currency of any event. */
function movesInstrument(event: StoredEvent, symbol: InstrumentSymbol): boolean {
  const { impact, holiday, withdrawnAt, currency } = event;
  const isShown = impact === 'high' && !holiday && withdrawnAt === null;
  return isShown && (currency === null || symbol.includes(currency));
}

function toRelease(event: StoredEvent, actual: string | null, locale: Locale): Release {
  const { id, timeIso, currency, title, forecast } = event;
  const { name, direction } = enrich({ ...event, locale });
  return {
    id,
    time_iso: timeIso,
    currency,
    name: name ?? title,
    actual,
    forecast,
    surprise: surpriseOf({ actual, forecast, direction }),
  };
}
