import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { enrich } from '#content/indicators/enrich.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { VENDORS } from '#contracts/vendors.ts';
import type { CalendarEntry } from './entries.ts';
import { CALENDAR_WORDS } from './words.ts';

export interface CalendarFile {
  readonly brandName: string;
  /** Host of the site; every UID ends with it. */
  readonly host: string;
  /** Address of the calendar page. */
  readonly pageUrl: string;
  /** Whether the upstreams are replayed: the file then says that it is sample data. */
  readonly replayed: boolean;
}

/** How often a calendar program should read the file again. */
const TTL_S = 3600;

/** An iCalendar file (RFC 5545): instants in UTC, holidays as dates. The same events always give the same file. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  locale: Locale,
  { brandName, host, pageUrl, replayed }: CalendarFile,
): string {
  const words = inLocale(CALENDAR_WORDS, locale);
  const calendar = ical({
    prodId: { company: brandName, product: 'calendar', language: locale.toUpperCase() },
    name: `${brandName} · ${replayed ? words.nameReplayed : words.name}`,
    description: words.about,
    url: pageUrl,
    ttl: TTL_S,
  });
  for (const entry of entries) calendar.createEvent(eventData(entry, locale, { host, pageUrl }));
  return `${calendar.toString().replace(/(\r\n)+$/, '')}\r\n`;
}

function eventData(
  { event, changes }: CalendarEntry,
  locale: Locale,
  { host, pageUrl }: Pick<CalendarFile, 'host' | 'pageUrl'>,
): ICalEventData {
  const { id, firstId, title, currency, impact, holiday, timeIso, withdrawnAt } = event;
  const changedAt = new Date(lastChange({ event, changes }));
  const url = `${pageUrl}?event=${encodeURIComponent(id)}`;
  return {
    id: `${firstId}@${host}`,
    start: new Date(timeIso),
    allDay: holiday,
    stamp: changedAt,
    lastModified: changedAt,
    sequence: sequenceOf({ event, changes }),
    status: withdrawnAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: currency === null ? title : `${currency} · ${title}`,
    description: descriptionOf(event, locale),
    url,
    categories: [
      inLocale(CALENDAR_WORDS, locale).impact[impact],
      ...(currency === null ? [] : [currency]),
    ].map((name) => ({ name })),
  };
}

/** Grows with every change, withdrawal and return (RFC 5545, 3.8.7.4). */
export function sequenceOf({ event: { withdrawals, withdrawnAt }, changes }: CalendarEntry): number {
  return changes.length + 2 * withdrawals - (withdrawnAt === null ? 0 : 1);
}

/** When the event last changed in the file: a revision, a withdrawal, or its first reading. ISO 8601, UTC. */
export function lastChange({ event, changes }: CalendarEntry): string {
  const times = [event.firstSeenAt, event.withdrawnAt ?? '', ...changes.map(({ seenAt }) => seenAt)];
  return times.sort().at(-1) ?? event.firstSeenAt;
}

function descriptionOf(event: CalendarEntry['event'], locale: Locale): string {
  const { title, currency, impact, holiday, forecast, previous, actual, origin } = event;
  const words = inLocale(CALENDAR_WORDS, locale);
  const { summary, pairs } = enrich({ title, currency, impact, holiday, locale });
  const figures = [
    [words.actual, actual],
    [words.forecast, forecast],
    [words.previous, previous],
  ].flatMap(([label, figure]) => (figure ? [`${label}: ${figure}`] : []));
  return [
    [words.impact[impact], ...figures].join(' · '),
    summary,
    ...(pairs.length > 0 ? [`${words.pairs}: ${pairs.join(', ')}`] : []),
    `${words.source}: ${VENDORS[origin].events}`,
  ].join('\n');
}
