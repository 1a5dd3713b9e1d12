import { load } from 'cheerio';
import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { SYMBOLS, sentimentResponseSchema } from '#contracts/sentiment.ts';
import { sentimentBoardSchema } from '#contracts/sentiment-board.ts';
import { sentimentHistorySchema } from '#contracts/sentiment-history.ts';
import type { SentimentVendor } from '#contracts/vendors.ts';
import { createHistoryService } from '#functions/sentiment/history.ts';
import { historyRoute } from '#functions/sentiment/history-route.ts';
import { sentimentRoute } from '#functions/sentiment/route.ts';
import { createSentimentService } from '#functions/sentiment/service.ts';
import { rememberingLog, snapshot, standingClock, temporaryStore } from '#functions/testing/fixtures.ts';
import { Method } from '#site/features/vs-traders/Method.tsx';
import { livePartOf, readAnswers, renderPage } from '#site/live/render.ts';
import type { Store } from '#store/port.ts';
import { clientSentimentFeed } from './client-sentiment.ts';

const BROKER = 'ig' as SentimentVendor;
vi.mock('#contracts/vendors.ts', async (importTable) => {
  const table = await importTable<typeof import('#contracts/vendors.ts')>();
  const sentiment = { name: 'A broker’s client sentiment', url: 'https://broker.example/sentiment' };
  Object.assign(table.VENDORS, {
    ig: { name: 'A broker', url: '', terms: '', sentiment, basis: 'accounts' },
  });
  return table;
});

const NOW = '2026-06-10T12:00:00.000Z';
const [FIRST = 'XAUUSD'] = SYMBOLS;
let store: Store;
let remove: () => Promise<void>;
const clock = standingClock(NOW);
beforeEach(async () => {
  ({ store, remove } = await temporaryStore(clock.now));
});
afterEach(() => remove());

/** The backend with the broker as its only source. Its first instrument is at an extreme. */
function start() {
  const answer = () => ({
    clientSentiments: [...SYMBOLS, 'FT100'].map((marketId, place) => ({
      marketId,
      longPositionPercentage: place === 0 ? 82.5 : 44 + place,
      shortPositionPercentage: place === 0 ? 17.5 : 56 - place,
    })),
  });
  const common = { store, ownCredit: { name: 'House', url: 'https://house.example/' }, windowMs: 1_200_000 };
  const { log } = rememberingLog();
  const feeds = [clientSentimentFeed(answer, BROKER, clock.now)];
  const sentiment = createSentimentService({ ...common, clock: clock.now, feeds, examples: false, log });
  const history = createHistoryService({ ...common, clock: clock.now });
  const app = new Hono().route('/', sentimentRoute(sentiment)).route('/', historyRoute(history));
  const get = async (path: string) => (await app.request(path)).json();
  const ask = (symbol: string) =>
    app.request('/sentiment', {
      method: 'POST',
      body: JSON.stringify({ symbol }),
      headers: { 'content-type': 'application/json' },
    });
  return { app, get, ask, sentiment, history };
}

it('K2 E3 a source that counts accounts and no lots is answered as such, in every answer', async () => {
  // Until yesterday the source counted volume, at another level.
  const before = Array.from({ length: 40 }, (_, day) =>
    snapshot({
      symbol: FIRST,
      observedAt: new Date(Date.parse(NOW) - (day + 1) * 86_400_000).toISOString(),
      longPercentage: 12,
    }),
  );
  await store.saveSnapshots(before);
  const { app, get, ask, sentiment } = start();
  await sentiment.refreshIfDue();
  const answer = sentimentResponseSchema.parse(await (await ask(FIRST)).json());
  expect(answer.entry).toMatchObject({
    basis: 'accounts',
    longPercentage: 82.5,
    longVolume: null,
    shortVolume: null,
    totalPositions: null,
    averageLong: null,
  });
  const board = sentimentBoardSchema.parse(await get('/sentiment/board'));
  const row = board.rows.find(({ symbol }) => symbol === FIRST);
  expect(row).toMatchObject({ latest: { basis: 'accounts' }, change: null, range: null });
  expect(row?.shares.filter((share) => share !== null)).toEqual([82.5]);
  const history = sentimentHistorySchema.parse(await get(`/sentiment/history?symbol=${FIRST}&days=30`));
  expect(history.points.map(({ longPercentage }) => longPercentage)).toEqual([82.5]);
  expect(history).toMatchObject({
    basis: 'accounts',
    leftOut: { basis: 'volume', until: before[0]?.observedAt },
    change: { day: null, week: null },
    // The first of any basis: there is something earlier.
    firstObservedAt: before.at(-1)?.observedAt,
    // Not "no readings": they count something else.
    gaps: [
      { to: NOW, others: { basis: 'volume', from: before[29]?.observedAt, until: before[0]?.observedAt } },
    ],
  });
  const csv = await (await app.request(`/sentiment/history?symbol=${FIRST}&days=30&format=csv`)).text();
  const lines = csv.trimEnd().split('\r\n');
  const basisOf = (line = '') => line.split(',').at(-1);
  expect(basisOf(lines[0])).toBe('share_basis');
  expect(new Set(lines.slice(1, -1).map(basisOf))).toEqual(new Set(['volume']));
  expect(basisOf(lines.at(-1))).toBe('accounts');
  // Unknown, and not none.
  expect(lines.at(-1)).toContain(`,${FIRST},82.5,17.5,,,,,,,live_api,`);
});

it.each(LOCALES)(
  'E3 N12 the page says that accounts are counted, and invents no lots (%s)',
  async (locale) => {
    const { sentiment, history } = start();
    await sentiment.refreshIfDue();
    const tag = JSON.stringify({
      locale: [0, locale],
      address: [0, { url: '', anonKey: 'a public key' }],
      method: [0, 'm'],
    });
    const html = `<astro-island uid="a" component-export="SentimentDeck" props="${tag.replaceAll('"', '&quot;')}" ssr client="live" await-children><b></b><!--astro:end--></astro-island>`;
    const at = Date.parse(NOW);
    const source = {
      sentiment: (symbol: (typeof SYMBOLS)[number]) => sentiment.answer(symbol),
      board: () => history.board(),
      positioning: async (symbol: string) =>
        ({ symbol, legs: [], observedAt: null, nextReleaseAt: NOW, error: null }) as never,
    };
    const answers = await readAnswers(livePartOf(html) ?? '', source as never, at);
    const $ = load(
      renderPage(html, { at, answers: JSON.parse(answers ?? '{}') }, '/figures/page.json'),
      null,
      false,
    );
    const text = (key: 'percent' | 'share' | 'of' | 'unit', basis: 'volume' | 'accounts' = 'accounts') =>
      translate(locale, `basis.${key}.${basis}`);
    expect($('[data-part="board-age-common"]').text()).toContain(text('percent'));
    expect($('[data-part="board-finding"]').text()).toContain(text('unit'));
    expect($('[data-part="sentiment-card"]').text()).toContain(text('share'));
    for (const plot of $('[data-part="board-range"]'))
      expect($(plot).attr('aria-label')).toContain(text('of'));
    expect($('[data-part="sentiment-card"] table').text()).not.toMatch(/\d/);
    const whole =
      $.root().text() +
      $('[aria-label]')
        .toArray()
        .map((part) => part.attribs['aria-label'])
        .join(' ');
    for (const key of ['percent', 'share', 'of', 'unit'] as const)
      expect(whole).not.toContain(text(key, 'volume'));
    const method = renderToStaticMarkup(createElement(Method, { locale, anchor: 'method' }));
    expect(method).toContain(translate(locale, 'vsTraders.method.what.accounts'));
  },
);
