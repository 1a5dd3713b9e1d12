import { type OfficialRow, pageOf } from '#content/indicators/official/row.ts';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { type OfficialRecord, RECORD_PERIODS } from '#contracts/official-record.ts';
import { officialTerms, VENDORS } from '#contracts/vendors.ts';
import { oldestNeeded } from '#domain/official/about.ts';
import { type ChosenRelease, chooseRelease } from '#domain/official/choose.ts';
import { withoutEarly } from '#domain/official/early.ts';
import { figureText } from '#domain/official/figure.ts';
import { periodBefore } from '#domain/official/period.ts';
import { figuresOf, pastFigures, periodsBefore, sawFirstPrint } from '#domain/official/record.ts';
import { figureKnownAt } from '#domain/official/release.ts';
import { codeOf, formsOf, periodsBack, publisherOf } from '#domain/official/series.ts';
import type { Store } from '#store/port.ts';
import { comingReleases } from './coming.ts';
import { withSiblings } from './context.ts';
import { knownVintages, previousOf, type VintagesOf } from './figure.ts';
import type { FollowedStore } from './followed.ts';
import { readSchedules } from './time.ts';

export type RecordStore = Pick<Store, 'vintages'> & FollowedStore;

/** A rate changes a few times a year. */
const NEEDED_DAYS = 5 * 366;

/**
 * First print, revisions and the previous as it was known, of one release and of the 24 periods before (N11). Null for an
 * event that no followed series is about.
 */
export async function readRecord(
  event: StoredEvent,
  store: RecordStore,
  now: Date,
): Promise<OfficialRecord | null> {
  const row = event.holiday ? null : officialRowOf(event);
  if (!row) return null;
  const at = new Date(event.timeIso);
  const [stored, coming, timed] = await Promise.all([
    store.vintages(
      formsOf(row).map(({ series }) => series),
      oldestNeeded(row, at, row.period === 'day' ? NEEDED_DAYS : neededPeriods(row)),
    ),
    comingReleases(store, now),
    withSiblings(event, store).then((near) => readSchedules(near, store, now)),
  ]);
  const context = timed.find((one) => one.event.id === event.id)?.context;
  const bySeries = Map.groupBy(stored, (one) => one.series);
  const vintagesOf: VintagesOf = (id) =>
    withoutEarly(knownVintages(row, bySeries.get(id) ?? []), coming.get(row.series) ?? []);
  const chosen = chooseRelease(row, at, vintagesOf, now, context);
  return chosen.release.period === null
    ? null
    : recordOf(row, chosen.release.period, chosen, vintagesOf, now);
}

/** The oldest period of the chart is compared with earlier ones. */
function neededPeriods({ calculation }: OfficialRow): number {
  return RECORD_PERIODS + 1 + periodsBack(calculation);
}

function recordOf(
  row: OfficialRow,
  period: string,
  { from, release }: ChosenRelease<OfficialRow>,
  vintagesOf: VintagesOf,
  now: Date,
): OfficialRecord {
  const publisher = publisherOf(row.series);
  const { licence, notice, noticeLanguage } = officialTerms(publisher);
  const { state, observation } = release;
  const vintages = vintagesOf(from.series);
  const { calculation, notation } = from;
  const written = (figure: string | null) => figure && figureText(figure, notation);
  const before = periodsBefore(from, period, vintages, 1)[0] ?? periodBefore(period, 1, from.period);
  return {
    publisher: VENDORS[publisher].name,
    link: pageOf(row, observation?.request),
    series: codeOf(from.series),
    licence,
    notice,
    ...(noticeLanguage && { notice_language: noticeLanguage }),
    calculated:
      calculation.type === 'level'
        ? null
        : { type: calculation.type, periods: calculation.periods, of: from.period },
    period,
    figures:
      state === 'out'
        ? figuresOf(from, period, vintages).map((one) => ({
            figure: figureText(one.figure, notation),
            first_seen: one.at,
          }))
        : [],
    is_first_print: sawFirstPrint(from, period, vintages),
    previous: {
      period: before,
      known: previousOf(row, period, vintagesOf, observation?.firstSeenAt ?? now.toISOString()),
      now: written(figureKnownAt(from, before, now.toISOString(), vintages)),
    },
    past: pastFigures(from, period, vintages, RECORD_PERIODS).map((one) => ({
      period: one.period,
      first: written(one.first),
      latest: written(one.latest),
    })),
  };
}
