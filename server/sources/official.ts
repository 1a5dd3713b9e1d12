import type * as z from 'zod';
import type { KeptFiles } from '#contracts/kept-files.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import type { UpstreamLimits } from '#feeds/http/call.ts';
import { type GetFor, NO_RETRIES } from '#feeds/http/get.ts';
import { bytesOf, type UpstreamFile } from '#feeds/limits.ts';
import { createAbsFeed } from '#feeds/official/abs/feed.ts';
import { createBeaFeed } from '#feeds/official/bea/feed.ts';
import { createBlsFeed } from '#feeds/official/bls/feed.ts';
import { createBocFeed } from '#feeds/official/boc/feed.ts';
import { createCensusFeed } from '#feeds/official/census/feed.ts';
import { createEcbFeed } from '#feeds/official/ecb/feed.ts';
import { createEurostatFeed } from '#feeds/official/eurostat/feed.ts';
import { createFedFeed } from '#feeds/official/fed/feed.ts';
import { createNyfedFeed } from '#feeds/official/nyfed/feed.ts';
import { createOnsFeed } from '#feeds/official/ons/feed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { createSnbFeed } from '#feeds/official/snb/feed.ts';
import { createStatcanFeed } from '#feeds/official/statcan/feed.ts';
import type { Store } from '#store/port.ts';
import { onOff } from '../setting-kinds.ts';
import type { Addresses } from './addresses.ts';
import { byHandFeeds, KEY_SETTINGS, keyedFeeds } from './publishers.ts';

/** The BLS allows 25 calls a day, 500 with a key; its day may begin at another hour than ours. */
const BLS_CALLS_A_DAY = 24;
const BLS_CALLS_WITH_KEY = 480;
/** Ours, several times a busy day: the other publishers without a key limit shorter times, or publish no limit. */
const CALLS_A_DAY = 400;
/** Two files of 37 MB, read as a stream. */
const LARGE_FILES = { answerMs: 80_000, totalMs: 85_000, maxStreamedBytes: 64 * 1024 * 1024 } as const;

/** Text files of industrial production, read as a stream. */
const PRODUCTION_FILES = { answerMs: 40_000, totalMs: 45_000, maxStreamedBytes: 16 * 1024 * 1024 } as const;
/** Its robots.txt asks for five seconds between two calls. */
const ECB_PAUSE_MS = 5_000;
const isEcb = (address: string) => /(^|\.)europa\.eu\.?$/.test(new URL(address).hostname);

/** Whether publishers of official figures are read, and their keys. */
export const OFFICIAL_SETTINGS = {
  SOURCE_OFFICIAL: onOff(true),
  ...KEY_SETTINGS,
};

type ReadPublisher = Extract<OfficialPublisher, UpstreamFile>;

/** All files that come by the get of a publisher. */
function filesOf(publisher: ReadPublisher): readonly UpstreamFile[] {
  if (publisher === 'fed') return ['fed', 'fed news', 'fed statement'];
  return publisher === 'nyfed' ? ['nyfed', 'nyfed survey'] : [publisher];
}

export interface OfficialDeps {
  readonly settings: z.infer<z.ZodObject<typeof OFFICIAL_SETTINGS>> & Addresses;
  readonly store: Pick<Store, 'takeCall'> & KeptFiles;
  readonly clock: () => Date;
  readonly getFor: GetFor;
}

/**
 * The publishers of official figures (N11). A new one: its folder in `feeds/official`, its row in `addresses.ts`, its line
 * here, or in `publishers.ts` when it needs a key, its rows in `content/indicators/official` and its row in `contracts/vendors.ts`.
 */
export function officialFeeds({ settings, store, clock, getFor }: OfficialDeps): readonly OfficialFeed[] {
  if (!settings.SOURCE_OFFICIAL) return [];
  const key = settings.BLS_KEY;
  const counted = (publisher: ReadPublisher, limits: Partial<UpstreamLimits> = {}, most = CALLS_A_DAY) =>
    getFor(publisher, { ...bytesOf(...filesOf(publisher)), ...limits }, () =>
      store.takeCall(`official/${publisher}`, most),
    );
  const blsCalls = key === undefined ? BLS_CALLS_A_DAY : BLS_CALLS_WITH_KEY;
  return [
    ...byHandFeeds(clock),
    ...keyedFeeds({ settings, clock, getCounted: (publisher, most) => counted(publisher, NO_RETRIES, most) }),
    createBlsFeed({
      baseUrl: settings.UPSTREAM_BLS_URL,
      get: counted('bls', NO_RETRIES, blsCalls),
      key,
      clock,
    }),
    createBeaFeed({
      baseUrl: settings.UPSTREAM_BEA_URL,
      get: counted('bea', LARGE_FILES),
      clock,
      files: store,
    }),
    createCensusFeed({ baseUrl: settings.UPSTREAM_CENSUS_URL, get: counted('census'), clock }),
    createEurostatFeed({ baseUrl: settings.UPSTREAM_EUROSTAT_URL, get: counted('eurostat'), clock }),
    createOnsFeed({ baseUrl: settings.UPSTREAM_ONS_URL, get: counted('ons', NO_RETRIES), clock }),
    createStatcanFeed({ baseUrl: settings.UPSTREAM_STATCAN_URL, get: counted('statcan'), clock }),
    createFedFeed({
      baseUrl: settings.UPSTREAM_FED_URL,
      get: counted('fed', PRODUCTION_FILES),
      clock,
      files: store,
    }),
    createNyfedFeed({
      baseUrl: settings.UPSTREAM_NYFED_URL,
      surveyUrl: settings.UPSTREAM_NYFED_SURVEY_URL,
      get: counted('nyfed'),
      clock,
    }),
    createEcbFeed({
      baseUrl: settings.UPSTREAM_ECB_URL,
      get: counted('ecb', NO_RETRIES),
      clock,
      pauseMs: isEcb(settings.UPSTREAM_ECB_URL) ? ECB_PAUSE_MS : 0,
    }),
    createBocFeed({ baseUrl: settings.UPSTREAM_BOC_URL, get: counted('boc'), clock }),
    createAbsFeed({ baseUrl: settings.UPSTREAM_ABS_URL, get: counted('abs'), clock }),
    createSnbFeed({ baseUrl: settings.UPSTREAM_SNB_URL, get: counted('snb'), clock }),
  ];
}
