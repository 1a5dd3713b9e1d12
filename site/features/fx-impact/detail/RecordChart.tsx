import { periodWords } from '#content/period-words.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { NO_FIGURE } from '#domain/format.ts';
import { CHART, chartOf, type RecordChartShape, type RecordPoint } from './record-points.ts';

interface RecordChartProps {
  /** Oldest first. */
  readonly points: readonly RecordPoint[];
  /** Whether the figures are changes, which are drawn from zero. */
  readonly areChanges: boolean;
  readonly locale: Locale;
}

/** The last releases of a series as a small chart, and the same figures as a table (N11). */
export function RecordChart({ points, areChanges, locale }: RecordChartProps) {
  const chart = chartOf(points, areChanges);
  if (!chart) return null;
  const [oldest, newest] = [points[0], points.at(-1)];
  const caption = translate(locale, 'record.chart', { count: points.length });
  return (
    <figure className="record-chart" data-part="record-chart">
      <figcaption className="strong small">{caption}</figcaption>
      <div className="record-plot smaller muted figures" aria-hidden="true">
        <span>{chart.highest}</span>
        <span>{chart.lowest}</span>
        <Plot {...chart} />
        <span className="record-ends">
          <span>{oldest && periodWords(oldest.period, locale)}</span>
          <span>{newest && periodWords(newest.period, locale)}</span>
        </span>
      </div>
      {chart.marks.some(({ first }) => first !== null) && (
        <p className="smaller muted">{translate(locale, 'record.legend')}</p>
      )}
      <details className="past-changes small">
        <summary className="opens">{translate(locale, 'record.table')}</summary>
        <table className="past-releases small" aria-label={caption}>
          <thead>
            <tr>
              {(['period', 'firstColumn', 'latest'] as const).map((name) => (
                <th key={name} scope="col">
                  {translate(locale, `record.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ period, first, latest }) => (
              <tr key={period} data-part="record-row">
                <th scope="row">{periodWords(period, locale)}</th>
                <td>{first ?? NO_FIGURE}</td>
                <td>{latest ?? NO_FIGURE}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="smaller muted">{translate(locale, 'record.unseen')}</p>
      </details>
    </figure>
  );
}

/** Figures around zero as stems from its line; levels far from it as a line through the dots. */
function Plot({ marks, zero }: RecordChartShape) {
  const { width, height } = CHART;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {zero === null ? (
        <path d={lineThrough(marks)} />
      ) : (
        <line className="record-zero" x1="0" x2={width} y1={zero} y2={zero} />
      )}
      {marks.map(({ period, x, y, first, isThis }) => (
        <g key={period} data-this={isThis || undefined}>
          {zero !== null && <line className="record-stem" x1={x} x2={x} y1={zero} y2={y} />}
          {first !== null && <circle className="record-first" cx={x} cy={first} r="5.5" />}
          <circle className="record-dot" cx={x} cy={y} r={isThis ? 6 : 4} />
        </g>
      ))}
    </svg>
  );
}

/** A line that has a gap where a period has no figure. */
function lineThrough(marks: RecordChartShape['marks']): string {
  return marks
    .map(({ x, y, place }, index) => `${marks[index - 1]?.place === place - 1 ? 'L' : 'M'}${x} ${y}`)
    .join('');
}
