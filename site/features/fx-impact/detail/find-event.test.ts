import { expect, it } from 'vitest';
import type { EventHistory } from '#contracts/event-history.ts';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { findEvent } from './find-event.ts';

const event = (id: string) => ({ id, title: id }) as EconomicEvent;
const answer = (over: Partial<EventsResponse>): EventsResponse => ({
  events: [],
  source: 'forex-community',
  error: null,
  ...over,
});
const read = (...ids: string[]): ListState => ({
  ...UNREAD,
  response: answer({ events: ids.map(event) }),
  readAt: 1,
});
const FAILED: ListState = { ...UNREAD, hasFailed: true, readAt: 1 };
const EXAMPLE: ListState = { ...read('demo-1'), hasFailed: true, isExample: true };
const past = (id: string, stored?: EconomicEvent | null) =>
  ({ id, ...(stored !== undefined && { event: stored }) }) as EventHistory;

it('N2 F1 an event is shown as the day has it, else as the week has it, while its past is still read', () => {
  expect(findEvent([read('a')], UNREAD, 'reading', 'a')).toMatchObject({
    state: 'found',
    event: { id: 'a' },
  });
  expect(findEvent([read()], read('a'), 'reading', 'a')).toMatchObject({
    state: 'found',
    event: { id: 'a' },
  });
});

it('N2 N4 an event of the list on show opens as it is there, with that list, also when its past and this week fail', () => {
  const next = { ...read('a'), hasFailed: true };
  expect(findEvent([read(), next], FAILED, 'failed', 'a')).toEqual({
    state: 'found',
    event: event('a'),
    list: next,
  });
});

it('N2 an event of an earlier week or of another source is shown as it is stored', () => {
  const found = findEvent([read()], read('b'), past('a', event('a')), 'a');
  expect(found).toEqual({ state: 'found', event: event('a') });
  expect(findEvent([read()], FAILED, past('a', event('a')), 'a')).toMatchObject({ state: 'found' });
});

it('N2 K3 an id that was folded into another leads to the event that bears it now, as the list has it', () => {
  const found = findEvent([read()], read('new'), past('new', { ...event('new'), title: 'stored' }), 'old');
  expect(found).toMatchObject({ state: 'found', event: { id: 'new', title: 'new' } });
});

it('N2 F9 where nothing could be read nothing is said to be gone', () => {
  const shut = { ...read(), response: answer({ error: { code: 'unavailable', message: '' } }) };
  for (const week of [FAILED, EXAMPLE, shut, read()])
    expect(findEvent([UNREAD], week, 'failed', 'a').state).toBe('failed');
  expect(findEvent([UNREAD], FAILED, past('a', null), 'a').state).toBe('failed');
});

it('N2 an event is gone where week or store were read and do not have it', () => {
  expect(findEvent([UNREAD], read('b'), 'gone', 'a').state).toBe('gone');
  expect(findEvent([UNREAD], FAILED, 'gone', 'a').state).toBe('gone');
  expect(findEvent([UNREAD], read('b'), past('a'), 'a').state).toBe('gone');
});

it('N2 while list or store are read nothing is judged', () => {
  expect(findEvent([UNREAD], { ...UNREAD, isFetching: true }, 'reading', 'a').state).toBe('reading');
  expect(findEvent([UNREAD], { ...FAILED, isFetching: true }, 'failed', 'a').state).toBe('reading');
  expect(findEvent([UNREAD], read(), 'reading', 'a').state).toBe('reading');
});
