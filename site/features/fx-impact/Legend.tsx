import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import points from '#site/ui/Points.module.css';
import styles from './Legend.module.css';

interface LegendProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

const MARKS = [
  ['🥇', 'high'],
  ['🥈', 'medium'],
  ['🥉', 'low'],
  ['⏳', 'upcoming'],
] as const;
const POINTS = ['time', 'figures', 'surprise', 'opinion'] as const;

/** How a card is read: marks, times, figures, surprise, and what is opinion (F8, F12). */
export function Legend({ locale, anchor }: LegendProps) {
  return (
    <section
      className={`page ${points.section} ${styles.legend}`}
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
    >
      <div>
        <h2 className={points.heading} id={`${anchor}-heading`}>
          {translate(locale, 'fxImpact.legend.heading')}
        </h2>
        <p className={points.lead}>{translate(locale, 'fxImpact.legend.lead')}</p>
      </div>
      <dl className={points.points}>
        <div className={points.point}>
          <dt>{translate(locale, 'fxImpact.legend.impact.term')}</dt>
          <dd className={styles.marks}>
            {MARKS.map(([icon, mark]) => (
              <span key={mark}>
                <span aria-hidden="true">{icon}</span> {translate(locale, `fxImpact.legend.${mark}`)}
              </span>
            ))}
          </dd>
        </div>
        {POINTS.map((point) => (
          <div key={point} className={points.point}>
            <dt>{translate(locale, `fxImpact.legend.${point}.term`)}</dt>
            <dd>{translate(locale, `fxImpact.legend.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
