import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TradeMark } from './TradeMark.tsx';

const draw = (entry: number, stop: number, target: number) =>
  load(renderToStaticMarkup(<TradeMark {...{ entry, stop, target }} label="1:10" />));
const heights = ($: ReturnType<typeof draw>) =>
  $('svg > rect')
    .toArray()
    .map((one) => Number($(one).attr('height')));

it('G1 G12 a small ladder has zones as high as the distances of its trade, also of a sell', () => {
  for (const [entry, stop, target] of [
    [100, 99, 110],
    [100, 101, 90],
  ] as const) {
    const [gain = 0, loss = 0] = heights(draw(entry, stop, target));
    expect(gain / loss).toBeCloseTo(10, 0);
  }
});

it('G1 G12 a small ladder names its ratio, and keeps the marks of a large one apart', () => {
  const $ = draw(0, -1, 200);
  expect($('svg').attr('aria-label')).toBe('1:10');
  const marks = [...($('path').first().attr('d') ?? '').matchAll(/M56 ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(marks.length).toBeGreaterThan(2);
  const gaps = marks.slice(1).map((y, index) => Math.abs(y - (marks[index] ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2.5);
});
