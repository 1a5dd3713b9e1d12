import type * as z from 'zod';
import { BLS_DAYS } from '#content/indicators/official/bls-days.ts';
import type { KeptFiles } from '#contracts/kept-files.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import type { GetFor } from '#feeds/http/get.ts';
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
import type { Store } from '#store/port.ts';
import type { OFFICIAL_SETTINGS } from './official-sources.ts';
import { httpUrl } from './setting-kinds.ts';

/** One read a day is one call, or two; the rest is for failures. */
const CALLS_A_DAY = 12;

/** Base addresses of schedules at hosts of their own; the others are at those of the figures. */
export const SCHEDULE_SETTINGS = {
  UPSTREAM_ONS_CALENDAR_URL: httpUrl('https://api.beta.ons.gov.uk'),
  UPSTREAM_ABS_CALENDAR_URL: httpUrl('https://www.abs.gov.au'),
};

interface Deps {
  readonly settings: z.infer<z.ZodObject<typeof SCHEDULE_SETTINGS & typeof OFFICIAL_SETTINGS>>;
  readonly store: Pick<Store, 'takeCall'> & KeptFiles;
  readonly clock: () => Date;
  readonly getFor: GetFor;
}

/** The publishers' own schedules (N11), on together with their figures. */
export function officialSchedules({ settings, store, clock, getFor }: Deps): readonly OfficialSchedule[] {
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
