import type { PeriodType, SeriesId } from '#contracts/observations.ts';
import { createCotFeed } from '#feeds/cot/feed.ts';
import { parseWeekly } from '#feeds/events/faireconomy-weekly/client.ts';
import { createInvestingFeed } from '#feeds/events/investing/feed.ts';
import { parseRss } from '#feeds/events/myfxbook-rss/client.ts';
import { createTradingviewFeed } from '#feeds/events/tradingview/feed.ts';
import type { UpstreamFile } from '#feeds/limits.ts';
import { createAbsFeed } from '#feeds/official/abs/feed.ts';
import { createAbsSchedule } from '#feeds/official/abs/schedule.ts';
import { createBanxicoFeed } from '#feeds/official/banxico/feed.ts';
import { createBeaFeed } from '#feeds/official/bea/feed.ts';
import { createBeaSchedule } from '#feeds/official/bea/schedule.ts';
import { createBlsFeed } from '#feeds/official/bls/feed.ts';
import { createBocFeed } from '#feeds/official/boc/feed.ts';
import { createCensusFeed } from '#feeds/official/census/feed.ts';
import { createCensusSchedule } from '#feeds/official/census/schedule.ts';
import { createEcbFeed } from '#feeds/official/ecb/feed.ts';
import { createEiaFeed } from '#feeds/official/eia/feed.ts';
import { createEitsFeed } from '#feeds/official/eits/feed.ts';
import { createEstatFeed } from '#feeds/official/estat/feed.ts';
import { createEurostatFeed } from '#feeds/official/eurostat/feed.ts';
import { createEurostatSchedule } from '#feeds/official/eurostat/schedule.ts';
import { createFedFeed } from '#feeds/official/fed/feed.ts';
import { createFedSchedule } from '#feeds/official/fed/schedule.ts';
import { addressesOf, targetRange } from '#feeds/official/fed/statement.ts';
import { createInegiFeed } from '#feeds/official/inegi/feed.ts';
import type { KeyedOptions } from '#feeds/official/keyed.ts';
import { createNyfedFeed } from '#feeds/official/nyfed/feed.ts';
import { createOnsFeed } from '#feeds/official/ons/feed.ts';
import { createOnsSchedule } from '#feeds/official/ons/schedule.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import type { OfficialSchedule } from '#feeds/official/schedule.ts';
import { createSnbFeed } from '#feeds/official/snb/feed.ts';
import { createStatcanFeed } from '#feeds/official/statcan/feed.ts';
import { createStatcanSchedule } from '#feeds/official/statcan/schedule.ts';
import type { EventsFeed } from '#feeds/ports.ts';
import { createOutlookApi } from '#feeds/sentiment/myfxbook-api/client.ts';
import { mapOutlook } from '#feeds/sentiment/myfxbook-api/map.ts';
import { createOutlookPageFeed } from '#feeds/sentiment/outlook-page/feed.ts';

const NOW = new Date('2026-09-20T12:00:00.000Z');
const clock = () => NOW;
const { signal } = new AbortController();

/** Every address has the same answer. */
const answering = (text: string): KeyedOptions => ({
  baseUrl: 'https://upstream.example',
  key: 'a-key',
  clock,
  get: async () => ({ text, validators: {} }),
});

const official =
  (create: (options: KeyedOptions) => OfficialFeed, series: SeriesId, period: PeriodType = 'month') =>
  async (text: string) =>
    (await create(answering(text)).read([{ series, period, unit: '%' }], '1000-01-01', signal)).received;
const scheduled = (create: (options: KeyedOptions) => OfficialSchedule) => async (text: string) =>
  (await create(answering(text)).read(signal)).received;
const events = (create: (options: KeyedOptions) => EventsFeed) => async (text: string) => {
  const { received, failures } = await create(answering(text)).read({ now: NOW, parts: ['events'] }, signal);
  const refused = failures.find(({ error }) => /not as its source is|characters/.test(error.message));
  if (refused) throw refused.error;
  return received;
};
const spend = { takeCall: async () => true };

/** Reads one file with the reader of its upstream: how many rows came. Rejects with a FeedError. */
export const READERS: Readonly<Record<UpstreamFile, (text: string) => Promise<number>>> = {
  faireconomy: async (text) => parseWeekly(text).received,
  'myfxbook rss': async (text) => parseRss(text).received,
  tradingview: events(createTradingviewFeed),
  investing: events(createInvestingFeed),
  myfxbook: async (text) => {
    const api = createOutlookApi({ ...answering(text), email: 'ana@mail.example', password: 'secret' });
    return mapOutlook((await api.outlook('token', signal)) ?? [], NOW.toISOString()).received;
  },
  'outlook page': async (text) =>
    (await createOutlookPageFeed({ ...answering(text), ...spend }).read(signal)).received,
  cftc: async (text) => (await createCotFeed(answering(text)).read('2025-01-01', signal)).received,
  bls: official(({ key: _, ...options }) => createBlsFeed(options), 'bls/CUSR0000SA0'),
  bea: official(createBeaFeed, 'bea/NipaDataM/DPCERG'),
  census: official(createCensusFeed, 'census/M3/MTM/NO'),
  eurostat: official(createEurostatFeed, 'eurostat/prc_hicp_minr?geo=EA'),
  ons: official(createOnsFeed, 'ons/economy/timeseries/d7g7/mm23'),
  statcan: official(createStatcanFeed, 'statcan/v2062815'),
  fed: official(createFedFeed, 'fed/g17/B50001'),
  'fed news': async (text) => addressesOf(text).length,
  'fed statement': async (text) => (targetRange(text) === null ? 0 : 1),
  nyfed: official(
    (options) => createNyfedFeed({ ...options, surveyUrl: 'https://survey.example' }),
    'nyfed/effr/targetRateTo',
    'day',
  ),
  'nyfed survey': official(
    (options) => createNyfedFeed({ ...options, surveyUrl: 'https://survey.example' }),
    'nyfed/esms/GACDISA',
  ),
  ecb: official(
    (options) => createEcbFeed({ ...options, pauseMs: 0 }),
    'ecb/FM/B.U2.EUR.4F.KR.DFR.LEV',
    'day',
  ),
  boc: official(createBocFeed, 'boc/V39079', 'day'),
  abs: official(createAbsFeed, 'abs/CPI/1.10001.10.50.M'),
  snb: official(createSnbFeed, 'snb/snbgwdzid/LZ', 'day'),
  eia: official(createEiaFeed, 'eia/petroleum/stoc/wstk/WCESTUS1', 'week'),
  eits: official(createEitsFeed, 'eits/marts/44X72/MPCSM'),
  inegi: official(createInegiFeed, 'inegi/910392'),
  banxico: official(createBanxicoFeed, 'banxico/SE27803'),
  estat: official(createEstatFeed, 'estat/0004052037/3/0161/00000'),
  'bea schedule': scheduled(createBeaSchedule),
  'census schedule': scheduled(createCensusSchedule),
  'fed schedule': scheduled(createFedSchedule),
  'eurostat schedule': scheduled(createEurostatSchedule),
  'ons schedule': scheduled(createOnsSchedule),
  'statcan schedule': scheduled(createStatcanSchedule),
  'abs schedule': scheduled(createAbsSchedule),
};
