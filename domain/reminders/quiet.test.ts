import { expect, test } from 'vitest';
import { isKnownZone, isQuiet } from './quiet.ts';

const NIGHT = { from: '22:00', to: '07:00' };

test.each([
  ['21:59', false],
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('N16 a night from 22:00 to 07:00 at %s is quiet: %s', (time, quiet) => {
  expect(isQuiet(NIGHT, new Date(`2026-06-10T${time}:00.000Z`), 'UTC')).toBe(quiet);
});

test('N16 quiet hours follow the clocks of the reader over both changes of the year', () => {
  // Madrid: forward on 29 March 2026 at 01:00 UTC, back on 25 October 2026 at 01:00 UTC.
  const at = (instant: string) => isQuiet(NIGHT, new Date(instant), 'Europe/Madrid');
  expect([at('2026-03-28T05:59:00Z'), at('2026-03-28T06:00:00Z')]).toEqual([true, false]);
  expect([at('2026-03-29T04:59:00Z'), at('2026-03-29T05:00:00Z')]).toEqual([true, false]);
  expect([at('2026-10-25T05:59:00Z'), at('2026-10-25T06:00:00Z')]).toEqual([true, false]);
  // The hour from 2 to 3 comes twice.
  const twice = (instant: string) =>
    isQuiet({ from: '02:15', to: '02:45' }, new Date(instant), 'Europe/Madrid');
  expect([twice('2026-10-25T00:30:00Z'), twice('2026-10-25T01:30:00Z')]).toEqual([true, true]);
});

test('N16 no hours, and two equal ones, are never quiet', () => {
  for (const quiet of [null, { from: '08:00', to: '08:00' }])
    expect(isQuiet(quiet, new Date('2026-06-10T08:00:00Z'), 'UTC')).toBe(false);
});

test('N16 knows the zones of the world and no other text', () => {
  expect(['America/Mexico_City', 'Europe/Madrid', 'UTC'].every(isKnownZone)).toBe(true);
  expect(['Mars/Base', '', '../etc'].some(isKnownZone)).toBe(false);
});
