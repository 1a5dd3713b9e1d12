import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { kindOf } from '#content/indicators/identify.ts';
import { createEventsService } from '#functions/events/service.ts';
import type { Log } from '#functions/log.ts';
import { createOfficialService } from '#functions/official/service.ts';
import { createPositioningService } from '#functions/positioning/service.ts';
import { createRatesService } from '#functions/rates/service.ts';
import { createHistoryService } from '#functions/sentiment/history.ts';
import { createSentimentService } from '#functions/sentiment/service.ts';
import type { Store } from '#store/port.ts';
import type { Settings } from './env.ts';
import type { Feeds } from './sources/feeds.ts';

/** The credit of examples: the site, never a source of real figures. */
const OWN_CREDIT = { name: brand.name, url: brandOrigin(brand.domain) } as const;

/** What every part of one start shares. */
export interface Shared {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: () => Date;
  readonly log: Log;
}

export type Services = ReturnType<typeof createServices>;

/** What answers from the store and refreshes it from the upstreams. */
export function createServices({ settings, store, clock, log }: Shared, feeds: Feeds) {
  const sentiment = createSentimentService({
    store,
    feeds: feeds.sentiment,
    ownCredit: OWN_CREDIT,
    windowMs: settings.REFRESH_SENTIMENT_S * 1000,
    examples: settings.DEMO_DATA,
    clock,
    log,
  });
  const events = createEventsService({
    store,
    feeds: feeds.events,
    kindOf,
    settingOf: { 'charting-platform': 'SOURCE_TRADINGVIEW', 'investing-portal': 'SOURCE_INVESTING' },
    windowMs: settings.REFRESH_EVENTS_S * 1000,
    clock,
    log,
  });
  const history = createHistoryService({
    store,
    ownCredit: OWN_CREDIT,
    windowMs: settings.REFRESH_SENTIMENT_S * 1000,
    clock,
  });
  const positioning = createPositioningService({
    store,
    feed: feeds.positioning,
    clock,
    log,
  });
  const official = createOfficialService({
    store,
    feeds: feeds.official,
    schedules: feeds.schedules,
    clock,
    log,
  });
  const rates = createRatesService({
    store,
    feed: feeds.official.find(({ publisher }) => publisher === 'ecb') ?? null,
    clock,
    log,
  });
  return { sentiment, events, history, positioning, official, rates };
}
