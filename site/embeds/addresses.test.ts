import { describe, expect, test, vi } from 'vitest';
import { SCOPES } from '#contracts/events.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { CALENDARS } from '#site/features/fx-impact/calendars.ts';
import { embedAddress, portalHours } from './addresses.ts';

const THEMES = ['dark', 'light'] as const;
const shown = BASE_LOCALES.flatMap((locale) => THEMES.map((theme) => ({ locale, theme })));
const read = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address, 'https://own.example');
  return { at: origin + pathname, ...Object.fromEntries(searchParams) };
};
/** Local time in a zone, "2026-01-01 06:00:00". */
const localText = (at: Date, timeZone: string) =>
  at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

describe.each(shown)('F11 in $locale, $theme', ({ locale, theme }) => {
  test('F11 asks the community’s calendar for language, impacts 1-3 and the ten currencies', () => {
    expect(read(embedAddress('calendarCommunity', { locale, theme }))).toEqual({
      at: 'https://widget.myfxbook.com/widget/calendar.html',
      lang: locale,
      impacts: '1,2,3',
      symbols: 'AUD,CAD,CHF,CNY,EUR,GBP,JPY,MXN,NZD,USD',
    });
  });

  test.each(SCOPES)(
    'F11 asks the portal’s calendar for columns, importance, Mexico City and language for a %s',
    (scope) => {
      const asked = read(embedAddress('calendarPortal', { locale, theme, scope }));
      expect(asked).toMatchObject({
        at: 'https://sslecal2.investing.com/',
        columns: 'exc_flags,exc_currency,exc_importance,exc_actual,exc_forecast,exc_previous',
        importance: '1,2,3',
        features: 'datepicker,timezone,timeselector,filters',
        calType: scope,
        timeZone: '40',
        lang: { es: '49', en: '1' }[locale],
      });
    },
  );

  test.each([
    ['mexico', '40'],
    ['utc', '55'],
  ] as const)('F11 F8 asks the portal’s calendar for the shown time zone: %s', (zone, timeZone) => {
    expect(read(embedAddress('calendarPortal', { locale, theme, zone }))).toMatchObject({ timeZone });
  });

  test.each([
    ['America/New_York', [300, 240], '8', 'local'],
    ['Europe/Madrid', [-60, -120], '58', 'local'],
    ['Etc/UTC', [0, 0], '55', 'local'],
    ['America/Mexico_City', [360, 360], '40', 'usual'],
    // The portal has no known number for these, and another zone's hours would be wrong for half a year.
    ['America/Chicago', [360, 300], '40', 'usual'],
    ['America/Bogota', [300, 300], '40', 'usual'],
    ['Europe/London', [0, -60], '40', 'usual'],
    ['Africa/Lagos', [-60, -60], '40', 'usual'],
  ] as const)(
    'F11 F8 shows the portal’s calendar on a device in %s in its hours where the zone number is known, and names the zone',
    (zone, [january, july], timeZone, hours) => {
      for (const [month, minutes] of [
        [0, january],
        [6, july],
      ] as const) {
        const noon = new Date(Date.UTC(2026, month, 1, 12));
        expect(noon.getTime() - Date.parse(`${localText(noon, zone)}Z`)).toBe(minutes * 60_000);
      }
      vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
        return this.getMonth() === 0 ? january : july;
      });
      const address = embedAddress('calendarPortal', { locale, theme, zone: 'local' });
      expect(read(address)).toMatchObject({ timeZone });
      expect(portalHours('local')).toBe(hours);
      expect([portalHours('utc'), portalHours('mexico')]).toEqual(['utc', 'usual']);
    },
  );

  test('F11 J5 applies the theme to the portal’s day rows and lines, not to its text on white', () => {
    const address = embedAddress('calendarPortal', { locale, theme });
    const other = embedAddress('calendarPortal', { locale, theme: theme === 'dark' ? 'light' : 'dark' });
    for (const name of ['ecoDayBackground', 'ecoDayFontColor', 'innerBorderColor', 'borderColor']) {
      const [one, two] = [address, other].map((each) => new URL(each).searchParams.get(name));
      expect(one).toMatch(/^#[0-9a-f]{6}$/);
      expect(one).not.toBe(two);
      expect(address).toContain(`${name}=%23`);
    }
    expect(address).not.toContain('defaultFont');
  });

  test('F11 passes language and theme to the charting platform’s calendar', () => {
    const at = 'https://own.example/embed/calendar-charts';
    expect(read(embedAddress('calendarCharts', { locale, theme }))).toEqual({ at, lang: locale, theme });
  });
});

test('F11 keeps the commas of lists, as in the vendors’ own embed codes', () => {
  for (const { vendor } of CALENDARS) expect(embedAddress(vendor, { locale: 'es' })).not.toContain('%2C');
});

test('F11 sets a height for the frame of each calendar', () => {
  expect(CALENDARS.map(({ vendor, height }) => [vendor, height])).toEqual([
    ['calendarCommunity', 400],
    ['calendarPortal', 400],
    ['calendarCharts', 550],
  ]);
});
