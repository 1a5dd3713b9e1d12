import { type ChartOptions, ColorType, CrosshairMode, type DeepPartial, type Time } from 'lightweight-charts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import type { ChartColours } from './chart-colours.ts';

/** Tick marks of these weights of the library name a time of day, the others a day. */
const FIRST_TIME_MARK = 3;

/** Room above and below the shares, in percentage points. */
const ROOM = 8;

/** The range of the share axis: the shares with room around them, and always the line at one half. */
export function shareRange(shares: readonly number[]): { minValue: number; maxValue: number } {
  return {
    minValue: Math.max(0, Math.min(50, ...shares) - ROOM),
    maxValue: Math.min(100, Math.max(50, ...shares) + ROOM),
  };
}

export const lineOptions = {
  lastValueVisible: false,
  priceLineVisible: false,
  crosshairMarkerVisible: false,
} as const;

/** What only shades: a scale of its own, nothing to point at. */
export const gapOptions = {
  ...lineOptions,
  priceScaleId: 'gaps',
  autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 1 } }),
} as const;

/** A still chart in the page's colours: the whole range at once, nothing to drag or zoom, and so no wheel or finger caught. */
export function chartOptions(colours: ChartColours, locale: Locale): DeepPartial<ChartOptions> {
  const format = (seconds: Time, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, { timeZone: 'UTC', ...options }).format(
      Number(seconds) * 1000,
    );
  const day = { day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    autoSize: true,
    handleScroll: false,
    handleScale: false,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colours.muted,
      fontFamily: colours.font,
      panes: { enableResize: false, separatorColor: colours.line },
      // Its logo brings a style element, which the page's policy refuses; the credit is below the chart instead.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line } },
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    // The cursor is the page's own: the library's snaps to slots, and names the slot's time.
    crosshair: { mode: CrosshairMode.Hidden },
    timeScale: {
      borderColor: colours.line,
      minBarSpacing: 0.01,
      fixLeftEdge: true,
      fixRightEdge: true,
      lockVisibleTimeRangeOnResize: true,
      tickMarkFormatter: (at: Time, weight: number) => format(at, weight < FIRST_TIME_MARK ? day : time),
    },
  };
}
