import type { EventSchedule } from '#contracts/schedules.ts';

/** Why an event does not come out at the time it has: cancelled, or postponed without a new date; null when it does. */
export function calledOff(
  schedule: Pick<EventSchedule, 'state' | 'to'> | null | undefined,
): 'cancelled' | 'postponed' | null {
  if (schedule?.state === 'cancelled') return 'cancelled';
  return schedule?.state === 'late' && schedule.to === null ? 'postponed' : null;
}
