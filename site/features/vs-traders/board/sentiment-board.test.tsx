import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, type SentimentResponse, SYMBOLS } from '#contracts/sentiment.ts';
import type { SentimentBoard as Board } from '#contracts/sentiment-board.ts';
import { sentimentKey } from '#site/features/vs-traders/cards/useSentiment.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { BOARD_KEY } from '#site/lib/query/useBoard.ts';
import { restartQueries } from '#site/lib/query/useQuery.ts';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { SentimentBoard } from './SentimentBoard.tsx';

const NOW = Date.parse('2026-06-10T16:00:00.000Z');
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();
/** Nothing is asked for while a page renders on the server. */
const BACKEND = {} as Backend;
const RANGE = { low: 40, high: 60, min: 10, max: 90, days: 88 };

function answerOf(symbol: InstrumentSymbol, long: number | null, minutesAgo = 5): SentimentResponse {
  const entry = {
    name: symbol,
    basis: 'volume' as const,
    longPercentage: long ?? 0,
    shortPercentage: 99 - (long ?? 0),
    totalPositions: 10,
    longVolume: 5,
    shortVolume: 5,
    averageLong: null,
    averageShort: null,
  };
  return {
    entry: long === null ? null : entry,
    reason: long === null ? 'no_volume' : null,
    dataSource: 'live_api',
    credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/' },
    observedAt: at(minutesAgo),
  };
}

interface Given {
  /** Undefined: no answer yet. */
  readonly answers?: Partial<Record<InstrumentSymbol, SentimentResponse | undefined>>;
  readonly row?: Partial<Board['rows'][number]>;
  readonly locale?: Locale;
}

/** The board as the server renders it: every share is 50%, but for the given answers. */
function render({ answers = {}, row = {}, locale = 'en' }: Given = {}) {
  const rows = SYMBOLS.map((symbol) => ({
    symbol,
    latest: null,
    change: null,
    shares: [],
    range: RANGE,
    ...row,
  }));
  const known = SYMBOLS.map((symbol) => [
    sentimentKey(symbol),
    symbol in answers ? answers[symbol] : answerOf(symbol, 50),
  ]);
  restartQueries({ at: NOW, answers: { ...Object.fromEntries(known), [BOARD_KEY]: { rows, credits: [] } } });
  const $ = load(
    renderToStaticMarkup(
      <RenderMoment value={NOW}>
        <SentimentBoard
          open={null}
          onOpen={() => {}}
          detailOf={() => null}
          backend={BACKEND}
          locale={locale}
        />
      </RenderMoment>,
    ),
  );
  return { $, rowOf: (symbol: string) => $(`[data-part="board-row"][data-symbol="${symbol}"]`) };
}

it.each(LOCALES)('E1 N12 the page has one h1, which is the finding (%s)', (locale) => {
  const yen = { EURJPY: answerOf('EURJPY', 28), GBPJPY: answerOf('GBPJPY', 30) };
  const { $ } = render({ answers: yen, locale });
  expect($('h1')).toHaveLength(1);
  expect($('h1').text()).toBe(translate(locale, 'board.finding.yen.long'));
  expect($('[data-part="board-finding"]').attr('data-kind')).toBe('yen');
  expect($('[data-part="board-finding"]').text()).toContain(translate(locale, 'vsTraders.hero.headline'));
});

it('E1 an example or an old reading makes no finding', () => {
  const made = (over: Partial<SentimentResponse>) =>
    Object.fromEntries(SYMBOLS.map((symbol) => [symbol, { ...answerOf(symbol, 20), ...over }]));
  for (const over of [{ dataSource: 'error_fallback' as const }, { observedAt: at(9 * 60) }]) {
    const { $ } = render({ answers: made(over) });
    expect($('[data-part="board-finding"]').attr('data-kind')).toBe('none');
    expect($('h1').text()).toBe(translate('en', 'vsTraders.hero.headline'));
  }
});

it('E1 the heading stays the fixed one while an instrument has not answered', () => {
  const yen = { EURJPY: answerOf('EURJPY', 28), GBPJPY: answerOf('GBPJPY', 30), XAUUSD: undefined };
  const { $, rowOf } = render({ answers: yen });
  expect($('h1').text()).toBe(translate('en', 'vsTraders.hero.headline'));
  expect($('[data-part="board-finding"]').text()).toContain(
    translate('en', 'vsTraders.hero.lead', { count: SYMBOLS.length }),
  );
  expect(rowOf('EURJPY').text()).toContain('28%');
});

it('E1 E3 a row draws the share, yesterday and the own range, and says all of it in words', () => {
  const row = {
    latest: { basis: 'volume' as const, longPercentage: 68, shortPercentage: 31, observedAt: at(5) },
    change: -4,
    range: { ...RANGE, high: 70 },
  };
  const { rowOf } = render({ answers: { XAUUSD: answerOf('XAUUSD', 68) }, row });
  const plot = rowOf('XAUUSD').find('[data-part="board-range"]');
  expect(plot.attr('data-side')).toBe('long');
  const places = plot.find('circle').toArray();
  expect(places.map(({ attribs }) => attribs.cx)).toEqual(['72%', '68%', '68%']);
  expect([plot.find('rect').first().attr('x'), plot.find('rect').first().attr('width')]).toEqual([
    '40%',
    '30%',
  ]);
  for (const share of ['68%', '31%', '72%', '40%', '70%']) expect(plot.attr('aria-label')).toContain(share);
  expect(rowOf('XAUUSD').text()).toContain('31%');
  expect(rowOf('XAUUSD').find('[data-part="board-change"]').attr('data-sign')).toBe('down');
});

