import { beforeEach, expect, it, vi } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';

const July = '2026-07-15T05:30:00.000Z';
const event = {
  title: 'Core CPI m/m',
  currency: 'USD',
  time_iso: July,
  local_time: '23:30',
  day_bucket: '2026-07-14',
  affected_pairs: [],
} as unknown as EconomicEvent;

beforeEach(() => {
  const Real = Intl.DateTimeFormat;
  // Zone data from before 2022: in July they put Mexico City an hour ahead, on the next day at this instant.
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function old(locales, options) {
    const isMexico = options?.timeZone === 'America/Mexico_City';
    return new Real(locales, isMexico ? { ...options, timeZone: 'Etc/GMT+5' } : options);
  } as typeof Intl.DateTimeFormat);
  vi.resetModules();
});

it('F8 F2 a device with old zone data shares the hour and day the calendar names', async () => {
  const { eventText } = await import('./share.ts');
  const text = eventText(event, 'Name', 'es');
  expect(text).toContain('23:30');
  expect(text).toContain('14 de julio');
});

it('F8 K3 shows an earlier release and a moved hour on the correct day when the device has old zone data', async () => {
  const { fullMoment, releaseDay } = await import('#site/features/fx-impact/detail/past-dates.ts');
  expect(releaseDay(July, 'mexico', 'es')).toContain('14');
  expect(fullMoment(July, 'mexico', 'en')).toMatch(/Jul 14.*23:30/);
});
