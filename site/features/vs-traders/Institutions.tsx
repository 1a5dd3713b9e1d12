import { type MessageKey, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Institutions.module.css';

interface InstitutionsProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

type Point = Extract<MessageKey, `vsTraders.cot.can${string}.${number}`>;

const CAN = ['vsTraders.cot.can.1', 'vsTraders.cot.can.2', 'vsTraders.cot.can.3'] as const satisfies Point[];
const CANNOT = [
  'vsTraders.cot.cannot.1',
  'vsTraders.cot.cannot.2',
  'vsTraders.cot.cannot.3',
  'vsTraders.cot.cannot.4',
] as const satisfies Point[];

/** What the futures report shows beside the crowd, and what it does not (N8). */
export function Institutions({ locale, anchor }: InstitutionsProps) {
  return (
    <section className={`page ${styles.note}`} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${anchor}-heading`}>
          {translate(locale, 'vsTraders.cot.heading')}
        </h2>
        <p className={styles.lead}>{translate(locale, 'vsTraders.cot.lead')}</p>
      </div>
      <div className={styles.lists}>
        <Conclusions heading="vsTraders.cot.can" points={CAN} locale={locale} />
        <Conclusions heading="vsTraders.cot.cannot" points={CANNOT} locale={locale} />
      </div>
      <p className={styles.how}>{translate(locale, 'vsTraders.cot.how')}</p>
    </section>
  );
}

interface ConclusionsProps extends Pick<InstitutionsProps, 'locale'> {
  readonly heading: 'vsTraders.cot.can' | 'vsTraders.cot.cannot';
  readonly points: readonly Point[];
}

function Conclusions({ heading, points, locale }: ConclusionsProps) {
  return (
    <div>
      <h3 className={styles.name}>{translate(locale, heading)}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{translate(locale, point)}</li>
        ))}
      </ul>
    </div>
  );
}
