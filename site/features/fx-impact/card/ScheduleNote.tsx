import { calledOffWords } from '#content/called-off-words.ts';
import { translate } from '#content/words/translate.ts';
import type { EventSchedule } from '#contracts/schedules.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDate, formatDayShort } from '#domain/format.ts';
import { zoneOf } from '#domain/time/display-zone.ts';
import { momentOf } from '#site/features/fx-impact/board/zone.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import type { EventCardProps } from './card-props.ts';

/** Schedules are read once a day: after two without success their age is shown. */
const OLD_MS = 48 * 3_600_000;

/** By whom the time of an event is confirmed, moved or cancelled, when that was seen, and how old the schedule is (N11). */
export function ScheduleNote({ event, zone, locale }: EventCardProps) {
  const { schedule } = event;
  const ends = schedule?.state === 'unknown' ? schedule.ends : undefined;
  const isOld = useClock((now) => now - Date.parse(schedule?.read ?? '') > OLD_MS, false);
  if (schedule && ends !== undefined)
    return (
      <p className="smaller muted" data-part="event-schedule" data-state="ended">
        <a href={schedule.link} target="_blank" rel="noopener nofollow">
          {translate(locale, 'events.schedule.ended', {
            publisher: schedule.publisher,
            date: formatDate(ends, locale),
          })}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
      </p>
    );
  if (!schedule || schedule.seen === null || schedule.state === 'unknown') return null;
  const dateOf = (at: string) => formatDate(wallClock(new Date(at), zoneOf(zone)).day, locale);
  return (
    <p className="smaller muted" data-part="event-schedule" data-state={schedule.state}>
      <a href={schedule.link} target="_blank" rel="noopener nofollow">
        {scheduleWords({ event, zone, locale })}
        <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
      </a>{' '}
      {translate(locale, 'events.schedule.seen', { date: dateOf(schedule.seen) })}
      {isOld && schedule.read !== null && (
        <> {translate(locale, 'events.schedule.old', { date: dateOf(schedule.read) })}</>
      )}
    </p>
  );
}

/** "Hora confirmada por BLS", "Movido por BEA: antes 07:30"; empty when no schedule names the event. */
export function scheduleWords({ event, zone, locale }: EventCardProps): string {
  const { schedule } = event;
  if (!schedule || schedule.state === 'unknown') return '';
  const { state, publisher, to, from, from_of: of } = schedule;
  const off = calledOffWords(schedule, locale);
  if (off !== null) return off;
  const timeOf = (at: string | null) => timeWords(at ?? '', { event, zone, locale });
  if (state === 'late') return translate(locale, 'events.schedule.late', { publisher, time: timeOf(to) });
  if (state === 'moved') {
    const name = of === 'publisher' ? 'moved' : 'corrected';
    return translate(locale, `events.schedule.${name}`, { publisher, time: timeOf(from) });
  }
  return translate(locale, isDay(schedule) ? 'events.schedule.day' : 'events.schedule.confirmed', {
    publisher,
  });
}

/** Whether the publisher names a day without an hour. */
function isDay({ to }: EventSchedule): boolean {
  return to !== null && !to.includes('T');
}

/** A day as a date; an instant as its hour, with the date when it is another than the event's. */
function timeWords(at: string, { event, zone, locale }: EventCardProps): string {
  if (!at.includes('T')) return formatDayShort(at, locale);
  const face = (text: string) => wallClock(new Date(text), zoneOf(zone));
  return face(at).day === face(event.time_iso).day ? face(at).time : momentOf(at, zone, locale);
}
