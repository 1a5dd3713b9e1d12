import { wallClock } from '#domain/events/zones.ts';

const MINUTE_MS = 60_000;

/** Minutes by which an IANA zone is ahead of UTC at an instant (epoch ms): −360 in Mexico City. */
export function offsetMinutes(zone: string, at: number): number {
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const { day, time } = wallClock(new Date(minute), zone);
  return (Date.parse(`${day}T${time}Z`) - minute) / MINUTE_MS;
}

/** "UTC−6", "UTC+5:30", "UTC". */
export function offsetLabel(zone: string, at: number): string {
  const minutes = offsetMinutes(zone, at);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}
