import { indicatorPageAt } from '#content/indicators/pages.ts';
import type { Coverage } from '#contracts/coverage.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Observations } from '#contracts/observations.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import type { OfficialSchedule } from '#feeds/official/schedule.ts';
import type { Store } from '#store/port.ts';
import { loggingErrors, pausingOnError, singleFlight } from '../refresh.ts';
import { remember } from '../remember.ts';
import { rememberVersion } from '../remember-version.ts';
import { comingReleases } from './coming.ts';
import { type CoverageStore, readCoverage } from './coverage.ts';
import { type IndicatorStore, readIndicator } from './indicator.ts';
import { officialRefresh, scheduleRefresh } from './names.ts';
import {
  type ObservationsQuery,
  type ObservationsStore,
  observationsVersion,
  readObservations,
} from './observations.ts';
import { dueReleases, type OfficialRefreshDeps, refreshOfficial } from './refresh.ts';
import { refreshSchedule, type ScheduleRefreshDeps } from './schedule-refresh.ts';

/** Half a year of releases is read for it, and it changes with a release only. */
const COVERAGE_MS = 10 * 60_000;
/** A title that is new in the calendar is known after so long; a value that is held back, at its time. */
const TITLES_MS = 10 * 60_000;
/** The page of an indicator is made from the store at most once in this time. */
const INDICATOR_MS = 60_000;

/** One check reads the calendar once for all publishers. */
const DUE_MS = 1_000;

export interface OfficialDeps extends OfficialRefreshDeps {
  readonly store: OfficialRefreshDeps['store'] &
    ScheduleRefreshDeps['store'] &
    ObservationsStore &
    CoverageStore &
    IndicatorStore &
    Pick<Store, 'listedSeries'>;
  /** The publishers that are on. */
  readonly feeds: readonly OfficialFeed[];
  /** The publishers' own schedules. */
  readonly schedules: readonly OfficialSchedule[];
}

export interface OfficialService {
  /** One page of the stored figures. Reads only the store, never a publisher. */
  observations(query: ObservationsQuery): Promise<Observations>;
  /** Changes with each stored figure, and each minute, because figures are held back until their time. */
  version(): Promise<string>;
  /** Which publishers are read, and how soon their figures are here. */
  coverage(): Promise<Coverage>;
  /**
   * What the page of an indicator shows; null for an unknown one. The same answer for a minute; `beforeMake` is awaited
   * where it has to be made.
   */
  indicator(slug: string, locale: Locale, beforeMake?: () => Promise<void>): Promise<IndicatorAnswer | null>;
  /** Reads every publisher and every schedule that is due. */
  refreshIfDue(): Promise<void>;
}

interface Asked {
  readonly slug: string;
  readonly locale: Locale;
}

/** Figures from the publishers themselves (N11). */
export function createOfficialService(deps: OfficialDeps): OfficialService {
  const guarded = (name: string, work: () => Promise<void>) =>
    singleFlight(loggingErrors(deps.log, name, pausingOnError(deps.clock, work)));
  const due = remember(
    DUE_MS,
    deps.clock,
    () => '',
    () => dueReleases(deps.store, deps.clock()),
  );
  const readDue = () => due(undefined);
  const refreshes = [
    ...deps.feeds.map((feed) =>
      guarded(officialRefresh(feed.publisher), () => refreshOfficial(feed, readDue, deps)),
    ),
    ...deps.schedules.map((schedule) =>
      guarded(scheduleRefresh(schedule.publisher), () => refreshSchedule(schedule, deps)),
    ),
  ];
  const isOn = (id: string) => deps.feeds.some(({ publisher }) => publisher === id);
  const coverage = remember(
    COVERAGE_MS,
    deps.clock,
    () => '',
    () => readCoverage(isOn, deps.store, deps.clock()),
  );
  const listed = remember(
    TITLES_MS,
    deps.clock,
    () => '',
    () => deps.store.listedSeries(CALENDAR_SOURCE),
  );
  const coming = remember(
    INDICATOR_MS,
    deps.clock,
    () => '',
    () => comingReleases(deps.store, deps.clock()),
  );
  const indicator = rememberVersion(
    ({ slug, locale }: Asked) => `${slug} ${locale}`,
    async () => String(Math.floor(deps.clock().getTime() / INDICATOR_MS)),
    async ({ slug, locale }) => {
      const shared = { listed: await listed(undefined), coming: await coming(undefined) };
      return readIndicator(slug, locale, deps.store, shared, deps.clock());
    },
  );
  return {
    indicator: async (slug, locale, beforeMake) =>
      indicatorPageAt(slug) ? indicator({ slug, locale }, beforeMake) : null,
    coverage: () => coverage(undefined),
    observations: (query) => readObservations(query, deps.store, deps.clock()),
    version: () => observationsVersion(deps.store, deps.clock()),
    async refreshIfDue() {
      await Promise.all(refreshes.map((refresh) => refresh()));
    },
  };
}
