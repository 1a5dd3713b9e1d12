import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { methodFigures } from './method-figures.ts';

it.each(LOCALES)('H1 places every mark at prices and candles of the figure in %s', (locale) => {
  const figures = methodFigures(locale);
  expect(figures.map(({ key }) => key)).toEqual(['bos', 'liquidity', 'gap']);
  for (const { candles, marks, reading } of figures) {
    expect(reading).not.toContain('{{');
    const low = Math.min(...candles.map((one) => one.low));
    const high = Math.max(...candles.map((one) => one.high));
    for (const mark of marks) {
      const prices = mark.kind === 'zone' ? [mark.low, mark.high] : [mark.price];
      for (const price of prices) expect(price >= low && price <= high).toBe(true);
      const places = mark.kind === 'point' ? [mark.index] : [mark.from, mark.to];
      for (const place of places) expect(candles[place]).toBeDefined();
    }
  }
});

it('H1 the words name the candles by the numbers people count', () => {
  const [bos, liquidity, gap] = methodFigures('en').map(({ reading }) => reading);
  expect(bos).toMatch(/\b4\b.*2,027\.9.*\b13\b.*2,029\.8/);
  expect(liquidity).toMatch(/\b4\b.*\b9\b.*2,025\.1.*\b13\b.*2,022\.6.*2,027\.6/);
  expect(gap).toMatch(/\b6\b.*2,023\.6.*2,027\.2.*\b12\b/);
});
