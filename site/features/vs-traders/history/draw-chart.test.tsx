import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPoint, SentimentHistory } from '#contracts/sentiment-history.ts';
import { formatNumber, NO_FIGURE } from '#domain/format.ts';
import { madeHistory } from '#tests/e2e/sentiment-history.ts';
import { shareRange } from './chart-options.ts';
import { drawChart } from './draw-chart.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { localAxis } from './local-time.ts';
import { COLOURS, drawn, type Told } from './testing/fake-chart.ts';

vi.mock('lightweight-charts', async () => (await import('./testing/fake-chart.ts')).library);
vi.mock('./chart-colours.ts', () => ({ readColours: () => COLOURS }));

const NOW = new Date('2026-06-10T16:00:00.000Z');
const HOUR_MS = 3_600_000;
const full = madeHistory({ now: NOW, days: 30, gaps: [[402, 342]] });
/** Some readings have no shorts, once a single reading: an empty side has no average entry. */
const emptied: SentimentHistory = {
  ...full,
  points: full.points.map((point, index) =>
    (index >= 20 && index < 26) || index === 40 ? { ...point, averageShort: null } : point,
  ),
};

/** The table's rows, oldest first, and the stretches it says have no readings. */
function tableOf(readings: SentimentHistory) {
  const markup = renderToStaticMarkup(<HistoryTable readings={readings} releases={null} locale="en" />);
  const $ = load(markup);
  const rows = $('tr[data-at]')
    .toArray()
    .reverse()
    .map((row) => {
      const cells = $(row).find('td').toArray();
      return {
        at: Date.parse($(row).attr('data-at') ?? ''),
        long: Number($(cells[0]).attr('data-value')),
        averageLong: $(cells[2]).text().split(' / ')[0],
        averageShort: $(cells[2]).text().split(' / ')[1],
        extreme: $(row).attr('data-extreme'),
      };
    });
  const gaps = $('[data-part="history-gap"]')
    .toArray()
    .map((row) => [Date.parse($(row).attr('data-from') ?? ''), Date.parse($(row).attr('data-to') ?? '')]);
  return { rows, gaps };
}

const lines = (pane: number, color: string) =>
  drawn.series.filter(
    ({ kind, pane: of, options }) => kind === 'line' && of === pane && options.color === color,
  );
const values = (series: readonly Told[]) => series.flatMap(({ data }) => data.map(({ value }) => value));
const times = (series: readonly Told[]) => series.flatMap(({ data }) => data.map(({ time }) => time));
const axis = localAxis(NOW.getTime());

function draw(readings: SentimentHistory, onLayout: (width: number) => void = () => undefined) {
  return drawChart(undefined as never, { readings, decimals: 2, locale: 'en' }, onLayout);
}

beforeEach(() => {
  draw(emptied);
});

