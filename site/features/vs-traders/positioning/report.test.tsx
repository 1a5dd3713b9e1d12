import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
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

function draw(
  now: number,
  symbol: InstrumentSymbol,
  error: Positioning['error'] = null,
  locale: Locale = 'en',
) {
  clock.now = now;
  const positioning: Positioning = {
    symbol,
    legs: [leg],
    nextReleaseAt: new Date(RELEASE).toISOString(),
    nextReleaseMayShift: true,
    source: { name: 'CFTC', url: 'https://www.cftc.gov' },
    observedAt: '2026-06-05T20:00:00.000Z',
    error,
  };
  return load(renderToStaticMarkup(<Report {...{ symbol, positioning, locale }} />));
}

const textAt = (now: number, symbol: InstrumentSymbol = 'EURUSD') => draw(now, symbol).text();

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

describe.each(LOCALES)('the problem of a report in %s', (locale) => {
  it.each([
    ['stale', 'positioning.stale'],
    ['not_published', 'positioning.notPublished'],
    ['unavailable', 'positioning.stale'],
  ] as const)('N8 L names %s alone, and of a cross that one leg has no report', (code, key) => {
    const words = ['positioning.stale', 'positioning.notPublished'] as const;
    const status = (symbol: InstrumentSymbol) =>
      draw(
        RELEASE - 60_000,
        symbol,
        { code, message: 'For the log only.' },
        locale,
      )('[role="status"]').text();
    expect(status('EURUSD')).toBe(translate(locale, key));
    expect(status('EURJPY')).toBe(translate(locale, 'positioning.partial', { symbol: 'EURJPY' }));
    for (const word of words) expect(status('EURJPY')).not.toContain(translate(locale, word));
  });
});
