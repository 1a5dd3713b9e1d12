import { expect, it } from 'vitest';
import type { EventsResponse } from '#contracts/events.ts';
import { UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { exampleEvents } from './example.ts';
import { isOtherSource, modeOf } from './mode.ts';

const stale = { code: 'stale', message: '' } as const;
const response: EventsResponse = { events: [], source: 'forex-community', error: null };

it('K3 detects another source from the events’ source, whatever the problem', () => {
  for (const error of [null, stale]) {
    const reading = { ...UNREAD, response: { ...response, error } };
    expect(isOtherSource(reading, 'charting-platform')).toBe(true);
    expect(isOtherSource(reading, 'forex-community')).toBe(false);
  }
});

it('K3 F10 neither nothing nor the example is another source', () => {
  expect(isOtherSource(UNREAD, 'charting-platform')).toBe(false);
  const example = { ...UNREAD, response: exampleEvents('es', 0), isExample: true };
  expect(isOtherSource(example, 'charting-platform')).toBe(false);
});

it.each([
  ['stale', 'stored'],
  ['other_week', 'stored'],
  ['incomplete', 'stored'],
  ['ahead', 'live'],
  ['gap', 'live'],
] as const)('F10 K3 a list that is %s is shown as %s', (code, mode) => {
  const reading = { ...UNREAD, response: { ...response, error: { code, message: '' } } };
  expect(modeOf(reading)).toBe(mode);
});
