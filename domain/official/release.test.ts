import { expect, test } from 'vitest';
import { usualPeriod } from './about.ts';
import { officialRelease } from './release.ts';
import { KEY_RATE, observed, PRICES } from './testing.ts';

const AT = new Date('2026-09-11T12:30:00.000Z');
const AFTER = new Date('2026-09-11T13:00:00.000Z');
const july = observed({ period: '2026-07', value: '330.100', firstSeenAt: '2026-08-12T12:33:00.000Z' });
const august = observed();
const release = (vintages: Parameters<typeof officialRelease>[2], now = AFTER, series = PRICES) =>
  officialRelease(series, AT, vintages, now);

test.each([
  ['2026-09-11', 'month', [8, 20], '2026-08'],
  ['2026-09-04', 'month', [0, 12], '2026-08'],
  ['2026-09-29', 'month', [26, 42], '2026-08'],
  ['2026-10-02', 'month', [0, 12], '2026-09'],
  ['2026-07-31', 'quarter', [20, 45], '2026-Q2'],
  ['2026-09-25', 'month', [8, 20], null],
  ['2026-09-11', 'month', [8, 60], null],
] as const)(
  'N11 a release on %s of a %s after %j days is about %s',
  (day, period, releasedAfterDays, about) => {
    expect(usualPeriod(new Date(`${day}T12:30:00.000Z`), { period, releasedAfterDays })).toBe(about);
  },
);

test('N11 shows the figure of the release’s period once it is there, and the observation it is from', () => {
  expect(release([july, august])).toMatchObject({
    state: 'out',
    period: '2026-08',
    figure: '0.3',
    observation: august,
  });
});

test('N11 shows nothing before the schedule, even if the publisher is early', () => {
  const early = observed({ firstSeenAt: '2026-09-11T11:15:00.000Z' });
  expect(release([july, early], new Date('2026-09-11T12:29:59.999Z'))).toMatchObject({
    state: 'upcoming',
    figure: null,
  });
  expect(release([july, early])).toMatchObject({ state: 'out', figure: '0.3' });
});

test('N11 where a period has later estimates, what the first reading finds before the release is not taken for it', () => {
  const both = [july, observed()].map((one) => ({ ...one, firstSeenAt: '2026-09-11T02:00:00.000Z' }));
  const estimated = { ...PRICES, hasLaterEstimates: true } as const;
  expect(release(both, AFTER, estimated)).toMatchObject({ state: 'unconfirmed', figure: null });
  expect(release(both)).toMatchObject({ state: 'out', figure: '0.3' });
  const changed = observed({ vintage: 2, value: '331.600', firstSeenAt: '2026-09-11T12:31:00.000Z' });
  const figures = [...both, changed];
  expect(release(figures, AFTER, estimated)).toMatchObject({
    state: 'out',
    figure: '0.5',
    observation: changed,
  });
});

test('N11 is not out yet for an hour, then late, when only the month before is there', () => {
  expect(release([july], new Date('2026-09-11T13:29:00.000Z')).state).toBe('not_out_yet');
  expect(release([july], new Date('2026-09-11T13:30:00.000Z')).state).toBe('late');
});

test('N11 a weekly release is about the week that ended before it, also when a holiday moves it', () => {
  const weekly = { period: 'week', releasedAfterDays: [3, 8] } as const;
  for (const day of ['2026-09-23', '2026-09-24', '2026-09-25'])
    expect(usualPeriod(new Date(`${day}T14:30:00.000Z`), weekly)).toBe('2026-09-18');
});

test('N11 a change of half a month compares with the same half of the year before', () => {
  const halves = {
    ...PRICES,
    period: 'half-month',
    calculation: { type: 'percent', periods: 24 },
    releasedAfterDays: [6, 12],
  } as const;
  const at = new Date('2026-09-24T12:00:00.000Z');
  const before = observed({
    period: '2025-09-H1',
    value: '320.000',
    firstSeenAt: '2026-01-01T00:00:00.000Z',
  });
  const other = observed({ period: '2025-09-H2', value: '300.000', firstSeenAt: '2026-01-01T00:00:00.000Z' });
  const now = observed({ period: '2026-09-H1', value: '331.200', firstSeenAt: at.toISOString() });
  expect(officialRelease(halves, at, [before, other, now], at)).toMatchObject({
    state: 'out',
    period: '2026-09-H1',
    figure: '3.5',
  });
});

