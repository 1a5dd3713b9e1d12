import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { formatShare, zoneOffset } from '#domain/format.ts';
import { indexAtShare, indexOfReading } from '#domain/sentiment-history.ts';
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

/**
 * Long share above, both average entries below, and a cursor with the reading under it: a pointer or a finger on the plot
 * moves it, and a slider, which shows while it has the focus of the keyboard (N1).
 */
export function HistoryChart({ onFailed, ...view }: HistoryChartProps) {
  const { readings, locale } = view;
  // The time of the reading, because a later answer may move its index. Null: the last reading.
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const point = indexOfReading(readings.points, pointedAt);
  const setPoint = (to: number) => setPointedAt(readings.points[to]?.observedAt ?? null);
  const { place, figure, widthOf, isDrawn } = useDrawnChart(view, point, onFailed);
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect();
    const width = widthOf();
    if (width > 0) setPoint(indexAtShare(readings, (clientX - left) / width));
  };
  const limits = {
    high: formatShare(readings.extremes.high, locale),
    low: formatShare(readings.extremes.low, locale),
  };
  return (
    <figure className="stack gap-2" ref={figure} data-part="history-chart" data-drawn={isDrawn}>
      <p className={`cluster apart flush smaller muted ${styles.pane}`}>
        {translate(locale, 'history.pane.share', {
          basis: translate(locale, `basis.percent.${readings.basis}`),
        })}{' '}
        <span>{translate(locale, 'history.pane.entries')}</span>
      </p>
      <div className={styles.plot}>
        <Readout {...view} point={point} onWalk={setPoint} />
        <div className={styles.stage} onPointerMove={follow} onPointerDown={follow}>
          <div className={styles.canvas} ref={place} role="img" aria-label={summaryText(readings, locale)} />
          <i className={styles.cursor} data-part="history-cursor" />
        </div>
      </div>
      <Releases {...view} point={point} onWalk={setPoint} />
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

/** Loads the chart's code with the first history, draws the chart again for other readings or another theme, and places the cursor. */
function useDrawnChart(view: HistoryViewProps, point: number, onFailed: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLElement>(null);
  const width = useRef(0);
  const chart = useRef<DrawnChart | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const failed = useEffectEvent(onFailed);
  const { readings, locale } = view;
  const pointAgain = useEffectEvent(() => {
    const at = chart.current?.placeOf(point);
    figure.current?.style.setProperty('--x', at ? `${at.x}px` : '-1px');
    figure.current?.style.setProperty('--y', at ? `${at.y}px` : '-1px');
  });
  useEffect(() => {
    if (point >= 0) pointAgain();
  }, [point]);
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
        // After the library's own layout, which knows the heights of the panes.
        const settle = (plot: number) => {
          width.current = plot;
          figure.current?.style.setProperty('--plot', `${plot}px`);
          requestAnimationFrame(() => isGone || pointAgain());
        };
        chart.current = drawChart(place.current, { readings, decimals, locale }, settle);
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
  return { place, figure, widthOf: () => width.current, isDrawn };
}
