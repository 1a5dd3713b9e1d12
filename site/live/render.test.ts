import { load } from 'cheerio';
import { expect, it, vi } from 'vitest';
import type { FiguresSource } from '#contracts/live-answers.ts';
import { type InstrumentSymbol, type SentimentResponse, SYMBOLS } from '#contracts/sentiment.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { livePartOf, readAnswers, renderPage } from './render.ts';

const OBSERVED = new Date(DRAWN_AT - 7 * 60_000).toISOString();

const reading = (symbol: InstrumentSymbol): SentimentResponse => ({
  entry: {
    name: symbol,
    basis: 'volume',
    longPercentage: 62,
    shortPercentage: 38,
    totalPositions: 900,
    longVolume: 620,
    shortVolume: 380,
    averageLong: 1.1,
    averageShort: 1.2,
  },
  dataSource: 'live_api',
  credit: { name: 'A vendor', url: 'https://vendor.example' },
  observedAt: OBSERVED,
});

const source: FiguresSource = {
  sentiment: async (symbol) => reading(symbol),
  board: async () => ({ rows: [], credits: [], generatedAt: OBSERVED }),
  positioning: async (symbol) =>
    ({ symbol, legs: [], observedAt: null, nextReleaseAt: OBSERVED, error: null }) as never,
  coverage: async () => ({ publishers: [], figures: [] }),
  events: async (scope) => ({
    events: scope === 'day' ? [eventAt(65)] : [eventAt(26 * 60)],
    source: 'forex-community',
    error: null,
    observedAt: OBSERVED,
  }),
};

/** A built page around one island, with its props as Astro writes them. */
function built(component: string, props: Readonly<Record<string, unknown>>): string {
  const written = Object.fromEntries(Object.entries(props).map(([name, value]) => [name, [0, value]]));
  const attribute = JSON.stringify(written).replaceAll('"', '&quot;');
  return `<p>before</p><astro-island uid="a" component-export="${component}" props="${attribute}" ssr client="live" await-children><b>at rest</b><!--astro:end--></astro-island><p>after</p>`;
}

const address = { url: '', anonKey: 'a public key' };
const deck = built('SentimentDeck', { locale: 'en', address, method: 'institutions' });
const board = built('EventsBoard', {
  locale: 'es',
  address,
  widgets: 'widgets',
  brandName: 'Áureo',
  hasDemo: true,
});

async function render(html: string, from: FiguresSource = source) {
  const answers = await readAnswers(livePartOf(html) ?? '', from, DRAWN_AT);
  if (answers === null) return null;
  const page = renderPage(html, { at: DRAWN_AT, answers: JSON.parse(answers) }, '/figures/page.json');
  return { answers: JSON.parse(answers), page, $: load(page, null, false) };
}

it('N12 E3 renders the shares and ages of all instruments, and the card in view, into the built page', async () => {
  const { $, page } = (await render(deck)) ?? expect.fail('no answers');
  const rows = $('[data-part="board-row"]');
  expect(rows).toHaveLength(SYMBOLS.length);
  for (const row of rows) expect($(row).text()).toMatch(/62%/);
  // One age for all rows, in the caption.
  expect($('[data-part="board-age-common"]').text()).toContain('7 minutes ago');
  expect($('[data-part="sentiment-card"]')).toHaveLength(1);
  expect($('[data-part="sentiment-long"]').text()).toBe('62%');
  expect(page).toMatch(/^<p>before<\/p>.*<!--astro:end--><\/astro-island><p>after<\/p>$/s);
  expect(page).not.toContain('at rest');
});

it('N12 carries the same answers when the same figures are read at another moment', async () => {
  const later: FiguresSource = {
    ...source,
    board: async () => ({ rows: [], credits: [], generatedAt: 'later' }),
  };
  const read = (from: FiguresSource, at: number) => readAnswers('SentimentDeck', from, at);
  expect(await read(later, DRAWN_AT + 1000)).toBe(await read(source, DRAWN_AT));
});

it('N12 names the moment and the file of the answers on the island', async () => {
  const { $ } = (await render(deck)) ?? expect.fail('no answers');
  expect($('astro-island').data()).toMatchObject({ at: DRAWN_AT, answers: '/figures/page.json' });
});

it('N12 F7 renders the next event with a countdown that a script can run', async () => {
  const { $, answers } = (await render(board)) ?? expect.fail('no answers');
  const timer = $('[data-part="next-high-impact"] [role="timer"]');
  expect(timer.text()).toBe('1:05:00');
  expect(timer.data('until')).toBe(DRAWN_AT + 65 * 60_000);
  for (const part of ['event-card', 'event-selected'])
    expect($(`[data-part="${part}"] [data-part="event-countdown"] [data-left]`)).toHaveLength(3);
  expect(Object.keys(answers)).toEqual(['events day forex-community']);
});

