import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Vendor } from '#site/shell/consent/record.ts';

interface ReferenceCalendar {
  readonly source: EventSource;
  readonly vendor: Vendor;
  /** CSS pixels (F11). */
  readonly height: number;
  /** The vendor's own page: its credit, and the way there where the frame is blocked. */
  readonly credit: string;
}

/** The vendors' own calendars (F11). */
export const CALENDARS: readonly ReferenceCalendar[] = [
  {
    source: 'forex-community',
    vendor: 'calendarCommunity',
    height: 400,
    credit: 'https://www.myfxbook.com/forex-economic-calendar',
  },
  {
    source: 'investing-portal',
    vendor: 'calendarPortal',
    height: 400,
    credit: 'https://www.investing.com/economic-calendar/',
  },
  {
    source: 'charting-platform',
    vendor: 'calendarCharts',
    height: 550,
    credit: 'https://www.tradingview.com/economic-calendar/',
  },
];

/** Whose time a vendor's calendar shows; the portal's follows the page (F8, F11). */
export function calendarHours(locale: Locale, source: EventSource) {
  const usual = translate(locale, `fxImpact.widgets.zone.${source}`);
  if (source !== 'investing-portal') return { usual };
  return {
    usual,
    utc: translate(locale, 'fxImpact.widgets.utc'),
    local: translate(locale, 'fxImpact.widgets.local'),
  };
}
