import { type Answer, type Ask, answer, html, json, type World } from './answer.ts';
import { KEYS } from './keys.ts';
import { type Course, followedValues, withCommas } from './official.ts';

const SERIES: Readonly<Record<string, Course>> = {
  'marts 44X72 MPCSM': { afterDays: 15, time: '12:30', decimals: 1, first: 0.4, growth: 0 },
  // Levels of the same category: with commas, and never asked for.
  'marts 44X72 SM': { afterDays: 15, time: '12:30', decimals: 0, first: 520_000, growth: 0.003 },
};

/** `/data/timeseries/eits/<program>`: without a known key a redirect to a page of HTML. */
export function eitsSeries(program: string, { query }: Ask, world: World): Answer {
  const key = query.get('key');
  if (key !== KEYS.CENSUS_KEY) {
    const page = key === null ? 'missing_key' : 'invalid_key';
    return { ...answer('text/plain', '', 302), headers: { location: `/eits/data/${page}.html` } };
  }
  const [category, type] = [query.get('category_code') ?? '', query.get('data_type_code') ?? ''];
  const course = SERIES[`${program} ${category} ${type}`];
  if (!course) return answer('application/json', '', 204);
  const from = (query.get('time') ?? '').replace('from ', '');
  const rows = followedValues(course, `eits/${program}/${category}/${type}`, world)
    .filter(({ period }) => period >= from)
    .map(({ period, text }) => [withCommas(text), '0', category, type, 'yes', 'no', period, '1']);
  const head = [
    'cell_value',
    'time_slot_id',
    'category_code',
    'data_type_code',
    'seasonally_adj',
    'error_data',
  ];
  return json([[...head, 'time', 'us'], ...rows]);
}

export function keyPage(): Answer {
  return html('<html><body><h1>A valid key must be included with each data API request.</h1></body></html>');
}
