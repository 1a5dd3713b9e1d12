import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { SentimentBoard } from '#contracts/sentiment-board.ts';
import { Crowd } from './Crowd.tsx';

const AT = Date.parse('2026-06-10T16:00:00.000Z');
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(AT),
}));
const state = vi.hoisted(() => ({ data: undefined as SentimentBoard | undefined, hasFailed: false }));
vi.mock('#site/lib/query/useBoard.ts', () => ({ useBoard: () => state }));

type Shares = readonly [SentimentBoard['rows'][number]['symbol'], number, number];

function draw(shares: readonly Shares[] | null, hasFailed = false) {
  const rows = (shares ?? []).map(([symbol, longPercentage, shortPercentage]) => ({
    symbol,
    latest: {
      basis: 'volume' as const,
      longPercentage,
      shortPercentage,
      observedAt: '2026-06-10T15:55:00.000Z',
    },
    change: null,
    shares: [],
  }));
  const unread: SentimentBoard['rows'][number] = {
    symbol: 'EURUSD',
    latest: null,
    change: null,
    shares: [],
  };
  const credits = [{ name: 'Vendor', url: 'https://vendor.example' }];
  state.data = shares
    ? { rows: [unread, ...rows], credits, generatedAt: '2026-06-10T16:00:00.000Z' }
    : undefined;
  state.hasFailed = hasFailed;
  return load(renderToStaticMarkup(<Crowd locale="en" page="/vs-traders" backend={null} />));
}

it.each([
  [
    [
      ['XAUUSD', 70, 30],
      ['EURJPY', 28, 72],
    ],
    'EURJPY',
    '72%',
    'short',
  ],
  [
    [
      ['XAUUSD', 71, 29],
      ['EURJPY', 30, 70],
    ],
    'XAUUSD',
    '71%',
    'long',
  ],
  // Shares that do not add up to 100.
  [
    [
      ['XAUUSD', 70, 31],
      ['EURJPY', 70, 29],
    ],
    'EURJPY',
    '70%',
    'long',
  ],
] as const)('D1 E3 of %j names %s, %s %s, with age and source', (shares, symbol, share, side) => {
  const $ = draw(shares);
  expect($('a').text()).toBe(
    translate('en', side === 'long' ? 'hero.crowdLong' : 'hero.crowdShort', { symbol, share }),
  );
  expect($('li').text()).toContain('Vendor');
  expect($('li').text()).toContain('5');
});

it('D1 L says that the figures could not be read, and is a link to the page before they arrive', () => {
  expect(draw(null)('a').text()).toBe(translate('en', 'hero.crowdLink'));
  for (const $ of [draw(null, true), draw([])]) {
    expect($('a').text()).toBe(translate('en', 'hero.crowdUnread'));
    expect($('svg')).toHaveLength(0);
  }
  expect(draw(null)('a').attr('href')).toBe('/vs-traders');
});
