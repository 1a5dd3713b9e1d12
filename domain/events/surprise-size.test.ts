import { describe, expect, it } from 'vitest';
import { differenceText, surpriseSize } from './surprise-size.ts';

describe('the size of a surprise', () => {
  it.each([
    ['0.5%', '0.3%', '+0.2 pp'],
    ['3.1%', '3.25%', '-0.15 pp'],
    ['0.3%', '0.3%', '0 pp'],
    ['241K', '224K', '+17K'],
    ['1.35M', '1340K', '+0.010M'],
    ['-$103.6B', '-$105B', '+$1.4B'],
    ['-7.8 €B', '-1.6 €B', '-€6.2B'],
    ['$1.4bn', '$1.2B', '+$0.2B'],
    ['12.4k', '11.9k', '+0.5K'],
    ['51.2', '49.6', '+1.6'],
    ['1.1', '0.8', '+0.3'],
    ['-16.4', '-16', '0'],
    ['NZ$-0.2B', '-175M', 'NZ$0B'],
  ])('K4 %s against a forecast of %s differs by %s', (actual, forecast, difference) => {
    expect(differenceText({ actual, forecast })).toBe(difference);
  });

  it.each([
    [null, '0.3%'],
    ['0.3%', null],
    ['3.09|1.0', '3.1'],
    ['<1.00%', '1.00%'],
    ['0.3%', '3'],
    ['Pass', 'Pass'],
  ])('K4 %s against a forecast of %s has no size', (actual, forecast) => {
    expect(surpriseSize({ actual, forecast }, [])).toBeNull();
  });

  const missed = (...misses: number[]) =>
    misses.map((miss) => ({ actual: `${100 + miss}K`, forecast: '100K' }));

  it('K4 is in sample deviations when there are five earlier differences or more', () => {
    const outcome = { actual: '120K', forecast: '100K' };
    expect(surpriseSize(outcome, missed(10, -10, 10, -10))?.deviations).toBeNull();
    expect(surpriseSize(outcome, missed(10, -10, 10, -10, 0))?.deviations).toBe(2);
  });

  it('K4 has no deviations when the earlier differences are equal or in another unit', () => {
    const outcome = { actual: '120K', forecast: '100K' };
    expect(surpriseSize(outcome, missed(5, 5, 5, 5, 5))?.deviations).toBeNull();
    const percentages = missed(1, 2, 3, 4, 5).map(() => ({ actual: '1%', forecast: '2%' }));
    expect(surpriseSize(outcome, [...percentages, ...missed(1, 2)])?.deviations).toBeNull();
  });
});