it('E1 E4 in a page that is open for long, share, yesterday, change and heading are of one reading, the newest', () => {
  const latest = { basis: 'volume' as const, longPercentage: 70, shortPercentage: 29, observedAt: at(5) };
  const { $, rowOf } = render({
    answers: { XAUUSD: answerOf('XAUUSD', 55, 180) },
    row: { latest, change: 12 },
  });
  const label = rowOf('XAUUSD').find('[data-part="board-range"]').attr('aria-label');
  for (const share of ['70%', '58%']) expect(label).toContain(share);
  expect(label).not.toContain('55%');
  expect(rowOf('XAUUSD').text()).toContain('29%');
  expect(rowOf('XAUUSD').find('[data-part="board-change"]').text()).toContain('+12');
  expect($('[data-part="board-finding"]').attr('data-kind')).not.toBe('none');
});

it('E1 the change is from yesterday to the share on show, and its arrow follows what is written', () => {
  const stored = (longPercentage: number, change: number) =>
    ({
      latest: { basis: 'volume', longPercentage, shortPercentage: 39, observedAt: at(20) },
      change,
    }) as const;
  const changeIn = (row: ReturnType<typeof stored>) =>
    render({ answers: { XAUUSD: answerOf('XAUUSD', 61, 2) }, row })
      .rowOf('XAUUSD')
      .find('[data-part="board-change"]');
  expect(changeIn(stored(60, -4)).text()).toContain('−3');
  expect(changeIn(stored(61, 0.04)).attr('data-sign')).toBe('same');
});

it('E3 the short side has the hatch, the long side has not', () => {
  const { rowOf } = render({ answers: { EURUSD: answerOf('EURUSD', 40), GBPUSD: answerOf('GBPUSD', 60) } });
  const stem = (symbol: string) => rowOf(symbol).find('rect').eq(1).attr('fill') ?? '';
  expect([stem('EURUSD'), stem('GBPUSD')]).toEqual([expect.stringMatching(/^url\(#/), '']);
});

it('E1 E3 an instrument without figures has no dot, and its row says that it has no reading', () => {
  const { rowOf } = render({ answers: { EURUSD: answerOf('EURUSD', null) } });
  expect(rowOf('EURUSD').find('circle')).toHaveLength(0);
  expect(rowOf('EURUSD').find('[data-part="board-range"]').attr('aria-label')).toBe(
    translate('en', 'board.plot.none'),
  );
  expect(rowOf('EURUSD').text()).not.toMatch(/\d%/);
});

it('E1 a row without a range says so', () => {
  const { rowOf } = render({ row: { range: null } });
  expect(rowOf('XAUUSD').text()).toContain(translate('en', 'board.state.unranged'));
  expect(rowOf('XAUUSD').find('rect')).toHaveLength(1);
});

it('E3 a row says its age only where the caption says another', () => {
  const { $, rowOf } = render({ answers: { EURJPY: answerOf('EURJPY', 50, 120) } });
  expect($('[data-part="board-age-common"]').text()).toContain('5 minutes ago');
  expect($('[data-part="board-age"]')).toHaveLength(1);
  expect(rowOf('EURJPY').find('[data-part="board-age"]').text()).toContain('2 hours ago');
});

it('E1 all signs of change are drawn, not written', () => {
  for (const change of [2, -2, 0]) {
    const { rowOf } = render({ row: { change } });
    expect(rowOf('XAUUSD').find('[data-part="board-change"] svg path')).toHaveLength(1);
    expect(rowOf('XAUUSD').text()).not.toMatch(/[▲▼＝]/);
  }
});

it('E1 E3 compares instruments, ranges and days only in what most of them count, and says what a row counts', () => {
  const gold = answerOf('XAUUSD', 95);
  const accounts = { ...gold, entry: gold.entry && { ...gold.entry, basis: 'accounts' as const } };
  const latest = { basis: 'volume' as const, longPercentage: 95, shortPercentage: 4, observedAt: at(5) };
  const { $, rowOf } = render({ answers: { XAUUSD: accounts }, row: { latest, change: -4 } });
  expect(rowOf('XAUUSD').find('[data-part="board-basis"]').text()).toContain(
    translate('en', 'basis.percent.accounts'),
  );
  expect($('[data-part="board-basis"]')).toHaveLength(1);
  expect($('[data-part="board-age-common"]').text()).toContain(translate('en', 'basis.percent.volume'));
  // Neither the range nor yesterday of the volume, and not the most one-sided of the others.
  expect(rowOf('XAUUSD').find('[data-part="board-range"] circle')).toHaveLength(2);
  expect(rowOf('XAUUSD').find('[data-part="board-change"]').text()).toBe('');
  expect($('[data-part="board-finding"]').text()).not.toContain('XAUUSD');
});
