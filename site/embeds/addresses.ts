import { type FrameColours, frameColours } from 'virtual:theme-frames';
import { EMBED_PAGES, type EmbedParameters } from '#contracts/embed-pages.ts';
import type { Scope } from '#contracts/events.ts';
import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import type { Vendor } from '#site/shell/consent/record.ts';

type Theme = EmbedParameters['theme'];

interface Shown {
  readonly locale: Locale;
  /** What the calendar covers; only the portal supports it. */
  readonly scope?: Scope;
  /** Time zone; only the portal supports it. */
  readonly zone?: DisplayZone;
  /** The community's calendar is always light. */
  readonly theme?: Theme;
}

/** Currencies of the community's calendar (F11). */
const CURRENCIES = 'AUD,CAD,CHF,CNY,EUR,GBP,JPY,MXN,NZD,USD';
const PORTAL = {
  columns: 'exc_flags,exc_currency,exc_importance,exc_actual,exc_forecast,exc_previous',
  importance: '1,2,3',
  features: 'datepicker,timezone,timeselector,filters',
} as const;
/**
 * The portal's number of each zone. 40 is its "(GMT -6:00) Guadalajara, Mexico City, Monterrey": its embed code for
 * Mexico uses it, and it is the third of four zones at that offset in its list. 55 is GMT.
 */
const PORTAL_ZONES = { mexico: '40', utc: '55' } as const;
/**
 * The portal's numbers of zones: 8 is New York, 58 Central Europe. A zone has many names; the minutes that UTC is
 * ahead in January and in July identify it.
 */
const PORTAL_LOCAL: Readonly<Record<string, string>> = { '300 240': '8', '-60 -120': '58', '0 0': '55' };
/** The portal's number of each language; 49 is Mexican Spanish, 4 is the Spanish of Spain. */
const PORTAL_LANGUAGES: Localized<string> = { es: '49', en: '1' };
/**
 * The portal's day rows and lines, in the page's colours. Other rows keep the portal's text colour: their background
 * has no parameter and is white.
 */
function portalColours({ ground, text, line }: FrameColours): Record<string, string> {
  return { ecoDayBackground: ground, ecoDayFontColor: text, innerBorderColor: line, borderColor: line };
}

/** Address of the frame of a company's content: its own page, or our sandboxed page that runs its script. */
export function embedAddress(
  vendor: Vendor,
  { locale, scope = 'day', zone = 'mexico', theme }: Shown,
): string {
  if (vendor === 'outlook' || vendor === 'calendarCharts')
    return `${EMBED_PAGES[vendor]}?${query({ lang: locale, ...(theme && { theme }) })}`;
  if (vendor === 'calendarPortal') {
    const colours = theme ? portalColours(frameColours[theme]) : {};
    const asked = {
      ...colours,
      ...PORTAL,
      calType: scope,
      timeZone: zone === 'local' ? (portalLocal() ?? PORTAL_ZONES.mexico) : PORTAL_ZONES[zone],
      lang: inLocale(PORTAL_LANGUAGES, locale),
    };
    return `https://sslecal2.investing.com/?${query(asked)}`;
  }
  const own = { lang: locale, impacts: '1,2,3', symbols: CURRENCIES };
  return `https://widget.myfxbook.com/widget/calendar.html?${query(own)}`;
}

/** Zone of the portal's calendar. It is Mexico City when the portal has no number for the zone of the device. */
export function portalHours(zone: DisplayZone): 'usual' | 'local' | 'utc' {
  if (zone === 'utc') return zone;
  return zone === 'local' && portalLocal() ? zone : 'usual';
}

function portalLocal(): string | undefined {
  const year = new Date().getFullYear();
  return PORTAL_LOCAL[[0, 6].map((month) => new Date(year, month, 1).getTimezoneOffset()).join(' ')];
}

/** Commas are not encoded, as in the vendors' own embed codes. */
function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString().replaceAll('%2C', ',');
}
