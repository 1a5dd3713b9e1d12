import { expect, test } from 'vitest';
import { forecastBefore } from './forecast-before.ts';

const event = { forecast: '0.3%', timeIso: '2026-06-10T12:30:00.000Z' };
const change = (seenAt: string, before: string | null, field = 'forecast') => ({ field, seenAt, before });

test('N11 the forecast is the one before the first change after the release', () => {
  const changes = [
    change('2026-06-09T12:00:00.000Z', '0.1%'),
    change('2026-06-10T12:31:00.000Z', '0.2%'),
    change('2026-06-10T14:00:00.000Z', '0.4%'),
  ];
  expect(forecastBefore(event, changes)).toBe('0.2%');
});

test('N11 a change before the release, and a change of another field, leave the forecast as it is', () => {
  expect(forecastBefore(event, [change('2026-06-10T12:00:00.000Z', '0.1%')])).toBe('0.3%');
  expect(forecastBefore(event, [change('2026-06-10T12:31:00.000Z', '0.1%', 'previous')])).toBe('0.3%');
  expect(forecastBefore(event, [])).toBe('0.3%');
});

test('N11 a forecast that came after the release was not known before it', () => {
  expect(forecastBefore(event, [change('2026-06-10T12:31:00.000Z', null)])).toBeNull();
});

test('K3 the forecast is unknown when the previous figure changed with it, as of another vendor’s series', () => {
  const seenAt = '2026-06-10T12:31:00.000Z';
  expect(forecastBefore(event, [change(seenAt, '-0.35T'), change(seenAt, '-0.41T', 'previous')])).toBeNull();
});
