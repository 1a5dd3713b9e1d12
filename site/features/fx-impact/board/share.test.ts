import { expect, it } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { eventLink, eventText, messageLink, postLink } from './share.ts';

const event = {
  title: 'Core CPI m/m',
  currency: 'USD',
  time_iso: '2026-06-11T02:30:00.000Z',
  local_time: '20:30',
  day_bucket: '2026-06-10',
  affected_pairs: ['XAUUSD', 'EURUSD', 'GBPUSD', 'USDJPY'],
} as unknown as EconomicEvent;
const url = 'https://site.example/fx-impact?event=a|b#week';

it('F2 describes an event with its first three pairs and its hour, labelled as Mexico City', () => {
  const text = eventText(event, 'Name', 'es');
  expect(text).toContain('USD Core CPI m/m');
  expect(text).toContain('XAUUSD, EURUSD, GBPUSD');
  expect(text).not.toContain('USDJPY');
  expect(text).toContain('20:30');
  expect(text).toContain('10');
  expect(text).toMatch(/Ciudad de México/);
  expect(eventText(event, 'Name', 'en')).toMatch(/Mexico City/);
});

it('F2 K4 names an event in the reader’s language, and by its title where a backend gives no name', () => {
  const named = { ...event, name: 'IPC subyacente, mensual' };
  expect(eventText(named, 'Name', 'es')).toContain('USD IPC subyacente, mensual');
  expect(eventText({ ...event, name: null }, 'Name', 'es')).toContain('USD Core CPI m/m');
});

it('F2 an event without pairs or without an hour names none', () => {
  const holiday = { ...event, affected_pairs: [], local_time: null, time_iso: '2026-06-10' };
  const text = eventText(holiday, 'Name', 'en');
  expect(text).not.toMatch(/Pairs|:\d\d|\{\{/);
  expect(text).toContain('June 10');
});

it.each([
  ['cancelled', '2026-06-11T02:30:00.000Z', /Cancelado por BEA/],
  ['late', null, /Pospuesto por BEA/],
] as const)('F2 N11 the text of an event that is %s has no hour', (state, to, words) => {
  const schedule = { state, to, publisher: 'BEA' } as EconomicEvent['schedule'];
  const text = eventText({ ...event, schedule }, 'Name', 'es');
  expect(text).toMatch(words);
  expect(text).not.toMatch(/20:30|10|XAUUSD|\{\{/);
});

it('F2 both windows get text and address whole', () => {
  const message = new URL(messageLink({ text: 'Prices & jobs', url }));
  expect(message.searchParams.get('text')).toBe(`Prices & jobs ${url}`);
  const post = new URL(postLink({ text: 'Prices & jobs', url }));
  expect([post.searchParams.get('text'), post.searchParams.get('url')]).toEqual(['Prices & jobs', url]);
});

it('F2 a day without an hour names no clock', () => {
  const holiday = { ...event, local_time: null, time_iso: '2026-06-10' };
  expect(eventText(holiday, 'Name', 'es')).not.toMatch(/Ciudad de México|hora/);
  expect(eventText(holiday, 'Name', 'en')).not.toMatch(/Mexico City/);
});

it.each([
  '',
  '?lang=es',
  '?event=c#day',
  '#week',
  '#next',
  '#proxima',
  '#semana=2026-11-18',
  '#week=2026-11-15',
  '?scope=next#legend',
  '?scope=2026-11-15#legend',
])('F2 the link of an event leads to its own week by its date, whatever week %j shows', (rest) => {
  const link = eventLink({ href: `https://site.example/fx-impact${rest}` }, { ...event, id: 'a|b' });
  expect(link).toBe('https://site.example/fx-impact?event=a%7Cb#week=2026-06-07');
});

it('F2 the link of an event keeps source and filter, and names no language', () => {
  const place = {
    href: 'https://site.example/fx-impact?source=charting-platform&impact=high,medium&lang=en',
  };
  expect(eventLink(place, { ...event, id: 'b' })).toBe(
    'https://site.example/fx-impact?source=charting-platform&impact=high%2Cmedium&event=b#week=2026-06-07',
  );
});
