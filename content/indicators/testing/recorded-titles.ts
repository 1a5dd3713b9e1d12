import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { RECORDED_WEEK } from '#domain/events/recorded-week.fixture.ts';
import { DATA_TITLES } from '../titles-data.fixture.ts';
import { EVENT_TITLES } from '../titles-events.fixture.ts';
import { RECORDED_TITLES } from '../titles-recorded.fixture.ts';

const PAYLOADS = new URL('../../../tests/upstreams/payloads/', import.meta.url);
const titled = z.object({ title: z.string() });
const payload = z.array(z.object({ week: z.optional(titled), rss: z.optional(titled) }));

/** All titles of both calendars that this repository knows, once each. */
export const TITLES: readonly string[] = [
  ...new Set([
    ...[DATA_TITLES, EVENT_TITLES, RECORDED_TITLES]
      .flatMap(Object.values<string>)
      .flatMap((line) => line.split(' | ')),
    ...RECORDED_WEEK.split('\n').flatMap((line) => [line.split(';')[2], line.split(';')[4]]),
    ...readdirSync(PAYLOADS)
      .filter((name) => name.startsWith('calendar-'))
      .flatMap((name) => payload.parse(JSON.parse(readFileSync(new URL(name, PAYLOADS), 'utf8'))))
      .flatMap(({ week, rss }) => [week?.title, rss?.title]),
  ]),
]
  .filter((title): title is string => title !== undefined && title !== '')
  .sort();
