import { EMBED_PAGES, type EmbedParameters } from '#contracts/embed-pages.ts';
import type { Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Vendor } from '#site/consent/record.ts';

interface Shown {
  readonly locale: Locale;
  /** What the calendar covers; only the portal's takes it. */
  readonly scope?: Scope;
  /** Only the charting platform's takes it. */
  readonly theme?: EmbedParameters['theme'];
}

/** Currencies of the community's calendar (SPEC F11). */
const CURRENCIES = 'AUD,CAD,CHF,CNY,EUR,GBP,JPY,MXN,NZD,USD';
/** Zone 8 is New York's; which number Mexico City has could not be established, so the page says whose time it is (SPEC F11). */
const PORTAL = {
  columns: 'exc_flags,exc_currency,exc_importance,exc_actual,exc_forecast,exc_previous',
  importance: '1,2,3',
  features: 'datepicker,timezone,timeselector,filters',
  timeZone: '8',
} as const;
/** The portal's number of each language. */
const PORTAL_LANGUAGES = { es: '4', en: '1' } as const satisfies Record<Locale, string>;

/** Where the frame of a company's content leads: its own page, or the sealed page of ours in which its script runs. */
export function embedAddress(vendor: Vendor, { locale, scope = 'day', theme }: Shown): string {
  const query = (values: Readonly<Record<string, string>>) =>
    new URLSearchParams(values).toString().replaceAll('%2C', ',');
  if (vendor === 'outlook' || vendor === 'calendarCharts')
    return `${EMBED_PAGES[vendor]}?${query({ lang: locale, ...(theme && { theme }) })}`;
  if (vendor === 'calendarPortal')
    return `https://sslecal2.investing.com/?${query({ ...PORTAL, calType: scope, lang: PORTAL_LANGUAGES[locale] })}`;
  const own = { lang: locale, impacts: '1,2,3', symbols: CURRENCIES };
  return `https://widget.myfxbook.com/widget/calendar.html?${query(own)}`;
}
