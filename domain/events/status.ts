import type { CalendarEvent, EventStatus } from '#contracts/events.ts';
import { homeZone } from './places.ts';
import { addDays, startOfDay } from './zones.ts';

/** How long an event without a figure counts as being published (K3). */
const PUBLISHING_MS = 30 * 60_000;

type Timed = Pick<CalendarEvent, 'timeIso' | 'holiday' | 'actual' | 'country' | 'currency'>;

/**
 * Status at `now` (K3). An event is released as soon as it has a figure, whatever its clock time is (tentative times are
 * invented); else 30 minutes after its time. A holiday is upcoming until its day ends in its own country (UTC if the
 * country is unknown), then released; it is never publishing.
 */
export function eventStatus(event: Timed, now: Date): EventStatus {
  if (event.holiday) return now < endOfHoliday(event) ? 'upcoming' : 'released';
  if (event.actual !== null) return 'released';
  const sinceMs = now.getTime() - Date.parse(event.timeIso);
  if (sinceMs < 0) return 'upcoming';
  return sinceMs < PUBLISHING_MS ? 'publishing' : 'released';
}

function endOfHoliday({ timeIso, country, currency }: Timed): Date {
  return startOfDay(addDays(timeIso.slice(0, 10), 1), homeZone(country, currency));
}
