import { expect, it } from 'vitest';
import { allTexts } from '#content/words/translate.ts';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import { UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { noticeOf } from './announce.ts';
import { exampleEvents } from './example.ts';
import type { ListState } from './list-state.ts';

const words = allTexts('es');

const event = (impact: string) => ({ impact_level: impact }) as EconomicEvent;
const answer = (over: Partial<EventsResponse> = {}): EventsResponse => ({
  events: [event('high'), event('low')],
  source: 'forex-community',
  error: null,
  ...over,
});
const read = (over: Partial<ListState>): ListState => ({ ...UNREAD, readAt: 1, ...over });
const ASKED = 'forex-community';
const LIVE = words['events.toast.live'];

it('F10 the calendar asked for, read just now, is live', () => {
  expect(noticeOf(read({ response: answer() }), ASKED, 'es')).toMatchObject({
    kind: 'success',
    title: LIVE,
  });
});

it.each(['stale', 'incomplete', 'source_off', 'source_failed'] as const)(
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
