import { BLS_DAYS } from '#content/indicators/official/bls-days.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import { bytesOf } from '#feeds/limits.ts';
import { createAbsSchedule } from '#feeds/official/abs/schedule.ts';
import { createBeaSchedule } from '#feeds/official/bea/schedule.ts';
import { createBlsSchedule } from '#feeds/official/bls/schedule.ts';
import { createCensusSchedule } from '#feeds/official/census/schedule.ts';
import { createEurostatSchedule } from '#feeds/official/eurostat/schedule.ts';
import { createFedSchedule } from '#feeds/official/fed/schedule.ts';
import { createOnsSchedule } from '#feeds/official/ons/schedule.ts';
import type { OfficialSchedule, ScheduleOptions } from '#feeds/official/schedule.ts';
import { createStatcanSchedule } from '#feeds/official/statcan/schedule.ts';
import type { OfficialDeps } from './official.ts';

/** One read a day is one call, or two; the rest is for failures. */
const CALLS_A_DAY = 12;

/** The publishers' own schedules (N11), on together with their figures. */
export function officialSchedules({
  settings,
  store,
  clock,
  getFor,
}: OfficialDeps): readonly OfficialSchedule[] {
  if (!settings.SOURCE_OFFICIAL) return [];
  const optionsOf = (publisher: Exclude<SchedulePublisher, 'bls'>, baseUrl: string): ScheduleOptions => ({
    baseUrl,
    get: getFor(`${publisher} schedule`, bytesOf(`${publisher} schedule`), () =>
      store.takeCall(`schedule/${publisher}`, CALLS_A_DAY),
    ),
    clock,
    files: store,
  });
  return [
    createBlsSchedule({ transcribed: BLS_DAYS, clock }),
    createBeaSchedule(optionsOf('bea', settings.UPSTREAM_BEA_URL)),
    createCensusSchedule(optionsOf('census', settings.UPSTREAM_CENSUS_URL)),
    createFedSchedule(optionsOf('fed', settings.UPSTREAM_FED_URL)),
    createEurostatSchedule(optionsOf('eurostat', settings.UPSTREAM_EUROSTAT_URL)),
    createOnsSchedule(optionsOf('ons', settings.UPSTREAM_ONS_CALENDAR_URL)),
    createStatcanSchedule(optionsOf('statcan', settings.UPSTREAM_STATCAN_URL)),
    createAbsSchedule(optionsOf('abs', settings.UPSTREAM_ABS_CALENDAR_URL)),
  ];
}
