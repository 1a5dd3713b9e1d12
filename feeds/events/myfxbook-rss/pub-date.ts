const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PUB_DATE =
  /^(?:[a-z]{3},\s*)?(?<day>\d{1,2})\s+(?<month>[a-z]{3})\s+(?<year>\d{4})\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?:gmt|utc|z|[+-]00:?00)$/i;

/**
 * "Thu, 11 Jun 2026 12:15 GMT" as an ISO instant. Parsed by hand, because the feed leaves out the seconds that RFC 822
 * requires, and engines disagree on such dates. Null for anything but a real date in UTC.
 */
export function parsePubDate(text: string): string | null {
  const { day, month, year, hour, minute, second = '00' } = PUB_DATE.exec(text.trim())?.groups ?? {};
  if (!day || !month || !year || !hour || !minute) return null;
  const number = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  const iso = `${year}-${number}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}.000Z`;
  const instant = new Date(iso);
  // Date would turn 31 June into 1 July.
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === iso ? iso : null;
}
