import { AHEAD_MS, asCalendar } from './agreed.ts';
import { type Answer, type Ask, json, type World } from './answer.ts';
import { KEYS } from './keys.ts';
import { addDays, newYorkInstant } from './newyork.ts';

interface WeeklyCourse {
  readonly units: string;
  readonly first: number;
  /** Height of the yearly wave. */
  readonly swing: number;
  /** Days from the Friday that ends a week to the report. */
  readonly afterDays: number;
  /** Minutes before the scheduled half past ten at which the figure is there already. */
  readonly earlyMinutes: number;
}

const COURSES: Readonly<Record<string, WeeklyCourse>> = {
  'petroleum/stoc/wstk/WCESTUS1': {
    units: 'MBBL',
    first: 424_000,
    swing: 21_000,
    afterDays: 5,
    earlyMinutes: 100,
  },
  'natural-gas/stor/wkly/NW2_EPG0_SWO_R48_BCF': {
    units: 'BCF',
    first: 2_700,
    swing: 900,
    afterDays: 6,
    earlyMinutes: 0,
  },
};
const FIRST_FRIDAY = '2023-01-06';
const WEEKS_A_YEAR = 52.18;

/** All weeks until some time after `now`, at their usual hours. */
function weeksOf({ first, swing, afterDays }: WeeklyCourse, now: Date) {
  const weeks = Math.ceil((now.getTime() + AHEAD_MS - Date.parse(FIRST_FRIDAY)) / (7 * 86_400_000));
  return Array.from({ length: weeks }, (_, week) => {
    const period = addDays(FIRST_FRIDAY, week * 7);
    const value = first + swing * Math.sin((2 * Math.PI * week) / WEEKS_A_YEAR) + 97 * Math.sin(week);
    return {
      period,
      text: value.toFixed(0),
      releasedAt: newYorkInstant(addDays(period, afterDays), '10:30'),
    };
  });
}

/** `/v2/<route>/data/`: weekly values as texts, as asked: oldest first; the answer repeats the question without the key. */
export function eiaSeries(route: string, { query }: Ask, world: World): Answer {
  if (query.get('api_key') !== KEYS.EIA_KEY)
    return json({ error: { code: 'API_KEY_INVALID', message: 'An invalid api_key was supplied.' } }, 403);
  const series = query.get('facets[series][]') ?? '';
  const course = COURSES[`${route}/${series}`];
  if (!course) return json({ response: { total: '0', data: [] } });
  const start = query.get('start') ?? '';
  const early = course.earlyMinutes * 60_000;
  // The report is there already some minutes before its hour.
  const ahead = { ...world, now: new Date(world.now.getTime() + early) };
  const data = asCalendar(
    `eia/${route}/${series}`,
    weeksOf(course, ahead.now),
    { decimals: 0, ...course },
    ahead,
  )
    .filter(({ period }) => period >= start)
    .map(({ period, text }) => ({ period, duoarea: 'NUS', series, value: text, units: course.units }));
  const request = { command: `/v2/${route}/data/`, params: { frequency: 'weekly', start } };
  return json({
    response: { total: String(data.length), dateFormat: 'YYYY-MM-DD', frequency: 'weekly', data },
    request,
    apiVersion: '2.1.8',
  });
}
