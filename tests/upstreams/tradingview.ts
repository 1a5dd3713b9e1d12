import { type Answer, type Ask, json, type World } from './answer.ts';
import { type Occurrence, occurrenceId, occurrences, rssFigure, rssImpact } from './calendar.ts';
import { parseFigure, unscaled } from './figure.ts';
import { addDays, newYorkDay, newYorkSunday } from './newyork.ts';
import { COUNTRIES, type Country, countryNamed } from './payload.ts';

/** Longer answers are cut at their end, silently. */
const ROWS_AT_MOST = 2000;
const IMPORTANCE = { high: 1, medium: 0, low: -1, no: -1 } as const;

function figures(event: Occurrence) {
  const parts = (['actual', 'forecast', 'previous'] as const).map((name) => {
    const figure = parseFigure(rssFigure(event, name));
    return { name, figure };
  });
  const known = parts.find((part) => part.figure)?.figure;
  return {
    ...Object.fromEntries(parts.map(({ name, figure }) => [name, figure?.value ?? null])),
    ...Object.fromEntries(parts.map(({ name, figure }) => [`${name}Raw`, figure ? unscaled(figure) : null])),
    ...(known?.unit ? { unit: known.unit } : {}),
    ...(known?.scale ? { scale: known.scale } : {}),
  };
}

const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

const period = (at: Date): string => monthName.format(at.getTime() - 30 * 86_400_000);

function released(event: Occurrence, country: Country) {
  const title = event.entry.rss?.title ?? '';
  const speech = event.entry.forecast + event.entry.previous + event.entry.actual === '';
  return {
    id: String(occurrenceId(event)),
    title,
    country: country.iso,
    indicator: speech ? 'Interest Rate' : title,
    category: speech ? 'mny' : 'prce',
    period: speech ? '' : period(event.at),
    referenceDate: null,
    source: '',
    source_url: '',
    ...figures(event),
    ...(speech ? {} : { currency: country.currency }),
    importance: IMPORTANCE[rssImpact(event)],
    date: event.at.toISOString(),
  };
}

/** A holiday is at midnight UTC of its local day, the evening before in New York. */
function holiday(event: Occurrence, country: Country) {
  const evening = ['AUD', 'NZD', 'JPY', 'CNY'].includes(country.currency);
  const day = evening ? addDays(newYorkDay(event.at), 1) : newYorkDay(event.at);
  const empty = { actual: null, previous: null, forecast: null };
  const raw = { actualRaw: null, previousRaw: null, forecastRaw: null };
  return {
    id: String(occurrenceId(event)),
    title: event.entry.week?.title ?? '',
    country: country.iso,
    indicator: 'Holidays',
    category: 'gov',
    period: '',
    referenceDate: null,
    source: '',
    source_url: '',
    ...empty,
    ...raw,
    currency: country.currency,
    importance: -1,
    date: `${day}T00:00:00.000Z`,
  };
}

interface Row {
  readonly date: string;
  readonly country: string;
}

function rows(event: Occurrence): readonly Row[] {
  const { rss, week, impact } = event.entry;
  if (impact === 'Holiday') {
    const country = COUNTRIES.find(({ currency }) => currency === week?.country);
    return country ? [holiday(event, country)] : [];
  }
  return rss ? [released(event, countryNamed(rss.country))] : [];
}

/** `from` and `to` are both included; `countries` are ISO codes, "EU" the euro area. */
export function charting(ask: Ask, world: World): Answer {
  const from = new Date(ask.query.get('from') ?? '');
  const to = new Date(ask.query.get('to') ?? '');
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()))
    return json({ status: 'bad_request', errmsg: 'parse error' }, 400);
  const wanted = ask.query.get('countries')?.split(',').filter(Boolean);
  const weekBefore = new Date(`${newYorkSunday(from)}T00:00:00Z`);
  const found = occurrences(world, weekBefore, new Date(to.getTime() + 86_400_000))
    .flatMap(rows)
    .filter(({ date, country }) => new Date(date) >= from && new Date(date) <= to && inList(country, wanted))
    .sort((a, b) => a.date.localeCompare(b.date));
  return json({ status: 'ok', result: found.slice(0, ROWS_AT_MOST) });
}

function inList(value: string, list: readonly string[] | undefined): boolean {
  return !list || list.length === 0 || list.includes(value);
}
