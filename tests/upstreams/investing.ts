import { type Answer, type Ask, json, type World } from './answer.ts';
import { type Occurrence, occurrenceId, occurrences, rssFigure, rssImpact } from './calendar.ts';
import { parseFigure } from './figure.ts';
import { countryNamed } from './payload.ts';

const PAGE_ROWS = 200;

function country(event: Occurrence) {
  return countryNamed(event.entry.rss?.country ?? '');
}

function importance(event: Occurrence): 'low' | 'medium' | 'high' {
  const impact = rssImpact(event);
  return impact === 'no' ? 'low' : impact;
}

function definition(event: Occurrence) {
  const { investingId, investingName, currency } = country(event);
  const title = event.entry.rss?.title ?? '';
  return {
    event_id: event.entry.no,
    country_id: investingId,
    currency,
    importance: importance(event),
    short_name: title,
    long_name: `${investingName} ${title}`,
    event_translated: title,
    page_link: `/economic-calendar/${event.entry.key}-${event.entry.no}`,
    source: '',
    source_url: '',
  };
}

function happening(event: Occurrence) {
  const read = (name: 'actual' | 'forecast' | 'previous') => parseFigure(rssFigure(event, name));
  const actual = read('actual');
  const forecast = read('forecast');
  const previous = read('previous');
  const known = actual ?? forecast ?? previous;
  const gap = actual && forecast ? Math.sign(actual.value - forecast.value) : 0;
  return {
    occurrence_id: occurrenceId(event),
    event_id: event.entry.no,
    occurrence_time: event.at.toISOString().replace('.000Z', 'Z'),
    actual: actual?.value ?? null,
    forecast: forecast?.value ?? null,
    previous: previous?.value ?? null,
    actual_to_forecast: gap > 0 ? 'positive' : gap < 0 ? 'negative' : 'neutral',
    reference_period: null,
    precision: known?.precision ?? 0,
    unit: known?.scale ?? known?.unit ?? '',
  };
}

function asked(ask: Ask, world: World): Occurrence[] {
  const from = new Date(ask.query.get('start_date') ?? '');
  const to = new Date(ask.query.get('end_date') ?? '');
  const countries = ask.query.get('country_ids')?.split(',').filter(Boolean) ?? [];
  const levels = ask.query.get('importance')?.split(',').filter(Boolean) ?? [];
  return occurrences(world, from, to).filter(
    (event) =>
      event.entry.rss &&
      (countries.length === 0 || countries.includes(String(country(event).investingId))) &&
      (levels.length === 0 || levels.includes(importance(event))),
  );
}

/** Occurrences page by page; `events` describes the kinds that appear on this page. */
export function portal(ask: Ask, world: World): Answer {
  const dates = ['start_date', 'end_date'].map((name) => Date.parse(ask.query.get(name) ?? ''));
  if (dates.some(Number.isNaN)) return json({ message: 'start_date and end_date must be ISO 8601' }, 400);
  const limit = Math.max(1, Number(ask.query.get('limit') ?? PAGE_ROWS) || PAGE_ROWS);
  const start = Number.parseInt(Buffer.from(ask.query.get('cursor') ?? '', 'base64').toString(), 10) || 0;
  const all = asked(ask, world);
  const page = all.slice(start, start + limit);
  const kinds = new Map(page.map((event) => [event.entry.no, definition(event)]));
  const next = start + limit < all.length ? Buffer.from(String(start + limit)).toString('base64') : null;
  return json({ events: [...kinds.values()], occurrences: page.map(happening), next_page_cursor: next });
}
