import { expect, test } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import { join, type Listing } from './join.ts';
import { countryOf, splitDemonym } from './places.ts';
import { RECORDED_WEEK } from './recorded-week.fixture.ts';

interface Row extends Listing {
  readonly line: number;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The instant of a New York summer time in the recorded week. */
function instant(day: string, time: string): string {
  const date = String(2 + DAYS.indexOf(day)).padStart(2, '0');
  return new Date(`2026-08-${date}T${time}:00-04:00`).toISOString();
}

function readLine(text: string, line: number): { listed: Row[]; reported: Row[] } {
  const [at = '', place = '', title = '', previous = '', rss = '', rssPrevious = '', rssTime] =
    text.split(';');
  const [day = '', time = ''] = at.split(' ');
  const [currency = '', named] = place.split('@');
  const country = named ?? splitDemonym(title).country ?? countryOf(currency);
  const row = { line, country, currency, forecast: null, actual: null };
  const own = { ...row, title, previous: previous || null, timeIso: instant(day, time) };
  const told = (rssPrevious === '=' ? previous : rssPrevious) || null;
  const other = { ...row, title: rss, previous: told, timeIso: instant(day, rssTime || time) };
  return { listed: title ? [own] : [], reported: rss ? [other] : [] };
}

const LINES = RECORDED_WEEK.trim().split('\n').map(readLine);
const listed = LINES.flatMap((one) => one.listed);
const reported = LINES.flatMap((one) => one.reported);
const pairs = join(listed, reported.toReversed(), kindOf);
const isPair = (pair: { listed: Row; reported: Row }) => pair.listed.line === pair.reported.line;
/** An index the export writes with a percent sign and the RSS without: units that clash are kept apart. */
const KEPT_APART = ['Leading Indicators'];

test('K3 of a recorded week in both wordings, no pair is wrong', () => {
  const wrong = pairs.filter((pair) => !isPair(pair));
  expect(wrong.map((pair) => `${pair.listed.title} = ${pair.reported.title}`)).toEqual([]);
});

test('K3 of its 87 events in both, 86 are joined and one is kept apart', () => {
  const found = new Set(pairs.map((pair) => pair.listed.line));
  const due = LINES.flatMap((one) => (one.reported.length > 0 ? one.listed : []));
  const missed = due.filter(({ line }) => !found.has(line));
  expect([due.length, pairs.length]).toEqual([87, 86]);
  expect(missed.map(({ title }) => title)).toEqual(KEPT_APART);
});

test('K3 its 5 rows of the export alone and 39 of the RSS alone stay events of their own', () => {
  const paired = new Set(pairs.flatMap((pair) => [pair.listed, pair.reported]));
  const single = LINES.filter((one) => one.listed.length + one.reported.length === 1);
  expect(single.flatMap((one) => one.listed)).toHaveLength(5);
  expect(single.flatMap((one) => one.reported)).toHaveLength(39);
  expect(single.flatMap((one) => [...one.listed, ...one.reported]).filter((row) => paired.has(row))).toEqual(
    [],
  );
});

test('K3 its pairs do not depend on the order of the rows', () => {
  const again = join(listed.toReversed(), reported, kindOf);
  const keys = (list: typeof pairs) => list.map((pair) => pair.listed.line).toSorted();
  expect(keys(again)).toEqual(keys(pairs));
  expect(again.every(isPair)).toBe(true);
});
