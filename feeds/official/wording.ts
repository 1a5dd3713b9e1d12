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

/** "August 2026" → "2026-08"; "Second quarter 2026", "Q2 2026", "Quarter 2, 2026" → "2026-Q2"; null for other words. */
export function periodOfWords(text: string): string | null {
  const words = text.trim().toLowerCase();
  const [, month = '', year] = /^([a-z]+)\.? (\d{4})$/.exec(words) ?? [];
  const index = MONTHS.findIndex((name) => month.length >= 3 && name.startsWith(month));
  if (year !== undefined && index >= 0) return `${year}-${String(index + 1).padStart(2, '0')}`;
  const [, name = '', named] = /^([a-z]+) quarter,? (\d{4})$/.exec(words) ?? [];
  if (named !== undefined && QUARTERS.includes(name)) return `${named}-Q${QUARTERS.indexOf(name) + 1}`;
  const [, number, ofYear] = /^(?:q|quarter )([1-4]),? (\d{4})$/.exec(words) ?? [];
  return number === undefined ? null : `${ofYear}-Q${number}`;
}

/** "8:30 AM", "2:00 p.m." → "08:30", "14:00"; null for other words. */
export function timeOfWords(text: string): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?/i.exec(text.trim()) ?? [];
  const clock = Number(hour);
  if (half === undefined || clock < 1 || clock > 12 || Number(minute) > 59) return null;
  const hours = (clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The text as an instant with milliseconds; null without an offset, or for another spelling. */
export function instantOfText(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Whether the text is a day of the calendar, "2026-08-19". */
export function isDay(text: string): boolean {
  const at = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
