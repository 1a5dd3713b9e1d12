import type { ArticleFigure } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import styles from '#site/features/blog/trades/Case.module.css';
import { Badge } from '#site/ui/Badge.tsx';

interface IdeasFigureProps {
  readonly locale: Locale;
  readonly figure: Extract<ArticleFigure, { ideas: unknown }>;
}

/** Level or zone, and the path of the price, in units of the drawing: lows taken, a high broken, a gap revisited. */
const IDEAS = [
  { line: 'M0 58H140', way: 'M4 24 22 56 40 34 62 56 80 38 96 70 106 50 134 14' },
  { line: 'M0 34H140', way: 'M4 70 24 36 44 60 62 44 78 64 102 18 118 26 134 10' },
  { line: 'M0 36H140M0 48H140', way: 'M4 70 30 62 44 50 66 16 84 10 104 42 116 32 134 12' },
] as const;

/** The three ideas of the method, each as a sketch over its sentence; sketches, not prices (A6). */
export function IdeasFigure({ locale, figure: { id, title, ideas } }: IdeasFigureProps) {
  return (
    <figure className="stack gap-3" data-figure={id}>
      <figcaption className={`cluster gap-2 line-below strong ${styles.title}`}>
        {inLocale(title, locale)} <Badge tone="caution">{translate(locale, 'blog.illustrative')}</Badge>
      </figcaption>
      <ol className={styles.steps}>
        {IDEAS.map(({ line, way }, index) => (
          <li key={way} className="small">
            <svg className={styles.sketch} viewBox="0 0 140 84" aria-hidden="true">
              <path className={styles.waiting} d={line} />
              <path className={styles.way} d={way} />
            </svg>
            <p>{inLocale(ideas[index] ?? title, locale)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
