import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import points from '#site/ui/Points.module.css';
import { Section } from '#site/ui/Section.tsx';
import { ImpactSign } from './card/ImpactSign.tsx';
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
] as const;
const POINTS = ['time', 'figures', 'surprise', 'opinion'] as const;

/** How to read a card: marks, times, figures, surprise, and opinion (F8, F12). */
export function Legend({ locale, anchor }: LegendProps) {
  return (
    <Section className="split" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div>
        <h2 className="size-3" id={`${anchor}-heading`}>
          {translate(locale, 'fxImpact.legend.heading')}
        </h2>
        <p className="lead">{translate(locale, 'fxImpact.legend.lead')}</p>
      </div>
      <dl className="ledger airy">
        <div className={points.point}>
          <dt>{translate(locale, 'fxImpact.legend.impact.term')}</dt>
          <dd className={styles.marks}>
            {MARKS.map(([icon, mark]) => (
              <span key={mark}>
                <ImpactSign event={{ impact_level: mark }} />
                <span aria-hidden="true">{icon}</span> {translate(locale, `fxImpact.legend.${mark}`)}
              </span>
            ))}
            <span>
              <Upcoming />
              <span aria-hidden="true">⏳</span> {translate(locale, 'fxImpact.legend.upcoming')}
            </span>
          </dd>
        </div>
        {POINTS.map((point) => (
          <div key={point} className={points.point}>
            <dt>{translate(locale, `fxImpact.legend.${point}.term`)}</dt>
            <dd>{translate(locale, `fxImpact.legend.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** An hourglass, drawn beside the emoji of the source. */
function Upcoming() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2 1h8M2 11h8M3 1c0 3 2 4 3 5-1 1-3 2-3 5M9 1c0 3-2 4-3 5 1 1 3 2 3 5" />
    </svg>
  );
}
