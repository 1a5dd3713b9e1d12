import * as z from 'zod';
import { type GetFor, NO_RETRIES } from '#feeds/http/get.ts';
import { bytesOf } from '#feeds/limits.ts';
import type { SentimentFeed } from '#feeds/ports.ts';
import { createMyfxbookFeed } from '#feeds/sentiment/myfxbook-api/feed.ts';
import type { AccountStore } from '#feeds/sentiment/myfxbook-api/port.ts';
import { createOutlookPageFeed } from '#feeds/sentiment/outlook-page/feed.ts';
import { hostOf, onOff } from '../setting-kinds.ts';
import type { Addresses } from './addresses.ts';

/** The outlook API allows 100 calls in 24 hours; one every 20 minutes makes 72 (K2). */
export const OUTLOOK_S = 1200;
const OUTLOOK_CALLS_A_DAY = 72;

/** Settings of the vendors of sentiment. */
export const SENTIMENT_SETTINGS = {
  MYFXBOOK_EMAIL: z
    .string()
    .regex(/^\S+@\S+$/, 'takes the e-mail address of the account')
    .optional(),
  MYFXBOOK_PASSWORD: z.string().min(1, 'takes the password of the account').optional(),
  SCRAPE_OUTLOOK: onOff(false),
};

/** The settings above; a caller may leave out those of a vendor that is off. */
export type SentimentSettings = Partial<z.infer<z.ZodObject<typeof SENTIMENT_SETTINGS>>>;

interface Deps {
  readonly settings: SentimentSettings & Addresses;
  readonly store: AccountStore;
  readonly clock: () => Date;
  readonly getFor: GetFor;
}

interface SentimentSource extends Pick<SentimentFeed, 'vendor' | 'source'> {
  /** Name in the start-up report. */
  readonly name: string;
  /** The setting that turns it on. */
  readonly how: string;
  readonly isOn: (settings: SentimentSettings) => boolean;
  readonly create: (deps: Deps) => SentimentFeed;
}

/** Where sentiment comes from, best first (docs/recipes.md, "Add a vendor of retail sentiment"). */
export const SENTIMENT_SOURCES: readonly SentimentSource[] = [
  {
    vendor: 'myfxbook',
    source: 'live_api',
    name: 'Myfxbook outlook API',
    how: 'set MYFXBOOK_EMAIL and MYFXBOOK_PASSWORD',
    isOn: ({ MYFXBOOK_EMAIL }) => MYFXBOOK_EMAIL !== undefined,
    create: ({ settings, store, clock, getFor }) =>
      createMyfxbookFeed({
        baseUrl: settings.UPSTREAM_MYFXBOOK_URL,
        email: settings.MYFXBOOK_EMAIL ?? '',
        password: settings.MYFXBOOK_PASSWORD ?? '',
        get: getFor('myfxbook api', { ...NO_RETRIES, ...bytesOf('myfxbook') }),
        store,
        clock,
        takeCall: () => store.takeCall('outlook-api', OUTLOOK_CALLS_A_DAY),
      }),
  },
  {
    vendor: 'myfxbook',
    source: 'web_scraped',
    name: 'Myfxbook outlook page',
    how: 'set SCRAPE_OUTLOOK=on, if its terms allow you to',
    isOn: ({ SCRAPE_OUTLOOK }) => SCRAPE_OUTLOOK === true,
    create: ({ settings, store, clock, getFor }) =>
      createOutlookPageFeed({
        baseUrl: settings.UPSTREAM_MYFXBOOK_URL,
        get: getFor('myfxbook page', { ...NO_RETRIES, ...bytesOf('outlook page') }),
        clock,
        takeCall: () => store.takeCall('outlook-page', OUTLOOK_CALLS_A_DAY),
      }),
  },
];

/** Whether any vendor of sentiment is on. */
export const readsSentiment = (settings: SentimentSettings): boolean =>
  SENTIMENT_SOURCES.some(({ isOn }) => isOn(settings));

/** Combinations of settings that cannot work: which setting, and what is wrong with it. */
export function sentimentMistakes(
  settings: SentimentSettings & Addresses & { readonly REFRESH_SENTIMENT_S: number },
): { readonly setting: string; readonly mistake: string }[] {
  const mistakes = [];
  if ((settings.MYFXBOOK_EMAIL === undefined) !== (settings.MYFXBOOK_PASSWORD === undefined)) {
    mistakes.push({
      setting: 'MYFXBOOK_PASSWORD',
      mistake: 'and MYFXBOOK_EMAIL go together: set both or neither',
    });
  }
  const isReal = /(^|\.)myfxbook\.com\.?$/.test(hostOf(settings.UPSTREAM_MYFXBOOK_URL));
  // A shorter window would use up the day's calls within hours.
  if (isReal && settings.REFRESH_SENTIMENT_S < OUTLOOK_S) {
    mistakes.push({
      setting: 'REFRESH_SENTIMENT_S',
      mistake: `takes at least ${OUTLOOK_S} while the real outlook is read, which allows 100 calls in 24 hours`,
    });
  }
  return mistakes;
}
