import { expect, it } from 'vitest';
import type { EventsProblem } from '#contracts/events.ts';
import { absenceIn } from './absence.ts';

const answer = (code: EventsProblem['code'] | null) => ({
  response: { error: code && { code, message: 'why' } },
  hasFailed: false,
});

it.each([
  ['nothing was read yet', { response: undefined, hasFailed: false }, 'waiting'],
  ['nothing could be read', { response: undefined, hasFailed: true }, 'unread'],
  ['the server has read nothing', answer('unavailable'), 'unread'],
  ['the events are invented', { ...answer(null), isExample: true }, 'unread'],
  ['the list is old', answer('stale'), 'unsure'],
  ['the list lacks a part', answer('incomplete'), 'unsure'],
  ['the last reading failed', { ...answer(null), hasFailed: true }, 'unsure'],
  ['the list is whole', answer(null), 'none'],
  ['another source took its place, and is whole', answer('source_off'), 'none'],
  ['another source took its place after a failure, and is whole', answer('source_failed'), 'none'],
] as const)(
  'F9 K3 what a list lacks is known not to exist only in a whole, present one: %s',
  (_when, list, absence) => {
    expect(absenceIn(list)).toBe(absence);
  },
);
