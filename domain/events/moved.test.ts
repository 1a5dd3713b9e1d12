import { describe, expect, it } from 'vitest';
import { movedFrom } from './moved.ts';

const at = (hour: string) => `2026-06-10T${hour}:00.000Z`;
const change = (before: string, after: string, field = 'timeIso') => ({
  field,
  before: at(before),
  after: at(after),
});

describe('a moved event', () => {
  it('K3 names the hour it was first listed for', () => {
    expect(movedFrom(at('18:00'), [change('12:30', '15:00'), change('15:00', '18:00')])).toBe(at('12:30'));
  });

  it.each([
    ['drifted by minutes', at('13:15'), [change('12:30', '13:15')]],
    ['came back', at('12:30'), [change('12:30', '15:00'), change('15:00', '12:30')]],
    ['changed in another field', at('15:00'), [change('12:30', '15:00', 'title')]],
    ['never changed', at('12:30'), []],
  ])('K3 names none when the event %s', (_what, timeIso, changes) => {
    expect(movedFrom(timeIso, changes)).toBeNull();
  });
});
