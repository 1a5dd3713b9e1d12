import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import points from '#site/ui/Points.module.css';
import styles from './Method.module.css';

interface MethodProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

const POINTS = ['what', 'who', 'when', 'not'] as const;

/** What the shares count, whose they are, from when, and what they are not (E3). */
export function Method({ locale, anchor }: MethodProps) {
  return (
    <section
      className={`page ${points.section} ${styles.method}`}
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
    >
      <div>
        <h2 className={points.heading} id={`${anchor}-heading`}>
          {translate(locale, 'vsTraders.method.heading')}
        </h2>
        <p className={points.lead}>{translate(locale, 'vsTraders.method.lead')}</p>
      </div>
      <dl className={points.points}>
        {POINTS.map((point) => (
          <div key={point} className={points.point}>
            <dt>{translate(locale, `vsTraders.method.${point}.term`)}</dt>
            <dd>{translate(locale, `vsTraders.method.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
