import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EventSource } from '#contracts/events.ts';
import type { KindOf } from '#domain/events/measure.ts';
import { type CommunityWorld, communityFeed } from '#feeds/events/testing/community.ts';
import type { EventsFeed } from '#feeds/ports.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { temporaryFolder } from '#store/sqlite/temporary.ts';
import { rememberingLog, standingClock } from '../../testing/fixtures.ts';
import { refreshEvents } from '../read.ts';
import { createEventsService } from '../service.ts';
import { WINDOW_S } from './events-setup.ts';

/** The real community feed on fake upstreams, for one or more instances that share one SQLite file. */
export async function openCommunity(start: string, kindOf: KindOf = () => null) {
  const file = join(await temporaryFolder(), 'shared.sqlite');
  const clock = standingClock(start);
  const world: CommunityWorld = { weekly: [], rss: [] };
  const instance = async () => {
    const store = await openSqlite({ file, now: clock.now });
    onTestFinished(() => store.close());
    const feed = communityFeed(world);
    const { log, lines } = rememberingLog();
    const settings = { windowMs: WINDOW_S * 1000, clock: clock.now, log, kindOf };
    const feeds = new Map<EventSource, EventsFeed>([[feed.source, feed]]);
    const service = createEventsService({ store, feeds, settingOf: {}, ...settings });
    return {
      store,
      lines,
      service,
      ask: (over: Partial<Parameters<typeof service.answer>[0]> = {}) =>
        service.answer({ scope: 'day', source: feed.source, locale: 'en', ...over }),
      /** Reads one part now, if it is due, while other instances may read the other part. */
      readPart: (part: string) => refreshEvents({ ...feed, parts: [part] }, { store, ...settings }),
    };
  };
  return { clock, world, instance };
}
