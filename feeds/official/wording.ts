import { instantOn } from '#domain/events/zones.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const QUARTERS = ['first', 'second', 'third', 'fourth'];

/**
 * "August 2026" → "2026-08". A quarter, "2026-Q2": "Q2/2026" (Eurostat), "Second quarter 2026" (Statistics Canada), "June
 * Quarter 2026" (ABS, by its last month), "April to June 2026" and "Quarter 2 (Apr to June) 2026" (ONS), "Q2 2026",
 * "Quarter 2, 2026". Null for other words: half a quarter, three other months, a year.
 */
export function periodOfWords(text: string): string | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const [, first = '', last = first, year] = /^([a-z]+)\.?(?: to ([a-z]+)\.?)? (\d{4})$/.exec(words) ?? [];
  const [from, to] = [monthOf(first), monthOf(last)];
  if (year !== undefined && from !== null && to === from) return `${year}-${String(to).padStart(2, '0')}`;
  if (year !== undefined && from !== null && to === from + 2) return quarterOf(year, to);
  const [, name = '', named] = /^([a-z]+) quarter,? (\d{4})$/.exec(words) ?? [];
  if (named !== undefined && QUARTERS.includes(name)) return `${named}-Q${QUARTERS.indexOf(name) + 1}`;
  if (named !== undefined) return quarterOf(named, monthOf(name));
  const [, number, ofYear] = /^(?:q|quarter )([1-4])(?:,? | \([a-z. ]+\) |\/)(\d{4})$/.exec(words) ?? [];
  return number === undefined ? null : `${ofYear}-Q${number}`;
}

/** 1 to 12, of a name or at least its first three letters. */
function monthOf(name: string): number | null {
  const index = MONTHS.findIndex((month) => name.length >= 3 && month.startsWith(name));
  return index < 0 ? null : index + 1;
}

/** The quarter that ends with the month; null when none does. */
function quarterOf(year: string, month: number | null): string | null {
  return month === null || month % 3 !== 0 ? null : `${year}-Q${month / 3}`;
}

/** "8:30 AM", "2:00 p.m." → "08:30", "14:00"; null for other words. */
export function timeOfWords(text: string): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?/i.exec(text.trim()) ?? [];
  const clock = Number(hour);
  if (half === undefined || clock < 1 || clock > 12 || Number(minute) > 59) return null;
  const hours = (clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/**
 * "2026-08-19T11:00Z" as an instant with milliseconds; null for another spelling. With a `zone` it is that zone's wall
 * clock, whatever offset is written behind it; without one the offset holds, and a text that has none gives null.
 */
export function instantOfText(text: string, zone: string | null = null): string | null {
  const [, day = '', time = '', offset] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim()) ??
    [];
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  if (zone !== null) return instantOn(day, time, zone).toISOString();
  const at = Date.parse(text);
  return offset === undefined || Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The time in a header of an answer, "Wed, 26 Aug 2026 12:30:02 GMT"; null without a valid time. */
export function instantOfHeader(text: string | undefined): string | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether the text is a day of the calendar, "2026-08-19". */
export function isDay(text: string): boolean {
  const at = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
