import { AreaSeries, type IChartApi, LineSeries } from 'lightweight-charts';
import type { Slot } from '#domain/sentiment-history.ts';
import type { ChartColours } from './chart-colours.ts';
import { gapOptions } from './chart-options.ts';
import type { TimeAxis } from './local-time.ts';

/** Every place of the axis, so that it is true to time, and a shade over both panes where readings are missing. */
export function drawGaps(
  chart: IChartApi,
  colours: ChartColours,
  slots: readonly Slot[],
  timeOf: TimeAxis,
): void {
  for (const pane of [0, 1]) {
    const axis = chart.addSeries(LineSeries, { ...gapOptions, lineVisible: false }, pane);
    axis.setData(slots.map(({ at }) => ({ time: timeOf(at) })));
    for (const gap of gapRuns(slots)) {
      const shade = chart.addSeries(
        AreaSeries,
        { ...gapOptions, lineVisible: false, topColor: colours.gap, bottomColor: colours.gap },
        pane,
      );
      shade.priceScale().applyOptions({ scaleMargins: { top: 0, bottom: 0 } });
      shade.setData(gap.map(({ at }) => ({ time: timeOf(at), value: 1 })));
    }
  }
}

/** Stretches of places that belong to a gap. */
function gapRuns(slots: readonly Slot[]): readonly Slot[][] {
  const runs: Slot[][] = [];
  for (const [place, slot] of slots.entries()) {
    if (!slot.isGap) continue;
    if (slots[place - 1]?.isGap) runs.at(-1)?.push(slot);
    else runs.push([slot]);
  }
  return runs;
}
