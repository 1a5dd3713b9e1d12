import ical, {
  ICalAlarmType,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { enrich } from '#content/indicators/enrich.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { nameAmong, named } from '../events/shared-name.ts';
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
  /** When the calendar was last read, if that is so long ago that events may be missing; ISO 8601. */
  readonly oldSince?: string | null;
  /** Whether the calendar program reminds of each event a quarter of an hour before (N16). Default: no. */
  readonly hasAlarm?: boolean;
}

/** How often a calendar program should read the file again. */
const TTL_S = 3600;
const ALARM_S = 900;

/** An iCalendar file (RFC 5545): instants in UTC, holidays as dates. The same events always give the same file. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  locale: Locale,
  { brandName, host, pageUrl, replayed, oldSince = null, hasAlarm = false }: CalendarFile,
): string {
  const words = inLocale(CALENDAR_WORDS, locale);
  const calendar = ical({
    prodId: { company: brandName, product: 'calendar', language: locale.toUpperCase() },
    name: `${brandName} · ${replayed ? words.nameReplayed : words.name}`,
    description:
      oldSince === null
        ? words.about
        : `${words.about} ${words.old} ${wallClock(new Date(oldSince), MEXICO_CITY).day}.`,
    url: pageUrl,
    ttl: TTL_S,
  });
  for (const entry of entries) {
    const event = calendar.createEvent(eventData(entry, locale, { host, pageUrl }));
    // What does not take place reminds of nothing.
    if (hasAlarm && statusOf(entry) === ICalEventStatus.CONFIRMED)
      event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_S });
  }
  return `${calendar.toString().replace(/(\r\n)+$/, '')}\r\n`;
}

function eventData(
  entry: CalendarEntry,
  locale: Locale,
  { host, pageUrl }: Pick<CalendarFile, 'host' | 'pageUrl'>,
): ICalEventData {
  const { id, firstId, title, currency, impact, holiday, timeIso } = entry.event;
  const name = nameOf({ name: ownName(entry, locale), title });
  const changedAt = new Date(lastChange(entry));
  const url = `${pageUrl}?event=${encodeURIComponent(id)}`;
  return {
    id: `${firstId}@${host}`,
    start: new Date(timeIso),
    allDay: holiday,
    stamp: changedAt,
    lastModified: changedAt,
    sequence: sequenceOf(entry),
    status: statusOf(entry),
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: currency === null ? name : `${currency} · ${name}`,
    description: descriptionOf(entry, locale),
    url,
    categories: [
      inLocale(CALENDAR_WORDS, locale).impact[impact],
      ...(currency === null ? [] : [currency]),
    ].map((name) => ({ name })),
  };
}

function ownName({ event, ofMoment }: CalendarEntry, locale: Locale): string | null {
  const { name } = enrich({ ...event, locale });
  return nameAmong({ ...event, name }, named(ofMoment, locale));
}

/** The publisher decides: cancelled, or without a date for now. */
function statusOf({ event: { withdrawnAt }, schedule }: CalendarEntry): ICalEventStatus {
  const off = calledOff(schedule);
  if (withdrawnAt !== null || off === 'cancelled') return ICalEventStatus.CANCELLED;
  return off === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * Grows with every change, and never falls (RFC 5545, 3.8.7.4). It is the seconds from the first reading of the event to its
 * last change, by the calendar, the publisher's schedule or the official figure. Withdrawals and returns are counted, because
 * the time of a return is not known.
 */
export function sequenceOf({ event, changes, schedule, official }: CalendarEntry): number {
  const { firstSeenAt, withdrawals, withdrawnAt } = event;
  const times = [
    ...changes.map(({ seenAt }) => seenAt),
    schedule?.seen,
    official?.state === 'out' ? official.first_seen : null,
  ].map((time) => Date.parse(time ?? firstSeenAt));
  const lasted = Math.max(0, ...times) - Date.parse(firstSeenAt);
  return Math.max(0, Math.ceil(lasted / 1000)) + 2 * withdrawals - (withdrawnAt === null ? 0 : 1);
}

/**
 * When the event last changed in the file: a revision, a withdrawal, its first reading, its official figure, its publisher's
 * schedule. ISO 8601, UTC.
 */
export function lastChange({ event, changes, schedule, official }: CalendarEntry): string {
  const seen = [
    schedule?.seen,
    official?.first_seen,
    event.withdrawnAt,
    ...changes.map(({ seenAt }) => seenAt),
  ];
  const times = [event.firstSeenAt, ...seen.map((time) => time ?? '')];
  return times.sort().at(-1) ?? event.firstSeenAt;
}

function descriptionOf(entry: CalendarEntry, locale: Locale): string {
  const { event, official } = entry;
  const { title, impact, forecast, previous, origin } = event;
  const actual = official?.actual ?? event.actual;
  const words = inLocale(CALENDAR_WORDS, locale);
  const { summary, pairs } = enrich({ ...event, locale });
  const name = ownName(entry, locale);
  const figures = [
    [words.actual, actual],
    [words.forecast, forecast],
    [words.previous, previous],
  ].flatMap(([label, figure]) => (figure ? [`${label}: ${figure}`] : []));
  return [
    [words.impact[impact], ...figures].join(' · '),
    ...officialLine(entry, locale),
    summary,
    ...(pairs.length > 0 ? [`${words.pairs}: ${pairs.join(', ')}`] : []),
    ...scheduleLine(entry, locale),
    // Its source writes it otherwise than the summary of the file.
    `${words.source}: ${VENDORS[origin].events}${name === null || name === title ? '' : ` · ${title}`}`,
  ].join('\n');
}

/**
 * The publisher of the actual, or where its figure is. An event that is still due has none, nor has one that does not take
 * place.
 */
function officialLine({ official, schedule }: CalendarEntry, locale: Locale): string[] {
  const words = inLocale(CALENDAR_WORDS, locale).official;
  if (!official || official.state === 'upcoming' || official.state === 'unread') return [];
  const { state, publisher, ours, link } = official;
  if (state === 'out') return [`${ours ? words.ours : words.out}: ${publisher} (${link})`];
  return calledOff(schedule) === null ? [`${publisher}: ${words[state]}`] : [];
}

/** Who confirms, moves or cancels the event, with its schedule; nothing when no schedule names it. */
function scheduleLine({ schedule }: CalendarEntry, locale: Locale): string[] {
  if (!schedule || schedule.state === 'unknown') return [];
  const { state, to, publisher, link } = schedule;
  const words = inLocale(CALENDAR_WORDS, locale).schedule;
  const isDay = state === 'confirmed' && to !== null && !to.includes('T');
  const key = calledOff(schedule) ?? (isDay ? 'day' : state);
  return [`${words[key]} ${publisher}: ${link}`];
}
