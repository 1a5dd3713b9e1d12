import { expect, it } from 'vitest';
import { es as words } from '#content/messages/fx-impact-events.ts';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import { noticeOf } from './announce.ts';
import { exampleEvents } from './example.ts';
import { type Reading, UNREAD } from './readings.ts';

const event = (impact: string) => ({ impact_level: impact }) as EconomicEvent;
const answer = (over: Partial<EventsResponse> = {}): EventsResponse => ({
  events: [event('high'), event('low')],
  source: 'forex-community',
  error: null,
  ...over,
});
const read = (over: Partial<Reading>): Reading => ({ ...UNREAD, readAt: 1, ...over });
const LIVE = words['events.toast.live'];

it('F10 the calendar asked for, read just now, is live', () => {
  expect(noticeOf(read({ response: answer() }), words)).toMatchObject({ kind: 'success', title: LIVE });
});

it.each(['stale', 'incomplete', 'source_off', 'source_failed'] as const)(
  'F10 L with %s nothing is called live',
  (code) => {
    const response = answer({ error: { code, message: '' } });
    expect(noticeOf(read({ response }), words)).toBeNull();
  },
);

it('F10 L a failed reading over older events calls nothing live', () => {
  expect(noticeOf(read({ response: answer(), hasFailed: true }), words)).toBeNull();
});

it('F10 the example is announced as Demo, whatever it holds', () => {
  const reading = read({ response: exampleEvents('es', 0), hasFailed: true, isExample: true });
  expect(noticeOf(reading, words)?.title).toBe(words['events.toast.demo']);
});

it('F10 an empty list, and one of low impact, has no event of high impact', () => {
  const none = words['events.toast.noHigh'];
  expect(noticeOf(read({ response: answer({ events: [] }) }), words)).toMatchObject({
    kind: 'info',
    title: none,
  });
  expect(noticeOf(read({ response: answer({ events: [event('low')] }) }), words)?.description).toBe(none);
});

it('F10 L nothing at all is an error', () => {
  const failed = words['events.failed'];
  expect(noticeOf(read({ hasFailed: true }), words)).toMatchObject({ kind: 'error', title: failed });
  const response = answer({ events: [], error: { code: 'unavailable', message: '' } });
  expect(noticeOf(read({ response }), words)?.title).toBe(failed);
});
