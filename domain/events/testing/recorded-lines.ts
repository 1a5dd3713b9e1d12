import { countryOf, splitDemonym } from '../places.ts';
import { RECORDED_WEEK } from '../recorded-week.fixture.ts';

/** One line of the recorded week: one event of one or both vendors. */
export interface RecordedLine {
  readonly line: number;
  readonly currency: string;
  readonly country: string | null;
  /** UTC instant in the export; the RSS may differ by minutes. */
  readonly timeIso: string;
  readonly listed: { readonly title: string; readonly previous: string | null } | null;
  readonly reported: {
    readonly title: string;
    readonly previous: string | null;
    readonly timeIso: string;
  } | null;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The instant of a New York summer time in the recorded week, 2 to 8 August 2026. */
function instant(day: string, time: string): string {
  const date = String(2 + DAYS.indexOf(day)).padStart(2, '0');
  return new Date(`2026-08-${date}T${time}:00-04:00`).toISOString();
}

export function readLines(text: string): RecordedLine[] {
  return text.trim().split('\n').map(readLine);
}

function readLine(text: string, line: number): RecordedLine {
  const [at = '', place = '', title = '', previous = '', rss = '', rssPrevious = '', rssTime] =
    text.split(';');
  const [day = '', time = ''] = at.split(' ');
  const [currency = '', named] = place.split('@');
  const reportedPrevious = (rssPrevious === '=' ? previous : rssPrevious) || null;
  return {
    line,
    currency,
    country: named ?? splitDemonym(title).country ?? countryOf(currency),
    timeIso: instant(day, time),
    listed: title ? { title, previous: previous || null } : null,
    reported: rss ? { title: rss, previous: reportedPrevious, timeIso: instant(day, rssTime || time) } : null,
  };
}

export const RECORDED_LINES = readLines(RECORDED_WEEK);
