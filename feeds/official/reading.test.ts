import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedSeries } from './port.ts';
import { decimalOf, type ReadPoint, readEach, type SeriesPoints, toReading } from './reading.ts';

const AT = '2026-09-20T12:00:00.000Z';
const asked = (name: string): AskedSeries => ({ series: `ons/${name}`, period: 'month', unit: '%' });
const points = (name: string, given: readonly ReadPoint[], fields: Partial<SeriesPoints> = {}) => ({
  asked: asked(name),
  points: given,
  request: 'https://publisher.example',
  publishedAt: null,
  ...fields,
});
const value = (text: string, fields: object = {}): ReadPoint => ({
  period: '2026-08',
  value: text,
  flag: null,
  ...fields,
});

test.each([
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['1.75E0', '1.75'],
  ['1.75e2', '175'],
  ['1.5E3', '1500'],
  ['1.75E-2', '0.0175'],
  ['0.05E1', '0.5'],
  ['1e+1', '10'],
  ['\u22120.3', '-0.3'],
  ['+0.3', '0.3'],
  ['1,234,567.80', '1234567.80'],
  ['-1,234', '-1234'],
  ['-0.0', '0.0'],
  ['0.10', '0.10'],
])('N11 reads the number "%s" as %s', (text, plain) => {
  expect(decimalOf(text)).toBe(plain);
});

test.each([
  '',
  '.',
  '-',
  '+',
  '5.',
  '1,33',
  '1 234',
  '1.2.3',
  '--1',
  '\u2013',
  '(a)',
  '0x10',
  '1e',
  '1e400',
  'NaN',
  '1%',
])('N11 reads no number in "%s"', (text) => {
  expect(decimalOf(text)).toBeNull();
});

test('N11 a number keeps its digits, whatever its exponent', () => {
  const digits = fc.bigInt({ min: 1n, max: 10n ** 20n });
  fc.assert(
    fc.property(
      digits,
      fc.integer({ min: -25, max: 25 }),
      fc.constantFrom('', '-', '+', '\u2212'),
      (number, exponent, sign) => {
        const text = decimalOf(`${sign}${number}E${exponent}`) ?? '';
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/);
        expect(text.startsWith('-')).toBe(sign === '-' || sign === '\u2212');
        const [whole = '', decimals = ''] = text.replace('-', '').split('.');
        expect(BigInt(whole + decimals) * 10n ** BigInt(50 - decimals.length)).toBe(
          number * 10n ** BigInt(50 + exponent),
        );
      },
    ),
  );
});

test('N11 a series is unread when something other than "missing" came and no value of it can be used', () => {
  const point = fc.constantFrom<ReadPoint>(
    'missing',
    'other_period',
    value('1'),
    value('2', { period: '2026-07' }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(point, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (all) => {
      const hasNothing = (one: readonly ReadPoint[]) =>
        one.every((each) => typeof each === 'string') && one.some((each) => each !== 'missing');
      const failed = all.flatMap((one, index) => (hasNothing(one) ? [`ons/s${index}`] : []));
      const reading = () =>
        toReading(
          all.map((one, index) => points(`s${index}`, one)),
          AT,
        );
      if (failed.length === all.length) expect(reading).toThrow('no value can be read');
      else expect(reading().unread ?? []).toEqual(failed);
    }),
  );
});

test.each<[string, readonly ReadPoint[], boolean]>([
  ['is the last of older ones first', [value('1', { period: '2026-06' }), value('2'), 'malformed_row'], true],
  [
    'is the first of newer ones first',
    ['malformed_row', value('2'), value('1', { period: '2026-06' })],
    true,
  ],
  ['is beside a single value', ['malformed_row', value('2')], true],
  ['is older than the newest value', ['malformed_row', value('1', { period: '2026-06' }), value('2')], false],
  ['is followed by a newer value', [value('2'), value('1', { period: '2026-06' }), 'malformed_row'], false],
])('N11 keeps the values of a series whose unreadable one %s', (_where, given, isUnread) => {
  const reading = toReading([points('a', given)], AT);
  expect(reading.rows).toHaveLength(given.length - 1);
  expect(reading.unread).toEqual(isUnread ? ['ons/a'] : undefined);
});

test('N11 a series without values is unread when a part of the answer may have been its', () => {
  const reading = toReading([points('a', [value('1')]), points('b', [], { isPartUnread: true })], AT);
  expect(reading).toMatchObject({ unread: ['ons/b'], dropped: { empty_series: 1 } });
  expect(toReading([points('b', [])], AT).unread).toBeUndefined();
});

test('N11 of two equal values of a period the fuller one is kept, and of two that differ neither', () => {
  const same = [value('2'), value('2.0', { flag: 'p' }), 'missing'] as const;
  const differing = [value('2'), value('3'), value('1', { period: '2026-07' })];
  const reading = toReading([points('a', same), points('b', differing)], AT);
  expect(reading.rows.map(({ series, period, value: text, flag }) => [series, period, text, flag])).toEqual([
    ['ons/a', '2026-08', '2.0', 'p'],
    ['ons/b', '2026-07', '1', null],
  ]);
  expect(reading.dropped).toEqual({ missing: 1, conflicting: 2 });
});

test('N11 K5 series whose calls failed are unread beside those that came and could not be read', async () => {
  const reading = await readEach([asked('a'), asked('b'), asked('c')], AT, async (one) => {
    if (one.series === 'ons/b') toReading([points('b', ['malformed_row'])], AT);
    return points(one.series.slice(4), [one.series === 'ons/a' ? value('1') : 'malformed_row']);
  });
  expect(reading.unread).toEqual(['ons/c', 'ons/b']);
  expect(reading.failure?.kind).toBe('malformed');
});
