import {
  BaselineSeries,
  createChart,
  createSeriesMarkers,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesPartialOptionsMap,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Locale } from '#contracts/locale.ts';
import type { HistoryPoint, SentimentHistory } from '#contracts/sentiment-history.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { peaksOf, runsOf, slotsOf } from '#domain/sentiment-history.ts';
import { type ChartColours, readColours } from './chart-colours.ts';
import { chartOptions, lineOptions, shareRange } from './chart-options.ts';
import { drawGaps } from './draw-gaps.ts';
import { localAxis } from './local-time.ts';

export interface DrawnChart {
  /** Puts the cross-hair on a reading. */
  point(index: number): void;
  remove(): void;
}

/** What is drawn, and how its prices are written. */
interface Drawn {
  readonly readings: SentimentHistory;
  readonly decimals: number;
  readonly locale: Locale;
}

interface Drawing extends Drawn {
  readonly chart: IChartApi;
  readonly colours: ChartColours;
  /** Position of a reading on the time axis; a reading replaced by a more one-sided one has none. */
  readonly timeOf: ReadonlyMap<number, UTCTimestamp>;
}

type PickValue = (point: HistoryPoint) => number | null;

const shareOf: PickValue = (point) => point.longPercentage;

/** Draws a history: long share over both average entries, gaps left open and shaded, extremes marked (N1). */
export function drawChart(element: HTMLElement, drawn: Drawn, onPoint: (index: number) => void): DrawnChart {
  const { readings } = drawn;
  const colours = readColours(element);
  const chart = createChart(element, chartOptions(colours, drawn.locale));
  const slots = slotsOf(readings);
  const axis = localAxis(Date.parse(readings.to));
  const placed = slots.flatMap(({ at, point }) => (point === null ? [] : [[point, axis(at)] as const]));
  const drawing: Drawing = { ...drawn, chart, colours, timeOf: new Map(placed) };
  drawGaps(chart, colours, slots, axis);
  const shares = drawShares(drawing);
  drawEntries(drawing);
  chart.panes()[0]?.setStretchFactor(3);
  chart.panes()[1]?.setStretchFactor(2);
  chart.timeScale().fitContent();
  // The slider above is as wide as the plot, without the axis at its side.
  const widen = (width: number) => element.parentElement?.style.setProperty('--plot', `${width}px`);
  chart.timeScale().subscribeSizeChange(widen);
  const point = (index: number) => pointAt(drawing, shares, index);
  chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
    // Without an event our own code moved the cross-hair, also later, after a new layout of the chart.
    const nearest = time === undefined || !sourceEvent ? null : nearestPoint(placed, Number(time));
    if (nearest === null) return;
    point(nearest);
    onPoint(nearest);
  });
  return { point, remove: () => chart.remove() };
}

/** The reading nearest to a time on the axis; null where none is drawn. */
function nearestPoint(placed: readonly (readonly [number, UTCTimestamp])[], time: number): number | null {
  const [first] = placed;
  if (first === undefined) return null;
  const away = (at: number) => Math.abs(at - time);
  const [nearest] = placed.reduce((best, one) => (away(one[1]) < away(best[1]) ? one : best), first);
  return nearest;
}

/** Shades the area between the share and one half: the long side above it, the short side below. */
function shadeSides(drawing: Drawing, scale: SeriesPartialOptionsMap['Baseline']): void {
  const { chart, colours, readings } = drawing;
  for (const run of runsOf(readings.points, readings.gaps)) {
    const area = chart.addSeries(
      BaselineSeries,
      {
        ...lineOptions,
        ...scale,
        crosshairMarkerVisible: false,
        lineVisible: false,
        baseValue: { type: 'price', price: 50 },
        topFillColor1: colours.longArea,
        topFillColor2: colours.longArea,
        bottomFillColor1: colours.shortArea,
        bottomFillColor2: colours.shortArea,
      },
      0,
    );
    area.setData(dataOf(drawing, run, shareOf));
  }
}

