import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventsProblem, EventsResponse } from '#contracts/events.ts';
import { createBackend } from '#site/lib/backend/client.ts';
import { NextEvent } from './NextEvent.tsx';
import { readNext } from './read-next.ts';

const AT = Date.parse('2026-06-10T16:00:00.000Z');
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(AT),
}));
const state = vi.hoisted(() => ({ data: undefined as EventsResponse | undefined, hasFailed: false }));
vi.mock('#site/lib/query/useQuery.ts', () => ({ useQuery: () => state }));

function textOf(
  code: EventsProblem['code'] | null | undefined,
  hasFailed = false,
  events: readonly EconomicEvent[] = [],
): string {
  const error = code ? { code, message: 'why' } : null;
  state.data = code === undefined ? undefined : { events: [...events], source: 'forex-community', error };
  state.hasFailed = hasFailed;
  const backend = createBackend({ url: '', anonKey: 'a public key' });
  return load(renderToStaticMarkup(<NextEvent locale="en" backend={backend} calendar="/fx-impact" />)).text();
}

/** An event of high impact in some minutes. */
const coming = (minutes: number): EconomicEvent => ({
  id: 'coming',
  time_iso: new Date(AT + minutes * 60_000).toISOString(),
  local_time: '10:30',
  country: 'US',
  currency: 'USD',
  title: 'Core CPI m/m',
  impact_level: 'high',
  impact_icon: '',
  affected_pairs: [],
  status: 'upcoming',
  forecast: null,
  previous: null,
  actual: null,
  surprise: null,
  source: 'Calendar',
  source_link: null,
  summary: '',
  frdm_insight: '',
  tags: [],
  day_bucket: '2026-06-10',
  week_range: '2026-06-07/2026-06-13',
});

it('D1 F9 the week has no event of high impact left only where its whole list says so', () => {
  const none = translate('en', 'next.none');
  expect(textOf(null)).toContain(none);
  for (const code of ['stale', 'incomplete', 'unavailable'] as const)
    expect(textOf(code)).not.toContain(none);
  expect(textOf(null, true)).not.toContain(none);
  expect(textOf(undefined, true)).toContain(translate('en', 'next.unknown'));
  expect(textOf(undefined)).toContain(translate('en', 'next.waiting'));
});

it('D1 K4 the next event has its name in the reader’s language, and its title where a backend gives no name', () => {
  expect(textOf(null, false, [{ ...coming(30), name: 'Core CPI, monthly' }])).toContain('Core CPI, monthly');
  for (const name of [null, undefined])
    expect(textOf(null, false, [{ ...coming(30), ...(name === null && { name }) }])).toContain(
      'Core CPI m/m',
    );
});

it('D1 F9 the next event is called the next known one where an earlier one may be missing', () => {
  const events = [coming(30)];
  expect(textOf(null, false, events)).not.toContain(translate('en', 'hero.nextKnown'));
  for (const code of ['stale', 'incomplete'] as const)
    expect(textOf(code, false, events)).toContain(translate('en', 'hero.nextKnown'));
  expect(textOf(null, true, events)).toContain(translate('en', 'hero.nextKnown'));
});

it('D1 F1 asks for the next week when this one has no event of high impact left, and only then', async () => {
  const weeks: Record<string, readonly EconomicEvent[]> = {
    present: [coming(-60)],
    '2026-06-14': [coming(5_000)],
  };
  const asked: string[] = [];
  const events = async ({ week = 'present' }: { readonly week?: string }): Promise<EventsResponse> => {
    asked.push(week);
    return { events: [...(weeks[week] ?? [])], source: 'forex-community', error: null };
  };
  const read = async () => (await readNext({ events }, { lang: 'es', now: AT })).events[0];
  expect((await read())?.time_iso).toBe(coming(5_000).time_iso);
  weeks['2026-06-14'] = [];
  expect((await read())?.time_iso).toBe(coming(-60).time_iso);
  asked.length = 0;
  weeks.present = [coming(60)];
  expect((await read())?.time_iso).toBe(coming(60).time_iso);
  expect(asked).toEqual(['present']);
});
