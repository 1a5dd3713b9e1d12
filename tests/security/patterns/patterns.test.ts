import { describe, expect, test, vi } from 'vitest';
import { slowText } from './attack.ts';
import { type FoundPattern, findPatterns, madeOnLoad } from './sources.ts';

const { written, made } = findPatterns();

async function slowOnes(patterns: readonly FoundPattern[]): Promise<readonly string[]> {
  return patterns.flatMap(({ where, pattern }) => {
    const text = slowText(pattern);
    return text === null ? [] : `${where} ${pattern} on ${JSON.stringify(text.slice(0, 60))}`;
  });
}

describe('regular expressions over foreign text', () => {
  test('K9 finds the patterns that take time in proportion to the square of a text, or worse', () => {
    const known = [
      /(?=\S*\d)\S{16,}/g,
      /^Seasonally Adjusted\b.*\[([^\]]+)\]$/,
      /^(a+)+$/,
      /\s+$/,
      /\bkey\b.*\binvalid\b/i,
      /^(\w+\s?)*;$/,
      /^\d{4}x(?:\d+)+-$/,
    ];
    expect(known.filter((pattern) => slowText(pattern) === null)).toEqual([]);
  });

  test('K9 takes no other pattern for one of them', () => {
    const linear = [/\s+/g, /^\d{4}-\d{2}$/, /[^a-z0-9]+/g, /^"([^":]+)"\s+(\d{4})$/, /<[^<>]*>/g];
    expect(linear.filter((pattern) => slowText(pattern) !== null)).toEqual([]);
  });

  test('K9 no pattern of feeds/, domain/, functions/ and content/indicators is one of them', async () => {
    expect(written.length).toBeGreaterThan(100);
    expect(await slowOnes(written)).toEqual([]);
  });

  test('K9 patterns that are made from text are made when their module is loaded, and none is one of them', async () => {
    expect(made.filter(({ isInFunction }) => isInFunction)).toEqual([]);
    vi.resetModules();
    const files = new Set(made.map(({ file }) => file));
    for (const file of files) {
      const found = await madeOnLoad(() => import(/* @vite-ignore */ file), file);
      expect(found.length, file).toBeGreaterThanOrEqual(made.filter((one) => one.file === file).length);
      expect(await slowOnes(found)).toEqual([]);
    }
  });
});
