import { describe, expect, it } from 'vitest';
import { eventStatus } from './status.ts';

const claims = {
  timeIso: '2026-08-13T12:30:00.000Z',
  holiday: false,
  actual: null,
  country: 'US',
  currency: 'USD',
};
const sydneyHoliday = {
  timeIso: '2026-08-03T00:00:00.000Z',
  holiday: true,
  actual: null,
  country: 'AU',
  currency: 'AUD',
};

describe('eventStatus', () => {
  it.each([
    ['2026-08-13T12:29:59.999Z', 'upcoming'],
    ['2026-08-13T12:30:00.000Z', 'publishing'],
    ['2026-08-13T12:59:59.999Z', 'publishing'],
    ['2026-08-13T13:00:00.000Z', 'released'],
  ])('K3 at %s an event without a figure is %s', (now, status) => {
    expect(eventStatus(claims, new Date(now))).toBe(status);
  });

  it.each(['2026-08-13T11:00:00.000Z', '2026-08-13T12:30:01.000Z'])(
    'K3 an event with a figure is released, also at %s',
    (now) => {
      expect(eventStatus({ ...claims, actual: '221K' }, new Date(now))).toBe('released');
    },
  );

  it.each([
    ['2026-08-01T00:00:00.000Z', 'upcoming'],
    ['2026-08-03T00:10:00.000Z', 'upcoming'],
    ['2026-08-03T13:59:00.000Z', 'upcoming'],
    ['2026-08-03T14:00:00.000Z', 'released'],
  ])(
    'K3 a holiday is never publishing and ends with the day of its country: at %s it is %s',
    (now, status) => {
      expect(eventStatus(sydneyHoliday, new Date(now))).toBe(status);
    },
  );

  it('K3 a holiday without a country ends with its day in UTC', () => {
    const holiday = { ...sydneyHoliday, country: null, currency: null };
    expect(eventStatus(holiday, new Date('2026-08-03T23:59:59Z'))).toBe('upcoming');
    expect(eventStatus(holiday, new Date('2026-08-04T00:00:00Z'))).toBe('released');
  });
});
