import { IMPACTS } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { type Filter, writeCalendarFilter } from './filter.ts';

const FILE = '/calendar.ics';

/**
 * Address of a subscription to the events a filter lets pass (N2). An address that names no impact would be given
 * those of high impact alone, so that all of them are named where none is chosen.
 */
export function subscriptionLink(filter: Filter, locale: Locale, origin: string): string {
  const query = new URLSearchParams();
  writeCalendarFilter(query, { ...filter, impacts: filter.impacts.length > 0 ? filter.impacts : IMPACTS });
  query.set('lang', locale);
  return `${origin}${FILE}?${query.toString().replaceAll('%2C', ',')}`;
}

/** The same for the device's own calendar program. */
export function webcalLink(link: string): string {
  return link.replace(/^https?:/, 'webcal:');
}
