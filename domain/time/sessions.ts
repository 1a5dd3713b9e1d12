import { addDays, instantOn, wallClock } from '#domain/events/zones.ts';

/** The three sessions of a trading day in currencies, in the order in which they open. */
export const MARKETS = ['asia', 'london', 'newYork'] as const;
export type Market = (typeof MARKETS)[number];

/**
 * Currencies trade day and night from Monday in Sydney to Friday 17:00 in New York. A session is when the banks of its city
 * work, in the city's own time: 9 to 18 in Tokyo, 8 to 17 in London and in New York
 * (https://www.babypips.com/learn/forex/forex-trading-sessions). Holidays of a city are not known here.
 */
const HOURS: Readonly<Record<Market, { zone: string; opens: string; closes: string }>> = {
  asia: { zone: 'Asia/Tokyo', opens: '09:00', closes: '18:00' },
  london: { zone: 'Europe/London', opens: '08:00', closes: '17:00' },
  newYork: { zone: 'America/New_York', opens: '08:00', closes: '17:00' },
};

/** A session that is open in a stretch of time; all in epoch ms. */
export interface Session {
  readonly market: Market;
  readonly opens: number;
  readonly closes: number;
  /** The part of it within the stretch. */
  readonly from: number;
  readonly to: number;
}

/** The sessions of a stretch of time (epoch ms), by market and time; each city's weekend has none (F8). */
export function sessionsIn(from: number, to: number): Session[] {
  return MARKETS.flatMap((market) => {
    const { zone, opens, closes } = HOURS[market];
    return daysBetween(from, to, zone)
      .filter(isWeekday)
      .map((day) => [instantOn(day, opens, zone).getTime(), instantOn(day, closes, zone).getTime()] as const)
      .filter(([start, end]) => start < to && end > from)
      .map(([start, end]) => ({
        market,
        opens: start,
        closes: end,
        from: Math.max(start, from),
        to: Math.min(end, to),
      }));
  });
}

/** The calendar days of a zone that a stretch touches. */
function daysBetween(from: number, to: number, zone: string): string[] {
  const days: string[] = [];
  const last = wallClock(new Date(to), zone).day;
  for (let { day } = wallClock(new Date(from), zone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function isWeekday(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay());
}
