import type { ArticleFigure } from '#content/articles/schema.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import styles from '#site/features/blog/trades/RatioStrip.module.css';

interface BarsFigureProps {
  readonly locale: Locale;
  readonly figure: Extract<ArticleFigure, { bars: unknown }>;
}

/** Bars to one scale; the list beside them has the same numbers as text. */
export function BarsFigure({ locale, figure: { id, title, unit, bars } }: BarsFigureProps) {
  // A range says little without the ends of its scale.
  const isRange = bars.some(({ from }) => from !== undefined);
  const most = isRange && unit === '%' ? 100 : Math.max(...bars.map(({ to }) => to));
  const share = (value: number) => Math.round((value / most) * 1000) / 10;
  const text = (value: number) => `${formatNumber(value, decimalsOf(value), locale)}${unit}`;
  return (
    <figure className="stack gap-3" data-figure={id}>
      <figcaption className="line-below strong">{inLocale(title, locale)}</figcaption>
      <ul className="stack gap-2">
        {bars.map(({ name, from, to }) => (
          <li key={name.en} className="small">
            <span className="cluster apart gap-2">
              <span>{inLocale(name, locale)}</span>
              <span className="figures strong">
                {from !== undefined && `${text(from)}–`}
                {text(to)}
              </span>
            </span>
            <svg className={styles.strip} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              {isRange && <rect className={styles.track} width="100" height="1" />}
              <rect
                className={styles.target}
                x={share(from ?? 0)}
                width={share(to - (from ?? 0))}
                height="1"
              />
            </svg>
          </li>
        ))}
      </ul>
      {isRange && (
        <p className="cluster apart smaller muted figures" aria-hidden="true">
          <span>0</span>
          <span>{formatNumber(most, decimalsOf(most), locale)}</span>
        </p>
      )}
    </figure>
  );
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
