import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { Positioning, PositioningLeg } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { Report } from './Report.tsx';

const RELEASE = Date.parse('2026-06-12T19:30:00.000Z');
const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(clock.now),
}));

const group = { long: 90_000, short: 40_000, net: 50_000, change: null };
const leg: PositioningLeg = {
  market: 'euro',
  name: 'EURO FX',
  inverted: false,
  reportDate: '2026-06-02',
  openInterest: null,
  nonCommercial: group,
  commercial: group,
  percentile52w: 88,
  weeks: 52,
};

function textAt(now: number, symbol: InstrumentSymbol = 'EURUSD'): string {
  clock.now = now;
  const positioning: Positioning = {
    symbol,
    legs: [leg],
    nextReleaseAt: new Date(RELEASE).toISOString(),
    nextReleaseMayShift: true,
    source: { name: 'CFTC', url: 'https://www.cftc.gov' },
    observedAt: '2026-06-05T20:00:00.000Z',
    error: null,
  };
  return load(renderToStaticMarkup(<Report {...{ symbol, positioning }} locale="en" />)).text();
}

it('N8 a page that stays open past the next release does not announce it as still to come', () => {
  expect(textAt(RELEASE - 60_000)).toContain('Next report');
  const text = textAt(RELEASE + 24 * 3_600_000);
  expect(text).not.toContain('Next report');
  expect(text).not.toContain(translate('en', 'positioning.mayShift'));
  expect(text).toContain('A newer report than this one should be out');
});

it('N8 an instrument of two futures with one report says that the other is missing, also without an error', () => {
  const missing = translate('en', 'positioning.partial', { symbol: 'EURJPY' });
  expect(textAt(RELEASE - 60_000, 'EURJPY')).toContain(missing);
  expect(textAt(RELEASE - 60_000)).not.toContain('we have no report');
});
