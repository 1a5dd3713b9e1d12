import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { formatShare, zoneOffset } from '#domain/format.ts';
import { indexOfReading } from '#domain/sentiment-history.ts';
import { watchTheme } from '#site/ui/watch-theme.ts';
import { summaryText } from './change-words.ts';
import type { DrawnChart } from './draw-chart.ts';
import styles from './HistoryChart.module.css';
import type { HistoryViewProps } from './props.ts';
import { Readout } from './Readout.tsx';
import { Releases } from './Releases.tsx';

interface HistoryChartProps extends HistoryViewProps {
  readonly onFailed: () => void;
}

/** Long share above, both average entries below, and a slider that walks through the readings (N1). */
export function HistoryChart({ onFailed, ...view }: HistoryChartProps) {
  const { readings, locale } = view;
  // The time of the reading, because a later answer may move its index. Null: the last reading.
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const point = indexOfReading(readings.points, pointedAt);
  const setPoint = (to: number) => setPointedAt(readings.points[to]?.observedAt ?? null);
  const { place, chart, isDrawn } = useDrawnChart(view, pointedAt, setPoint, onFailed);
  const walk = (to: number) => {
    setPoint(to);
    chart.current?.point(to);
  };
  const limits = {
    high: formatShare(readings.extremes.high, locale),
    low: formatShare(readings.extremes.low, locale),
  };
  return (
    <figure className="stack gap-2" data-part="history-chart" data-drawn={isDrawn}>
      <Readout {...view} point={point} onWalk={walk} />
      <p className={`cluster apart flush smaller muted ${styles.pane}`}>
        {translate(locale, 'history.pane.share')} <span>{translate(locale, 'history.pane.entries')}</span>
      </p>
      <div className={styles.canvas} ref={place} role="img" aria-label={summaryText(readings, locale)} />
      <Releases {...view} point={point} onWalk={walk} />
      <figcaption>
        <ul className={`cluster flush gap-4 smaller muted ${styles.legend}`}>
          <li data-mark="long">{translate(locale, 'history.legend.long')}</li>
          <li data-mark="short">{translate(locale, 'history.legend.short')}</li>
          <li data-mark="extreme">{translate(locale, 'history.legend.extreme', limits)}</li>
          {view.releases && view.releases.length > 0 && (
            <li data-mark="release">{translate(locale, 'history.legend.release')}</li>
          )}
          {readings.gaps.length > 0 && <li data-mark="gap">{translate(locale, 'history.legend.gap')}</li>}
        </ul>
        <p className="smaller muted">
          {translate(locale, 'history.zone', { zone: zoneOffset(Date.parse(readings.to), locale) })}{' '}
          <a className="tap" href="https://www.tradingview.com/" target="_blank" rel="noopener">
            {translate(locale, 'history.credit', { name: 'TradingView Lightweight Charts™' })}
          </a>
        </p>
      </figcaption>
    </figure>
  );
}

/** Loads the chart's code with the first history, and draws the chart again for other readings or another theme. */
function useDrawnChart(
  view: HistoryViewProps,
  pointedAt: string | null,
  onPoint: (index: number) => void,
  onFailed: () => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<DrawnChart | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const pointed = useEffectEvent(onPoint);
  const failed = useEffectEvent(onFailed);
  const { readings, locale } = view;
  const pointAgain = useEffectEvent(() => {
    if (pointedAt !== null) chart.current?.point(indexOfReading(readings.points, pointedAt));
  });
  // Read here: a table that two lazy chunks import would become a third chunk, on both pages.
  const { decimals } = INSTRUMENTS[readings.symbol];
  useEffect(() => {
    let isGone = false;
    let unwatch: () => void = () => undefined;
    const start = async () => {
      const { drawChart } = await import('./draw-chart.ts');
      const draw = () => {
        if (isGone || place.current === null) return;
        chart.current?.remove();
        chart.current = drawChart(place.current, { readings, decimals, locale }, pointed);
        pointAgain();
        setDrawn(true);
      };
      draw();
      if (!isGone) unwatch = watchTheme(draw);
    };
    start().catch(() => !isGone && failed());
    return () => {
      isGone = true;
      unwatch();
      chart.current?.remove();
      chart.current = null;
    };
  }, [readings, decimals, locale]);
  return { place, chart, isDrawn };
}
