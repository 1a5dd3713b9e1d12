import { indicatorFacts, measureFacts } from '#content/indicators/facts.ts';
import type { OfficialRow } from '#content/indicators/official/row.ts';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import { type IndicatorPage, indicatorPageAt } from '#content/indicators/pages.ts';
import {
  INDICATOR_RELEASES,
  type IndicatorAnswer,
  type IndicatorMeasure,
  type IndicatorRelease,
} from '#contracts/indicator.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SeriesId, StoredObservation } from '#contracts/observations.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { forecastBefore } from '#domain/events/forecast-before.ts';
import { missOf, surpriseOf } from '#domain/events/surprise.ts';
import { differenceText } from '#domain/events/surprise-size.ts';
import { addDays } from '#domain/events/zones.ts';
import { chosenPeriod } from '#domain/official/choose.ts';
import { type ComingRelease, withoutEarly } from '#domain/official/early.ts';
import { figureText } from '#domain/official/figure.ts';
import { periodBefore, periodOfDay } from '#domain/official/period.ts';
import { figuresOf, pastFigures, sawFirstPrint } from '#domain/official/record.ts';
import { codeOf, formsOf, periodsBack } from '#domain/official/series.ts';
import type { Series, Store } from '#store/port.ts';
import { knownVintages, previousOf, type VintagesOf } from './figure.ts';
import type { FollowedStore } from './followed.ts';
import { AHEAD_DAYS, nextEvent, nextOfSchedule } from './next-release.ts';
import { readSchedules, type TimedEvent } from './time.ts';

export type IndicatorStore = Pick<Store, 'vintages' | 'releasesBefore' | 'revisions'> & FollowedStore;

/** What is the same for all indicators, and is read once for many answers. */
export interface IndicatorShared {
  /** Every series of the calendar. */
  readonly listed: readonly Series[];
  /** The releases of each followed series that are still due. */
  readonly coming: ReadonlyMap<SeriesId, readonly ComingRelease[]>;
}

const DAY_MS = 86_400_000;
/** Two estimates of each of 24 periods, and what is still to come. */
const MOST_EVENTS = 60;
/** From the end of a period to its figure, in periods, and some that are missing. */
const LAG_PERIODS = 6;
/** A rate changes a few times a year. */
const RATE_DAYS = 5 * 366;

/**
 * What the page of an indicator shows (N15): the last releases of each of its figures, the next one, and the words. Null for an
 * unknown one. Every query is bounded, by the periods and events that are shown.
 */
export async function readIndicator(
  slug: string,
  locale: Locale,
  store: IndicatorStore,
  { listed, coming }: IndicatorShared,
  now: Date,
): Promise<IndicatorAnswer | null> {
  const page = indicatorPageAt(slug);
  if (!page) return null;
  const [stored, timed] = await Promise.all([
    store.vintages([...new Set(page.rows.flatMap(formsOf).map(({ series }) => series))], oldestOf(page, now)),
    readEvents(page, listed, store, now),
  ]);
  const seenAt =
    stored
      .map(({ firstSeenAt }) => firstSeenAt)
      .sort()
      .at(-1) ?? null;
  const bySeries = Map.groupBy(stored, ({ series }) => series);
  const measures = page.rows.map(async (row) => {
    const vintagesOf: VintagesOf = (id) =>
      withoutEarly(knownVintages(row, bySeries.get(id) ?? []), coming.get(row.series) ?? []);
    const read = await readMeasure(page, row, { vintagesOf, timed, store, now });
    return { ...measureFacts(row, locale), ...read };
  });
  return {
    ...indicatorFacts(page, locale),
    calendars: [...new Set(timed.map(({ event }) => VENDORS[event.origin].events))].sort(),
    next: nextEvent(timed, now) ?? (await nextOfSchedule(page, seenAt, store, now)),
    measures: await Promise.all(measures),
  };
}

function oldestOf({ rows }: IndicatorPage, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const oldest = rows.map(({ period, calculation }) =>
    period === 'day'
      ? addDays(today, -RATE_DAYS)
      : periodBefore(
          periodOfDay(today, period),
          INDICATOR_RELEASES + LAG_PERIODS + periodsBack(calculation),
          period,
        ),
  );
  return oldest.sort()[0] ?? today;
}

/** The events of the calendar that are releases of the page's figures, by their publishers' times. */
async function readEvents(
  { rows }: IndicatorPage,
  listed: readonly Series[],
  store: IndicatorStore,
  now: Date,
): Promise<readonly TimedEvent[]> {
  const own = listed.filter((series) => {
    const row = officialRowOf(series);
    return row !== null && rows.some((one) => isSameFigure(one, row));
  });
  // A whole day, so that the answer is known when the database is down.
  const until = new Date(Math.floor(now.getTime() / DAY_MS + AHEAD_DAYS) * DAY_MS).toISOString();
  const found = await Promise.all(own.map((series) => store.releasesBefore(series, until, MOST_EVENTS)));
  const events = found.flat().filter(({ holiday, withdrawnAt, actual }) => {
    return !holiday && (withdrawnAt === null || actual !== null);
  });
  return events.length === 0 ? [] : readSchedules(events, store, now);
}

