import type { Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import { type InstrumentSymbol, type SentimentEntry, SYMBOLS } from '../../contracts/sentiment.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { card, cards, entryOf, mockSentiment } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const WORDS = {
  es: {
    share: translate('es', 'sentiment.share'),
    meter: 'Del volumen abierto, 61% en largos y 40% en cortos',
    columns: ['Largos', 'Cortos'],
    rows: ['Posiciones', 'Volumen (lotes)', translate('es', 'sentiment.average')],
    total: 'Posiciones (total)',
    none: translate('es', 'sentiment.noFigure'),
  },
  en: {
    share: translate('en', 'sentiment.share'),
    meter: 'Of the open volume, 61% is long and 40% is short',
    columns: ['Long', 'Short'],
    rows: ['Positions', 'Volume (lots)', translate('en', 'sentiment.average')],
    total: 'Positions (total)',
    none: translate('en', 'sentiment.noFigure'),
  },
} as const;

/** Unusual answers of an upstream: shares that add up to 101, no counts per side, an empty side. */
const UNUSUAL: Partial<Record<InstrumentSymbol, Partial<SentimentEntry>>> = {
  EURUSD: { longPercentage: 61, shortPercentage: 40, longPositions: 1200, shortPositions: 87 },
  XAUUSD: {
    longPercentage: 0,
    shortPercentage: 100,
    longVolume: 0,
    averageLong: null,
    averageShort: 2345.678,
  },
  EURJPY: { longPercentage: 100, shortPercentage: 0, shortVolume: 0, averageLong: 170.1, averageShort: null },
};

const rowsOf = (page: Page, symbol: InstrumentSymbol) =>
  card(page, symbol)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** Start and end of each side in the bar, percent of the bar's width. */
const barOf = (page: Page, symbol: InstrumentSymbol) =>
  card(page, symbol)
    .getByRole('img')
    .evaluate((bar) => {
      const { left, width } = bar.getBoundingClientRect();
      const [, long, short] = [...bar.querySelectorAll(':scope > rect')].map((part) => {
        const { left: from, right: to } = part.getBoundingClientRect();
        return [from, to].map((x) => Math.round((100 * (x - left)) / width));
      });
      return { long, short };
    });

for (const lang of ['es', 'en'] as const) {
  test(
    `E3 the card shows counts, lots, entries, shares and bar from the answer (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await mockSentiment(page, (name) => ({ entry: entryOf({ name, ...UNUSUAL[name] }) }));
      await page.goto(`/vs-traders?lang=${lang}`);
      await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
      const words = WORDS[lang];
      const [positions, volume, average] = words.rows;
      const none = `—${words.none}`;

      expect(await rowsOf(page, 'EURUSD')).toEqual([
        [positions, '1,200', '87'],
        [volume, '1,234.50', '789.25'],
        [average, '1.08123', '1.09000'],
      ]);
      expect(await rowsOf(page, 'XAUUSD')).toEqual([
        [words.total, '2,000'],
        [volume, '0.00', '789.25'],
        [average, none, '2,345.68'],
      ]);
      expect(await rowsOf(page, 'EURJPY')).toEqual([
        [words.total, '2,000'],
        [volume, '1,234.50', '0.00'],
        [average, '170.100', none],
      ]);
      await expect(card(page, 'XAUUSD').locator('tbody tr').first().locator('td')).toHaveAttribute(
        'colspan',
        '2',
      );

      const euro = card(page, 'EURUSD');
      await expect(euro.locator('thead th')).toHaveText([...words.columns]);
      await expect(euro.locator('dt')).toHaveText([...words.columns]);
      await expect(euro.locator('dd')).toHaveText(['61%', '40%']);
      await expect(euro.getByText(words.share)).toBeVisible();
      await expect(euro.getByRole('img')).toHaveAccessibleName(words.meter);
      expect(await barOf(page, 'EURUSD')).toEqual({ long: [0, 61], short: [60, 100] });
      expect(await barOf(page, 'XAUUSD')).toEqual({ long: [0, 0], short: [0, 100] });
      expect(await barOf(page, 'EURJPY')).toEqual({ long: [0, 100], short: [100, 100] });
    },
  );
}