test('N11 a series that its publisher updates on the next day is late only after that', () => {
  const series = { ...PRICES, lateAfterHours: 30 };
  const after = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
  expect(release([july], after(29), series).state).toBe('not_out_yet');
  expect(release([july], after(30), series).state).toBe('late');
});

test('N11 keeps the first print when a later reading revises it', () => {
  const revised = observed({ vintage: 2, value: '333.000', firstSeenAt: '2026-10-14T12:33:00.000Z' });
  expect(release([july, august, revised], new Date('2026-11-01T00:00:00.000Z'))).toMatchObject({
    figure: '0.3',
  });
});

test('N11 compares with the value as it was known with the release, not with a later one', () => {
  const revisedJuly = observed({
    period: '2026-07',
    vintage: 2,
    value: '328.000',
    firstSeenAt: '2026-10-14T12:33:00.000Z',
  });
  expect(release([july, august, revisedJuly])).toMatchObject({ figure: '0.3' });
});

test('N11 does not confirm a value that was first read long after the release, or long before it', () => {
  const backfilled = observed({ firstSeenAt: '2026-11-01T00:00:00.000Z' });
  expect(release([july, backfilled], new Date('2026-11-02T00:00:00.000Z')).state).toBe('unconfirmed');
  const firstEstimate = observed({ firstSeenAt: '2026-08-30T12:30:00.000Z' });
  expect(release([july, firstEstimate]).state).toBe('unconfirmed');
  const secondEstimate = observed({ vintage: 2, value: '331.500', firstSeenAt: AT.toISOString() });
  expect(release([july, firstEstimate, secondEstimate])).toMatchObject({ state: 'out', figure: '0.4' });
});

test('N11 does not confirm a figure across a new unit or a new base', () => {
  const unit = 'index 2022=100';
  expect(release([july, observed({ unit })]).state).toBe('unconfirmed');
  const rebased = { firstSeenAt: august.firstSeenAt, vintage: 2 };
  const newJuly = observed({ ...rebased, period: '2026-07', value: '110.0' });
  expect(release([july, newJuly, observed({ value: '110.4' })]).state).toBe('unconfirmed');
  const june = observed({ period: '2026-06', value: '329.800', firstSeenAt: '2026-07-14T12:33:00.000Z' });
  const between = { firstSeenAt: '2026-08-20T00:00:00.000Z', vintage: 2 };
  const newJune = observed({ ...between, period: '2026-06', value: '109.9' });
  expect(release([june, newJune, july, observed({ value: '110.4' })]).state).toBe('unconfirmed');
});

const DECISION = new Date('2026-09-10T12:15:00.000Z');
const rateOf = (period: string, value: string, firstSeenAt: string) =>
  observed({ series: KEY_RATE.series, unit: '%', period, value, firstSeenAt });
const today = rateOf('2026-09-10', '2.00', '2026-09-10T08:00:00.000Z');

test('N11 shows a change that is dated ahead as the decision, and never the rate in force today', () => {
  const now = new Date('2026-09-10T13:00:00.000Z');
  const change = rateOf('2026-09-16', '1.75', '2026-09-10T12:16:00.000Z');
  expect(officialRelease(KEY_RATE, DECISION, [today], now)).toMatchObject({
    state: 'not_out_yet',
    figure: null,
  });
  expect(officialRelease(KEY_RATE, DECISION, [today, change], now)).toMatchObject({
    state: 'out',
    period: '2026-09-16',
    figure: '1.75',
  });
});

test('N11 waits for the day itself when a decision changes nothing, and is late only after it', () => {
  const at = (now: string, ...seen: readonly ReturnType<typeof rateOf>[]) =>
    officialRelease(KEY_RATE, DECISION, [today, ...seen], new Date(now)).state;
  expect(at('2026-09-15T12:00:00.000Z')).toBe('not_out_yet');
  expect(at('2026-09-18T12:15:00.000Z')).toBe('late');
  const same = rateOf('2026-09-16', '2.00', '2026-09-16T08:00:00.000Z');
  expect(at('2026-09-16T09:00:00.000Z', same)).toBe('out');
});

test('N11 shows no rate for a decision on another weekday', () => {
  const rates = [today, rateOf('2026-09-15', '2.00', '2026-09-15T08:00:00.000Z')];
  const wednesday = new Date('2026-09-09T12:15:00.000Z');
  expect(officialRelease(KEY_RATE, wednesday, rates, new Date('2026-09-16T00:00:00.000Z'))).toMatchObject({
    state: 'unconfirmed',
    period: null,
    figure: null,
  });
});