function drawShares(drawing: Drawing): readonly ISeriesApi<'Line'>[] {
  const { chart, colours, readings, locale } = drawing;
  const priceRange = shareRange(readings.points.map(({ longPercentage }) => longPercentage));
  const scale = {
    autoscaleInfoProvider: () => ({ priceRange }),
    priceFormat: {
      type: 'custom' as const,
      minMove: 1,
      formatter: (share: number) => formatShare(share, locale),
    },
  };
  shadeSides(drawing, scale);
  const series = drawRuns(drawing, 0, shareOf, { color: colours.long, ...scale });
  const [first] = series;
  for (const price of [readings.extremes.high, 50, readings.extremes.low]) {
    const isHalf = price === 50;
    first?.createPriceLine({
      price,
      color: isHalf ? colours.muted : colours.warning,
      lineWidth: 1,
      lineStyle: isHalf ? LineStyle.SparseDotted : LineStyle.Dashed,
      axisLabelVisible: true,
    });
  }
  chart.priceScale('right', 0).applyOptions({ scaleMargins: { top: 0.06, bottom: 0.06 } });
  markPeaks(drawing, series);
  return series;
}

function markPeaks(drawing: Drawing, series: readonly ISeriesApi<'Line'>[]): void {
  const { readings, colours, timeOf } = drawing;
  const peaks = new Set(peaksOf(readings.points, readings.extremes, readings.gaps));
  for (const [place, run] of runsOf(readings.points, readings.gaps).entries()) {
    const marked = run.flatMap((index) => {
      const [time, point] = [timeOf.get(index), readings.points[index]];
      return peaks.has(index) && time !== undefined && point ? [{ time, share: point.longPercentage }] : [];
    });
    const line = series[place];
    if (!line || marked.length === 0) continue;
    createSeriesMarkers(
      line,
      marked.map(({ time, share }) => ({
        time,
        position: share > 50 ? ('aboveBar' as const) : ('belowBar' as const),
        shape: 'circle' as const,
        color: colours.warning,
      })),
    );
  }
}

function drawEntries(drawing: Drawing): void {
  const { colours, decimals, locale } = drawing;
  const priceFormat = {
    type: 'custom' as const,
    minMove: 10 ** -decimals,
    formatter: (price: number) => formatNumber(price, decimals, locale),
  };
  drawRuns(drawing, 1, (point) => point.averageLong, { color: colours.long, priceFormat });
  const dashed = { color: colours.short, lineStyle: LineStyle.Dashed, priceFormat };
  drawRuns(drawing, 1, (point) => point.averageShort, dashed);
}

/** One line a run: the library would draw a single line across a gap, and across readings without a value. */
function drawRuns(
  drawing: Drawing,
  pane: number,
  pick: PickValue,
  options: Parameters<IChartApi['addSeries']>[1],
): readonly ISeriesApi<'Line'>[] {
  const { chart, readings } = drawing;
  const holds = (point: HistoryPoint) => pick(point) !== null;
  return runsOf(readings.points, readings.gaps, holds).map((run) => {
    const line = chart.addSeries(LineSeries, { ...lineOptions, lineWidth: 2, ...options }, pane);
    line.setData(dataOf(drawing, run, pick));
    return line;
  });
}

/** The drawn values of a run: a reading without a place or a value has none. */
function dataOf({ readings, timeOf }: Drawing, run: readonly number[], pick: PickValue) {
  return run.flatMap((index) => {
    const [time, point] = [timeOf.get(index), readings.points[index]];
    const value = point ? pick(point) : null;
    return time === undefined || value === null ? [] : [{ time, value }];
  });
}

function pointAt(
  { chart, readings, timeOf }: Drawing,
  shares: readonly ISeriesApi<'Line'>[],
  index: number,
): void {
  const [time, point] = [timeOf.get(index), readings.points[index]];
  const run = runsOf(readings.points, readings.gaps).findIndex((one) => one.includes(index));
  const line = shares[run];
  if (time === undefined || !point || !line) chart.clearCrosshairPosition();
  else chart.setCrosshairPosition(point.longPercentage, time, line);
}