describe('the chart against its table', () => {
  const { rows, gaps } = tableOf(emptied);

  it('N1 the upper pane holds the long share of every row, at its time', () => {
    const shares = lines(0, 'long');
    expect(rows.length).toBeGreaterThan(100);
    expect(values(shares)).toEqual(rows.map(({ long }) => long));
    expect(times(shares)).toEqual(rows.map(({ at }) => axis(at)));
  });

  it('N1 the lower pane holds both average entries of every row that has them', () => {
    const inTable = (side: 'averageLong' | 'averageShort') =>
      rows.map((row) => row[side]).filter((text) => text !== NO_FIGURE);
    const inChart = (color: string) =>
      values(lines(1, color)).map((value) => formatNumber(value ?? 0, 2, 'en'));
    expect(inChart('long')).toEqual(inTable('averageLong'));
    expect(inChart('short')).toEqual(inTable('averageShort'));
    expect(inTable('averageShort')).toHaveLength(rows.length - 7);
  });

  it('N1 no line is drawn across a gap', () => {
    const [[from = 0, to = 0] = []] = gaps;
    for (const color of ['long', 'short'])
      for (const { data } of [...lines(0, color), ...lines(1, color)]) {
        const [first, last] = [data[0]?.time ?? 0, data.at(-1)?.time ?? 0];
        expect(last <= axis(from) || first >= axis(to)).toBe(true);
      }
  });

  it('N1 no line is drawn across readings whose side is empty', () => {
    const missing = rows.filter(({ averageShort }) => averageShort === NO_FIGURE).map(({ at }) => axis(at));
    for (const { data } of lines(1, 'short')) {
      const [first, last] = [data[0]?.time ?? 0, data.at(-1)?.time ?? 0];
      expect(missing.filter((at) => at > first && at < last)).toEqual([]);
    }
    expect(lines(1, 'short')).toHaveLength(lines(1, 'long').length + 2);
  });

  it('N1 both panes are shaded where the table says that there are no readings, and nowhere else', () => {
    expect(gaps).toHaveLength(1);
    for (const pane of [0, 1]) {
      const shades = drawn.series.filter(({ kind, pane: of }) => kind === 'area' && of === pane);
      const shaded = shades.map(({ data }) => [data[0]?.time, data.at(-1)?.time]);
      // From the place after the last reading to the one before the next: an hour each in a range of 30 days.
      expect(shaded).toEqual(gaps.map(([from = 0, to = 0]) => [axis(from + HOUR_MS), axis(to - HOUR_MS)]));
    }
  });

  it('N1 the time axis of both panes has every hour of the range', () => {
    for (const pane of [0, 1]) {
      const [whole] = drawn.series.filter(({ pane: of, data }) => of === pane && data.length === 30 * 24 + 1);
      const steps = new Set(
        whole?.data.slice(1).map(({ time }, place) => time - (whole.data[place]?.time ?? 0)),
      );
      expect([...steps]).toEqual([3600]);
    }
  });

  it('N1 each stretch of rows in an extreme is marked once, on the line', () => {
    const follows = (one: number, next: number) => !gaps.some(([from = 0]) => from >= one && from < next);
    const stretches = rows.filter(({ at, extreme }, index) => {
      const before = rows[index - 1];
      return extreme && !(before?.extreme === extreme && follows(before.at, at));
    });
    const markers = lines(0, 'long').flatMap((line) => line.markers);
    expect(markers).toHaveLength(stretches.length);
    for (const { time, position } of markers) {
      expect(rows.find(({ at }) => axis(at) === time)?.extreme).toBeDefined();
      expect(position).toBe('inBar');
    }
  });

  it('N1 draws the limits of the extremes and the half as lines', () => {
    expect(lines(0, 'long').flatMap((line) => line.priceLines)).toEqual([70, 50, 30]);
  });
});

describe('pointing', () => {
  const from = Date.parse(full.from);
  const length = Date.parse(full.to) - from;

  it('N1 every reading has a place, by its own time and share, also where two share a slot of the axis', () => {
    // Every twenty minutes, as the server reads: three readings in each slot of an hour.
    const points = Array.from({ length: 300 }, (_, index): HistoryPoint => {
      const observedAt = new Date(from + index * 20 * 60_000).toISOString();
      return { ...(full.points[0] as HistoryPoint), observedAt, longPercentage: 40 + (index % 3) };
    });
    const chart = draw({ ...full, points, gaps: [] });
    for (const [index, { observedAt, longPercentage }] of points.entries()) {
      const place = chart.placeOf(index);
      expect(place?.x).toBeCloseTo(((Date.parse(observedAt) - from) / length) * drawn.width, 6);
      expect(place?.y).toBe(100 - longPercentage);
    }
  });

  it('N1 says when its plot has another size', () => {
    const onLayout = vi.fn();
    draw(emptied, onLayout);
    drawn.resize(200);
    expect(onLayout).toHaveBeenCalledExactlyOnceWith(200);
  });
});

it.each([
  [[53, 70], { minValue: 42, maxValue: 78 }],
  [[30, 40], { minValue: 22, maxValue: 58 }],
  [[3, 98], { minValue: 0, maxValue: 100 }],
  [[], { minValue: 42, maxValue: 58 }],
])('N1 the share axis holds the shares, room around them and one half: %j', (shares, range) => {
  expect(shareRange(shares)).toEqual(range);
});
