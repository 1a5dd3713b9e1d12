import { expect, test } from 'vitest';
import { currencyOf } from '#domain/events/places.ts';
import { namesPlace } from '#domain/indicators/normalise.ts';
import { indicatorOf } from '../identify.ts';
import { TITLES } from '../testing/recorded-titles.ts';
import type { OfficialRow } from './row.ts';
import { OFFICIAL_ROWS, officialRowOf, witnessRowOf } from './rows.ts';

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
