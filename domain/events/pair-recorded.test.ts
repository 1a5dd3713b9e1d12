import { expect, test } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import type { Pairable } from './candidate.ts';
import { pairUp } from './pair.ts';
import { RECORDED_LINES, type RecordedLine } from './testing/recorded-lines.ts';

interface Row extends Pairable {
  readonly line: number;
}

const LINES = RECORDED_LINES.map(rowsOf);
const listed = LINES.flatMap((one) => one.listed);
const reported = LINES.flatMap((one) => one.reported);

function rowsOf({ listed, reported, timeIso, ...line }: RecordedLine): { listed: Row[]; reported: Row[] } {
  const row = { ...line, forecast: null, previous: null, actual: null };
  return {
    listed: listed ? [{ ...row, timeIso, title: listed.title, awaitedPrevious: listed.previous }] : [],
    reported: reported
      ? [{ ...row, timeIso: reported.timeIso, title: reported.title, awaitedPrevious: reported.previous }]
      : [],
  };
}

const { pairs } = pairUp(listed, reported.toReversed(), kindOf);
const isPair = (pair: { listed: Row; reported: Row }) => pair.listed.line === pair.reported.line;
test('K3 makes no wrong pair in a recorded week with the titles of both vendors', () => {
  const wrong = pairs.filter((pair) => !isPair(pair));
  expect(wrong.map((pair) => `${pair.listed.title} = ${pair.reported.title}`)).toEqual([]);
});

test('K3 pairs all 87 events that both vendors list, also an index with and without a percent sign', () => {
  expect(pairs.map((pair) => pair.listed.line).toSorted((a, b) => a - b)).toEqual(
    LINES.flatMap((one) => (one.reported.length > 0 ? one.listed.map(({ line }) => line) : [])),
  );
  expect(pairs).toHaveLength(87);
});

test('K3 makes the same pairs when the last digit of every previous figure differs', () => {
  const revised = reported.map((row) => ({ ...row, awaitedPrevious: bumped(row.awaitedPrevious) }));
  const again = pairUp(listed, revised, kindOf);
  expect(again.pairs.filter(isPair)).toHaveLength(87);
  expect(again.pairs).toHaveLength(87);
  expect(again.ambiguous).toEqual([]);
});

/** A typical revision: the last written digit is one higher. */
function bumped(figure: string | null): string | null {
  const [, before = '', digits = '', after = ''] = /^(.*?)(-?\d+(?:\.\d+)?)(.*)$/.exec(figure ?? '') ?? [];
  if (digits === '') return figure;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return `${before}${(Number(digits) + 10 ** -decimals).toFixed(decimals)}${after}`;
}

test('K3 keeps 5 rows of the export and 39 of the RSS as events of one vendor', () => {
  const paired = new Set(pairs.flatMap((pair) => [pair.listed, pair.reported]));
  const single = LINES.filter((one) => one.listed.length + one.reported.length === 1);
  expect(single.flatMap((one) => one.listed)).toHaveLength(5);
  expect(single.flatMap((one) => one.reported)).toHaveLength(39);
  expect(single.flatMap((one) => [...one.listed, ...one.reported]).filter((row) => paired.has(row))).toEqual(
    [],
  );
});

test('K3 makes the same pairs in any order of the rows', () => {
  const again = pairUp(listed.toReversed(), reported, kindOf).pairs;
  const keys = (list: typeof pairs) => list.map((pair) => pair.listed.line).toSorted();
  expect(keys(again)).toEqual(keys(pairs));
  expect(again.every(isPair)).toBe(true);
});
