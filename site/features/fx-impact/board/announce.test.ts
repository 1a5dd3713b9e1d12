import { expect, it } from 'vitest';
import { allTexts } from '#content/words/translate.ts';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import { UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { noticeOf } from './announce.ts';
import { exampleEvents } from './example.ts';
import type { ListState } from './list-state.ts';

const words = allTexts('es');

const event = (impact: string) =>
  ({ impact_level: impact, time_iso: '2026-06-10', local_time: null }) as EconomicEvent;
const NOW = Date.parse('2026-06-10T16:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const answer = (over: Partial<EventsResponse> = {}): EventsResponse => ({
  observedAt: minutesAgo(1),
  events: [event('high'), event('low')],
  source: 'forex-community',
  error: null,
  ...over,
});
const read = (over: Partial<ListState>): ListState => ({ ...UNREAD, readAt: NOW, answeredAt: NOW, ...over });
const ASKED = 'forex-community';
const LIVE = words['events.toast.live'];

it('F10 the calendar asked for, read just now, is live', () => {
  expect(noticeOf(read({ response: answer() }), ASKED, 'es')).toMatchObject({
    kind: 'success',
    title: LIVE,
  });
});

it('F10 L calls a reading live when it is younger than five minutes, and names its age and the next one otherwise', () => {
  const said = (locale: 'es' | 'en', over: Partial<EventsResponse>) =>
    noticeOf(read({ response: answer(over) }), ASKED, locale);
  expect(said('es', { observedAt: minutesAgo(4.9) })?.title).toBe(LIVE);
  expect(said('es', { observedAt: minutesAgo(5) })?.title).not.toBe(LIVE);
  expect(said('es', { observedAt: minutesAgo(57) })).toMatchObject({
    kind: 'info',
    title: 'La lectura más reciente es de hace 57 min; la siguiente, en 3 min',
  });
  expect(said('en', { observedAt: minutesAgo(57) })?.title).toBe(
    'The latest reading was 57 minutes ago; the next one is in 3 min',
  );
});

it('F10 L promises no next reading when its time has passed, and no age when the answer has none', () => {
  const said = (observedAt: string | null) =>
    noticeOf(read({ response: answer({ observedAt }) }), ASKED, 'es')?.title;
  expect(said(minutesAgo(90))).toBe('La lectura más reciente es de hace 1 h');
  expect(said(null)).toBe(words['events.age.unknown']);
});

it('F10 the next reading comes sooner when a figure is due', () => {
  const due = { impact_level: 'high', time_iso: minutesAgo(-1), local_time: '10:01', actual: null };
  const response = answer({ observedAt: minutesAgo(20), events: [due as EconomicEvent] });
  expect(noticeOf(read({ response }), ASKED, 'en')?.title).toMatch(/the next one is in 2 min$/);
});

it.each(['stale', 'other_week', 'incomplete', 'ahead', 'gap', 'source_off', 'source_failed'] as const)(
  'F10 L with %s nothing is called live',
  (code) => {
    const response = answer({ error: { code, message: '' } });
    expect(noticeOf(read({ response }), ASKED, 'es')).toBeNull();
  },
);

it('F3 F10 L does not call a calendar live when it comes from another source, even without a reported problem', () => {
  expect(noticeOf(read({ response: answer({ source: 'investing-portal' }) }), ASKED, 'es')).toBeNull();
});

it('F10 L a failed reading over older events calls nothing live', () => {
  expect(noticeOf(read({ response: answer(), hasFailed: true }), ASKED, 'es')).toBeNull();
});

it('F10 the example is announced as Demo, whatever it holds', () => {
  const reading = read({ response: exampleEvents('es', 0), hasFailed: true, isExample: true });
  expect(noticeOf(reading, ASKED, 'es')?.title).toBe(words['events.toast.demo']);
});

it('F10 an empty list, and one of low impact, has no event of high impact', () => {
  const none = words['events.toast.noHigh'];
  expect(noticeOf(read({ response: answer({ events: [] }) }), ASKED, 'es')).toMatchObject({
    kind: 'info',
    title: none,
  });
  expect(noticeOf(read({ response: answer({ events: [event('low')] }) }), ASKED, 'es')?.description).toBe(
    none,
  );
});

it('F10 L nothing at all is an error', () => {
  const failed = words['events.failed'];
  expect(noticeOf(read({ hasFailed: true }), ASKED, 'es')).toMatchObject({ kind: 'error', title: failed });
  const response = answer({ events: [], error: { code: 'unavailable', message: '' } });
  expect(noticeOf(read({ response }), ASKED, 'es')?.title).toBe(failed);
});
