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
import { placeInRange } from '#domain/releases.ts';
import { peaksOf, runsOf, slotsOf } from '#domain/sentiment-history.ts';
import { type ChartColours, readColours } from './chart-colours.ts';
import { chartOptions, lineOptions, shareRange } from './chart-options.ts';
import { drawGaps } from './draw-gaps.ts';
import { localAxis } from './local-time.ts';

export interface DrawnChart {
  /** Where a reading is, in pixels from the upper left corner of the plot; null before the first layout. */
  placeOf(index: number): { readonly x: number; readonly y: number } | null;
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

/**
 * Draws a history: long share over both average entries, gaps left open and shaded, extremes marked (N1). `onLayout` is
 * called when the plot, without the axis at its side, has another width (pixels).
 */
export function drawChart(element: HTMLElement, drawn: Drawn, onLayout: (width: number) => void): DrawnChart {
  const { readings } = drawn;
  const colours = readColours(element);
  const chart = createChart(element, chartOptions(colours, drawn.locale));
  const slots = slotsOf(readings);
  const axis = localAxis(Date.parse(readings.to));
  const placed = slots.flatMap(({ at, point }) => (point === null ? [] : [[point, axis(at)] as const]));
  const drawing: Drawing = { ...drawn, chart, colours, timeOf: new Map(placed) };
  drawGaps(chart, colours, slots, axis);
  const [shares] = drawShares(drawing);
  drawEntries(drawing);
  chart.panes()[0]?.setStretchFactor(3);
  chart.panes()[1]?.setStretchFactor(2);
  chart.timeScale().fitContent();
  chart.timeScale().subscribeSizeChange((width) => onLayout(width));
  return {
    placeOf(index) {
      const point = readings.points[index];
      const y = point && shares?.priceToCoordinate(point.longPercentage);
      // By its own time: a reading that shares its slot of the axis with a more one-sided one has a place too.
      return point && y != null
        ? { x: placeInRange(readings, point.observedAt) * chart.timeScale().width(), y }
        : null;
    },
    remove: () => chart.remove(),
  };
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
      const time = timeOf.get(index);
      return peaks.has(index) && time !== undefined ? [time] : [];
    });
    const line = series[place];
    if (!line || marked.length === 0) continue;
    createSeriesMarkers(
      line,
      marked.map((time) => ({
        time,
        position: 'inBar' as const,
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