it.each(['es', 'en'] as const)(
  'N12 N2 F6 renders a row for each event of today, its name before its source’s title, and the rail (%s)',
  async (locale) => {
    const events = [-90, -5, 65, 125].map((minutes) => eventAt(minutes, { name: `Name ${minutes}` }));
    const html = built('EventsBoard', { locale, address, widgets: 'widgets', brandName: 'Áureo' });
    const today = { ...source, events: async () => ({ ...(await source.events('day')), events }) };
    const { $ } = (await render(html, today)) ?? expect.fail('no answers');
    const rows = $('[data-part="agenda-row"]').toArray();
    expect(rows.map((row) => $(row).data('event-id'))).toEqual(events.map(({ id }) => id));
    expect(rows.map((row) => $(row).find('[data-part="event-name"]').text())).toEqual(
      events.map(({ name }) => name),
    );
    for (const row of rows) expect($(row).text()).toContain('Core CPI m/m');
    expect($('[data-part="day-rail"] [data-part="rail-event"]')).toHaveLength(events.length);
    expect($('[data-part="agenda-now"]')).toHaveLength(1);
    const chosen = $('[aria-current="true"]').filter('[data-part="agenda-row"], [data-part="rail-event"]');
    expect(chosen.toArray().map((one) => $(one).data('event-id'))).toEqual(['event-65', 'event-65']);
    expect($('[data-part="event-selected"]').data('event-id')).toBe('event-65');
    expect($('[data-part="event-card"][data-offset="0"]').data('event-id')).toBe('event-65');
  },
);

it('N12 F7 reads the week as well when the day has no event of high impact left', async () => {
  const over: FiguresSource = {
    ...source,
    events: async (scope) => ({
      ...(await source.events(scope)),
      ...(scope === 'day' && { events: [eventAt(-90)] }),
    }),
  };
  const { $, answers } = (await render(board, over)) ?? expect.fail('no answers');
  expect(Object.keys(answers)).toHaveLength(2);
  expect($('[data-part="next-high-impact"] [role="timer"]').text()).toBe('26:00:00');
});

it('N12 F7 names the first event of the next week when it is Saturday and this week has none of high impact left', async () => {
  // Saturday noon in Mexico City; the first event is on Monday.
  const saturday = Date.parse('2026-11-14T18:00:00.000Z');
  const monday = eventAt(65, { id: 'monday', time_iso: '2026-11-16T13:30:00.000Z' });
  const asked: string[] = [];
  const over: FiguresSource = {
    ...source,
    events: async (scope, week) => {
      asked.push(week ?? scope);
      return { ...(await source.events(scope)), events: week === '2026-11-15' ? [monday] : [] };
    },
  };
  const answers = JSON.parse((await readAnswers('EventsBoard', over, saturday)) ?? 'null');
  expect(asked).toEqual(['day', 'week', '2026-11-15']);
  const page = renderPage(board, { at: saturday, answers }, '/figures/page.json');
  const next = load(page, null, false)('[data-part="next-high-impact"]');
  expect(next.find('[data-part="event-name"]')).toHaveLength(1);
  expect(next.find('[role="timer"]').data('until')).toBe(Date.parse(monday.time_iso));
});

it('N12 F8 renders no part whose code comes later, in a month in which clocks change too', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T16:00:00.000Z') });
  for (const html of [deck, board]) expect((await render(html))?.page).not.toMatch(/<!--\$|<template/);
});

it('N12 writes no style attribute, whose hash the policy of the page would need', async () => {
  for (const html of [deck, board]) expect((await render(html))?.page).not.toMatch(/ style="/);
});

it('N12 K2 leaves the page as built while an instrument has an example or nothing', async () => {
  const example: FiguresSource = {
    ...source,
    sentiment: async (symbol) => ({ ...reading(symbol), dataSource: 'error_fallback' }),
  };
  expect(await render(deck, example)).toBeNull();
});

it('N12 F9 leaves the page as built while the calendar could never be read', async () => {
  const unread: FiguresSource = {
    ...source,
    events: async (scope) => ({
      ...(await source.events(scope)),
      events: [],
      error: { code: 'unavailable', message: 'The calendar could not be read.' },
    }),
  };
  expect(await render(board, unread)).toBeNull();
});

it('N12 finds no live part in other pages', () => {
  expect(livePartOf(built('ThemeToggle', {}))).toBeNull();
  expect(livePartOf('<p>text</p>')).toBeNull();
});

it('N12 leaves nothing of a render behind', async () => {
  await render(deck);
  const other: FiguresSource = {
    ...source,
    sentiment: async (symbol) => {
      const { entry, ...rest } = reading(symbol);
      return { ...rest, entry: entry && { ...entry, longPercentage: 40, shortPercentage: 60 } };
    },
  };
  expect((await render(deck, other))?.$('[data-part="sentiment-long"]').text()).toBe('40%');
});

it('K8 N12 skips no level of heading below the title of the page', async () => {
  for (const html of [deck, board]) {
    const { $ } = (await render(html)) ?? expect.fail('no answers');
    const levels = $('h2, h3, h4')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    // The deck of shares has its own h2 around it.
    const before = html === deck ? [2] : [1];
    for (const [place, level] of levels.entries())
      expect(level).toBeLessThanOrEqual(([...before, ...levels][place] ?? 0) + 1);
  }
});
