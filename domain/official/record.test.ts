import { expect, test } from 'vitest';
import { figuresOf, pastFigures, sawFirstPrint } from './record.ts';
import { observed, PRICES } from './testing.ts';

const JULY_SEEN = '2026-08-12T12:30:00.000Z';
const AUGUST_SEEN = '2026-09-11T12:31:00.000Z';
const LATER = '2026-10-14T12:31:00.000Z';
const july = (over = {}) =>
  observed({ period: '2026-07', value: '330.100', firstSeenAt: JULY_SEEN, ...over });
const august = (over = {}) => observed({ firstSeenAt: AUGUST_SEEN, ...over });

test('N11 the figures of a period are its first print and then each revision, with the moment of each', () => {
  const vintages = [july(), august(), august({ vintage: 2, value: '331.600', firstSeenAt: LATER })];
  expect(figuresOf(PRICES, '2026-08', vintages)).toEqual([
    { figure: '0.3', at: AUGUST_SEEN },
    { figure: '0.5', at: LATER },
  ]);
});

test('N11 a change of the value it is compared with revises a figure too; one that leaves it equal does not', () => {
  const compared = july({ vintage: 2, value: '329.800', firstSeenAt: LATER });
  expect(figuresOf(PRICES, '2026-08', [july(), august(), compared])).toEqual([
    { figure: '0.3', at: AUGUST_SEEN },
    { figure: '0.4', at: LATER },
  ]);
  const equal = august({ vintage: 2, value: '331.251', firstSeenAt: LATER });
  expect(figuresOf(PRICES, '2026-08', [july(), august(), equal])).toHaveLength(1);
  expect(figuresOf(PRICES, '2026-09', [july(), august()])).toEqual([]);
});

test('N11 a new base at one moment gives no figure of that moment', () => {
  const rebased = [
    july({ vintage: 2, value: '110.030', firstSeenAt: LATER }),
    august({ vintage: 2, value: '110.415', firstSeenAt: LATER }),
  ];
  expect(figuresOf(PRICES, '2026-08', [july(), august(), ...rebased])).toEqual([
    { figure: '0.3', at: AUGUST_SEEN },
  ]);
});

test('N11 the first value is the first print only when the series was read before it came out, and in time', () => {
  expect(sawFirstPrint(PRICES, '2026-08', [july(), august()])).toBe(true);
  expect(sawFirstPrint(PRICES, '2026-07', [july(), august()])).toBe(false);
  const late = august({ firstSeenAt: '2026-12-01T00:00:00.000Z' });
  expect(sawFirstPrint(PRICES, '2026-08', [july(), late])).toBe(false);
  expect(sawFirstPrint(PRICES, '2026-09', [july(), august()])).toBe(false);
});

test('N11 the past has a gap where a period has no figure, and ends with the oldest that has one', () => {
  const september = august({ period: '2026-09', value: '332.000', firstSeenAt: LATER });
  const june = july({ period: '2026-06', value: '329.600' });
  const vintages = [june, july(), september, august({ vintage: 1 })];
  expect(pastFigures(PRICES, '2026-10', vintages, 24)).toEqual([
    { period: '2026-09', first: '0.2', latest: '0.2' },
    { period: '2026-08', first: '0.3', latest: '0.3' },
    { period: '2026-07', first: null, latest: '0.2' },
  ]);
  const gap = vintages.filter(({ period }) => period !== '2026-08');
  expect(pastFigures(PRICES, '2026-10', gap, 24).map(({ latest }) => latest)).toEqual([null, null, '0.2']);
  expect(pastFigures(PRICES, '2026-10', vintages, 1)).toHaveLength(1);
});

test('N11 a figure that only a revision made sure is not the first print', () => {
  const earnings = { ...PRICES, notation: { ...PRICES.notation, decimals: 1 } };
  const june = july({ period: '2026-06', value: '36.90', firstSeenAt: '2026-07-01T12:30:00.000Z' });
  // 37.00 to 37.09 is 0.2 or 0.3 with unrounded values.
  const vintages = [
    june,
    july({ value: '37.00' }),
    august({ value: '37.09' }),
    august({ vintage: 2, value: '37.11', firstSeenAt: LATER }),
  ];
  expect(pastFigures(earnings, '2026-09', vintages, 1)).toEqual([
    { period: '2026-08', first: null, latest: '0.3' },
  ]);
});
