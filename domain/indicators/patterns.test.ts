import { describe, expect, test } from 'vitest';
import { compile } from './patterns.ts';

const indicator = (kind: string, ...match: string[]) => ({ kind, match });

describe('compile', () => {
  test('K4 alternatives and optional words expand to whole titles', () => {
    const find = compile([indicator('a', '(red|blue|) car (sales|registrations)')]);
    const titles = ['Red Car Sales', 'Blue Car Registrations', 'Car Sales', 'Green Car Sales', 'Red Car'];
    expect(titles.map((title) => find(title)?.kind)).toEqual(['a', 'a', 'a', undefined, undefined]);
  });

  test('K4 the most specific match wins, whatever the order', () => {
    const kinds = [
      indicator('anyone', '* speaks'),
      indicator('bank', '(fed|ecb) * speaks'),
      indicator('chair', 'fed chair speaks'),
    ];
    for (const find of [compile(kinds), compile([...kinds].reverse())]) {
      expect(find('Fed Chair Speaks')?.kind).toBe('chair');
      expect(find('ECB Chair Speaks')?.kind).toBe('bank');
      expect(find('Somebody Speaks')?.kind).toBe('anyone');
    }
  });

  test('K4 an open pattern does not cut words or let its ends overlap', () => {
    const find = compile([indicator('a', 'rate * rate'), indicator('b', 'cot *')]);
    expect(find('Rate')).toBeNull();
    expect(find('Rate of Exchange Rate')?.kind).toBe('a');
    expect(find('Cotton Stocks')).toBeNull();
  });

  test('K4 two kinds claiming one title are refused', () => {
    expect(() => compile([indicator('a', 'car sales'), indicator('b', 'cars sales index')])).toThrow(
      /belongs to a/,
    );
  });

  test('K4 a pattern that says nothing is refused', () => {
    expect(() => compile([indicator('a', 'german final')])).toThrow(/empty/);
    expect(() => compile([indicator('a', '*')])).toThrow(/every title/);
  });
});
