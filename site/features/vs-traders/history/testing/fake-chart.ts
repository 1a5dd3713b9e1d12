import type { ChartColours } from '#site/features/vs-traders/history/chart-colours.ts';

/** One series as the library received it. */
export interface Told {
  readonly kind: 'line' | 'area' | 'baseline';
  readonly pane: number;
  readonly options: Readonly<Record<string, unknown>>;
  data: readonly { readonly time: number; readonly value?: number }[];
  readonly markers: { readonly time: number; readonly position: string }[];
  readonly priceLines: number[];
}

export const COLOURS: ChartColours = {
  long: 'long',
  short: 'short',
  warning: 'warning',
  muted: 'muted',
  line: 'line',
  gap: 'gap',
  longArea: 'long area',
  shortArea: 'short area',
  font: 'font',
};

/** Calls received by the last chart drawn, and how large it says that it is. */
export const drawn: { series: Told[]; width: number; resize: (width: number) => void } = {
  series: [],
  width: 300,
  resize: () => undefined,
};

const unheard = { applyOptions: () => undefined };

function addSeries(kind: Told['kind'], options: Told['options'], pane: number) {
  const told: Told = { kind, pane, options, data: [], markers: [], priceLines: [] };
  drawn.series.push(told);
  return {
    told,
    setData: (data: Told['data']) => {
      told.data = data;
    },
    createPriceLine: ({ price }: { price: number }) => void told.priceLines.push(price),
    priceScale: () => unheard,
    priceToCoordinate: (price: number) => 100 - price,
  };
}

function createChart() {
  drawn.series = [];
  return {
    addSeries,
    panes: () => [],
    priceScale: () => unheard,
    timeScale: () => ({
      fitContent: () => undefined,
      width: () => drawn.width,
      subscribeSizeChange: (listener: typeof drawn.resize) => {
        drawn.resize = listener;
      },
    }),
  };
}

/** In place of the chart library, which draws on a canvas: records its calls, so that tests can read them. */
export const library = {
  createChart,
  createSeriesMarkers: ({ told }: { told: Told }, markers: Told['markers']) =>
    void told.markers.push(...markers),
  LineSeries: 'line',
  AreaSeries: 'area',
  BaselineSeries: 'baseline',
  LineStyle: { Solid: 0, Dotted: 1, Dashed: 2, SparseDotted: 4 },
  ColorType: { Solid: 'solid' },
  CrosshairMode: { Hidden: 2 },
};
