import { type Answer, type Ask, answer, html, json, type World } from './answer.ts';
import { occurrences } from './calendar.ts';
import { newYorkIso } from './newyork.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The events of every week play monthly releases: each week is of another month, counted from this one. */
const FIRST_WEEK = 2_900;

/** Events that publishers schedule, with the publisher's title. Only events of every week: the others come too often. */
const TITLES = {
  ons: {
    'gbp-unemployment-rate': 'UK labour market',
    'gbp-gdp-m-m': 'GDP monthly estimate, UK',
    'gbp-goods-trade-balance': 'UK trade',
  },
  statcan: { 'cad-employment-change': 'Labour Force Survey' },
  abs: { 'aud-employment-change': 'Labour Force, Australia' },
  eurostat: {
    'eur-industrial-production-m-m': 'Industrial production',
    'eur-trade-balance': 'International trade in goods',
  },
  census: { 'usd-factory-orders-m-m': "Manufacturers' Shipments, Inventories and Orders" },
  fed: { 'usd-fomc-meeting-minutes': 'FOMC Minutes', 'usd-consumer-credit-m-m': 'Consumer Credit' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The calendar lists this one half an hour before its publisher does. */
export const LISTED_EARLY = 'eur-trade-balance';

interface Scheduled {
  readonly title: string;
  /** "October 2031" */
  readonly period: string;
  /** "2031-10" */
  readonly month: string;
  readonly at: Date;
  readonly cancelled: boolean;
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Two weeks back and six ahead, by time: a monthly release is always among them. */
function scheduledBy(publisher: keyof typeof TITLES, world: World): Scheduled[] {
  const titles: Readonly<Record<string, string>> = TITLES[publisher];
  const [from, to] = [-14, 42].map((days) => new Date(world.now.getTime() + days * DAY_MS));
  const plain = occurrences({ ...world, changes: [] }, from ?? world.now, to ?? world.now);
  const changed = new Set<string>();
  return plain.flatMap(({ key, serial, at }): Scheduled[] => {
    const title = titles[key];
    if (title === undefined) return [];
    const isNext = at > world.now && !changed.has(key);
    if (isNext) changed.add(key);
    const change = isNext ? world.schedules?.get(key) : undefined;
    if (change?.withdrawn) return [];
    const minutes = (change?.moveMinutes ?? 0) + (key === LISTED_EARLY ? 30 : 0);
    const month = new Date(Date.UTC(2026, serial - FIRST_WEEK, 1));
    return [
      {
        title,
        period: monthName.format(month),
        month: month.toISOString().slice(0, 7),
        at: new Date(at.getTime() + minutes * MINUTE_MS),
        cancelled: change?.cancelled ?? false,
      },
    ];
  });
}

/** `release_dates.json`: the last days of months, one date twice, and one that waits for a new date. */
export function beaSchedule({ now }: World): Answer {
  const dates = Array.from({ length: 8 }, (_, index) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index - 1, 26, 13, 30));
    return day.toISOString().replace('.000Z', '+00:00');
  });
  const waiting = dates.at(-1) ?? '';
  return json({
    'Gross Domestic Product': { release_dates: [dates[0], ...dates], to_be_rescheduled: [waiting] },
    'U.S. International Trade in Goods and Services': { release_dates: dates },
    file_last_updated: now.toISOString().slice(0, -1),
  });
}

/** `calendar.json`, with its byte order mark; a row has no day. */
export function fedSchedule(world: World): Answer {
  const events = scheduledBy('fed', world).map(({ title, at }) => {
    const [day = '', time = ''] = newYorkIso(at).split('T');
    const hour = Number(time.slice(0, 2));
    const clock = `${((hour + 11) % 12) + 1}:${time.slice(3, 5)} ${hour < 12 ? 'a' : 'p'}.m.`;
    return { days: String(Number(day.slice(8))), month: day.slice(0, 7), time: clock, title, type: 'Other' };
  });
  const odd = { days: '', month: 'soon', time: '', title: 'Speech', type: 'Speeches' };
  return answer('application/json', `\uFEFF${JSON.stringify({ events: [...events, odd] })}`);
}

/** The list view of a year: 120 rows of others with ours among them. There is no page of the current year. */
export function censusSchedule(world: World): Answer {
  const others = Array.from({ length: 120 }, (_, index) => ({
    title: `Survey ${index}`,
    period: 'January 2026',
    month: '2026-01',
    at: new Date(Date.UTC(world.now.getUTCFullYear(), 0, 5 + index, 15)),
  }));
  const rows = [...others, ...scheduledBy('census', world)].map(({ title, at, period, month }) => {
    const key = newYorkIso(at).replace(/\D/g, '').slice(0, 12);
    const shown = [`<a href="/survey">${title}</a>`, key.slice(0, 8), key.slice(8), period];
    const hidden = [`A${key}`, `A${month.replace('-', '')}`];
    const cells = [
      ...shown.map((text) => `<td>${text}</td>`),
      ...hidden.map((text) => `<td class="hiden">${text}</td>`),
    ];
    return `<tr>${cells.join('')}</tr>`;
  });
  return html(`<table id="calendar"><tr><th>Indicator</th></tr>${rows.join('\n')}</table>`);
}

/** "2031-08-19 11:00:00" */
const luxembourgTime = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Europe/Luxembourg' });

/** `eventsJson`: each event twice, for two data sets; `start` is Luxembourg's wall clock with a Z, without seconds. */
export function eurostatSchedule(world: World): Answer {
  const rows = scheduledBy('eurostat', world).map(({ title, period, at }) => ({
    title,
    period,
    start: `${luxembourgTime(at).slice(0, 16).replace(' ', 'T')}Z`,
    datasetCodes: 'a,b',
  }));
  return json([...rows, ...rows]);
}

/** `search/releases`: coming ones, or cancelled ones, with the period in the title. */
export function onsSchedule({ query }: Ask, world: World): Answer {
  const isCancelled = query.get('release-type') === 'type-cancelled';
  const releases = scheduledBy('ons', world)
    .filter(({ at, cancelled }) => cancelled === isCancelled && at > world.now)
    .map(({ title, period, at, cancelled }) => ({
      uri: `/releases/${title.toLowerCase().replace(/\W/g, '')}`,
      description: {
        title: `${title}: ${period}`,
        release_date: at.toISOString(),
        published: false,
        cancelled,
      },
    }));
  return json({ releases });
}

/** `schedule-key_indicators-eng.json`: days only, the hour means nothing. */
export function statcanSchedule(world: World): Answer {
  return json(
    scheduledBy('statcan', world).map(({ title, period, at }) => ({
      date: `${newYorkIso(at).slice(0, 10)} 00:00:01`,
      type: 'meeting',
      title,
      description: period,
    })),
  );
}

/** The page of the next releases. */
export function absSchedule(world: World): Answer {
  const rows = scheduledBy('abs', world)
    .filter(({ at }) => at > world.now)
    .map(({ title, period, at }) => {
      const time = `<time datetime="${at.toISOString().replace('.000Z', 'Z')}" class="datetime">soon</time>`;
      const reference = `<span class="reference-period-value">${period}</span>`;
      return `<div class="event-wrapper"><h3 class="event-name">${title}</h3>${reference}${time}</div>`;
    });
  return html(`<main>${rows.join('\n')}</main>`);
}
