import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { currencyOf } from '#domain/events/places.ts';
import { RECORDED_WEEK } from '#domain/events/recorded-week.fixture.ts';
import { namesPlace } from '#domain/indicators/normalise.ts';
import { indicatorOf } from '../identify.ts';
import { DATA_TITLES } from '../titles-data.fixture.ts';
import { EVENT_TITLES } from '../titles-events.fixture.ts';
import { RECORDED_TITLES } from '../titles-recorded.fixture.ts';
import type { OfficialRow } from './row.ts';
import { OFFICIAL_ROWS, officialRowOf, witnessRowOf } from './rows.ts';

const PAYLOADS = new URL('../../../tests/upstreams/payloads/', import.meta.url);
const titled = z.object({ title: z.string() });
const payload = z.array(z.object({ week: z.optional(titled), rss: z.optional(titled) }));

/** All titles of both calendars that this repository knows, once each. */
const TITLES = [
  ...new Set([
    ...[DATA_TITLES, EVENT_TITLES, RECORDED_TITLES]
      .flatMap(Object.values)
      .flatMap((line) => line.split(' | ')),
    ...RECORDED_WEEK.split('\n').flatMap((line) => [line.split(';')[2], line.split(';')[4]]),
    ...readdirSync(PAYLOADS)
      .filter((name) => name.startsWith('calendar-'))
      .flatMap((name) => payload.parse(JSON.parse(readFileSync(new URL(name, PAYLOADS), 'utf8'))))
      .flatMap(({ week, rss }) => [week?.title, rss?.title]),
  ]),
]
  .filter((title) => title !== undefined && title !== '')
  .sort();
const EURO_AREA = /euro ?(?:area|zone)/i;
const COUNTRIES = [...new Set(OFFICIAL_ROWS.map(({ country }) => country))].sort();
const EVENTS = COUNTRIES.flatMap((country) =>
  // A calendar lists members of the euro area under it; no other country has the title of another place.
  TITLES.filter((title) => country === 'EU' || !(namesPlace(title) || EURO_AREA.test(title))).map((title) => {
    const event = { title, country, currency: currencyOf(country) };
    return { ...event, row: officialRowOf(event), witness: witnessRowOf(event) };
  }),
);
const FOLLOWED = new Set(OFFICIAL_ROWS.map(({ kind, country }) => `${kind} ${country}`));

test('N11 a title has the row that was reviewed for it, or none', async () => {
  const lines = EVENTS.flatMap(({ title, country, currency, row }) => {
    const isFollowed = FOLLOWED.has(`${indicatorOf(title, currency)?.kind} ${country}`);
    if (!row) return isFollowed ? `${country} | ${title} | none` : [];
    return `${country} | ${title} | ${row.series} ${row.compared} | ${row.releasedAfterDays.join(' to ')} days`;
  });
  const head = 'The official row of each title; a title whose kind has no row in a country is left out.';
  await expect([head, '', ...lines, ''].join('\n')).toMatchFileSnapshot('titles.snapshot.txt');
});

test.each(OFFICIAL_ROWS)('N11 the row $series ($compared) is that of a title of a calendar', (row) => {
  const isThis = (found: OfficialRow | null) =>
    found?.series === row.series && found.kind === row.kind && found.compared === row.compared;
  expect(EVENTS.some((event) => isThis(row.isWitness ? event.witness : event.row))).toBe(true);
});