function isSameFigure(one: OfficialRow, other: OfficialRow): boolean {
  return one.series === other.series && one.compared === other.compared;
}

interface Known {
  readonly vintagesOf: VintagesOf;
  readonly timed: readonly TimedEvent[];
  readonly store: IndicatorStore;
  readonly now: Date;
}

/** What the store knows of a figure. */
type Read = Pick<IndicatorMeasure, 'ours' | 'series' | 'since' | 'releases'>;

async function readMeasure(page: IndicatorPage, row: OfficialRow, known: Known): Promise<Read> {
  const { vintagesOf } = known;
  const events = eventsByPeriod(row, known);
  const past = formsOf(row)
    .toReversed()
    .flatMap((form) => printsOf(form, vintagesOf(form.series), [...events.keys()]));
  // Of two series with one figure the publisher's own calculation counts, which comes last.
  const byPeriod = new Map(past.map((one) => [one.period, one]));
  const newest = [...byPeriod.values()]
    .toSorted((one, other) => other.period.localeCompare(one.period))
    .slice(0, INDICATOR_RELEASES);
  const form = newest[0]?.form ?? row;
  const seen = formsOf(row).flatMap((form) => vintagesOf(form.series).map(({ firstSeenAt }) => firstSeenAt));
  return {
    ours: form.calculation.type !== 'level',
    series: codeOf(form.series),
    since: seen.sort()[0] ?? null,
    releases: await Promise.all(
      newest.map((print) => readRelease(page, row, print, events.get(print.period), known)),
    ),
  };
}

/** The first release of each period: later estimates have forecasts of their own. */
function eventsByPeriod(
  row: OfficialRow,
  { timed, vintagesOf, now }: Known,
): ReadonlyMap<string, StoredEvent> {
  const first = new Map<string, StoredEvent>();
  for (const { event, context } of timed) {
    const own = officialRowOf(event);
    const at = new Date(event.timeIso);
    if (!own || !isSameFigure(row, own) || at > now) continue;
    const period = chosenPeriod(own, at, vintagesOf, now, context);
    if (period !== null && !first.has(period)) first.set(period, event);
  }
  return first;
}

/** The figures that a period has had, as written. */
interface Print {
  readonly form: OfficialRow;
  readonly period: string;
  readonly first: string | null;
  readonly figures: readonly { readonly figure: string; readonly seen: string }[];
}

function printsOf(
  form: OfficialRow,
  vintages: readonly StoredObservation[],
  released: readonly string[],
): readonly Print[] {
  const newest = vintages
    .map(({ period }) => period)
    .sort()
    .at(-1);
  if (newest === undefined) return [];
  const after = form.period === 'day' ? addDays(newest, 1) : periodBefore(newest, -1, form.period);
  const past = pastFigures(form, after, vintages, INDICATOR_RELEASES);
  const first = new Map(past.map((one) => [one.period, one.first]));
  // A rate is decided more often than it changes.
  const decided = form.period === 'day' ? released.filter((period) => !first.has(period)) : [];
  return [...first.keys(), ...decided].flatMap((period): Print[] => {
    const figures = figuresOf(form, period, vintages).map(({ figure, at }) => ({
      figure: figureText(figure, form.notation),
      seen: at,
    }));
    const [oldest] = figures;
    if (!oldest) return [];
    const isFirst = first.has(period) ? first.get(period) !== null : sawFirstPrint(form, period, vintages);
    return [{ form, period, first: isFirst ? oldest.figure : null, figures }];
  });
}

async function readRelease(
  { indicator }: IndicatorPage,
  row: OfficialRow,
  { period, first, figures }: Print,
  event: StoredEvent | undefined,
  { vintagesOf, store }: Known,
): Promise<IndicatorRelease> {
  const [oldest] = figures;
  const forecast = event ? forecastBefore(event, await store.revisions(event.id)) : null;
  const seen = oldest?.seen ?? '';
  const previous = first === null ? (event?.previous ?? null) : previousOf(row, period, vintagesOf, seen);
  const reported = first === null ? (event?.actual ?? null) : null;
  const outcome = { actual: first ?? reported, forecast, previous };
  return {
    period,
    released: event?.timeIso ?? null,
    first,
    first_seen: seen,
    revisions: figures.slice(1),
    latest: figures.at(-1)?.figure ?? '',
    reported,
    forecast,
    previous,
    difference: differenceText(outcome),
    miss: missOf(outcome),
    surprise: surpriseOf({ ...outcome, direction: indicator.direction }),
  };
}
