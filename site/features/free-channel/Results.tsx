import { VIP_EFFECTIVENESS, VIP_RESULTS } from '#content/free-channel.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords, periodsOf } from '#site/lib/Figure.tsx';
import styles from './Results.module.css';

/** What the brand declares for its paid channel, each figure with its mark (H2, A5). */
export function Results({ locale }: { readonly locale: Locale }) {
  const effectiveness = { id: VIP_EFFECTIVENESS, locale };
  const periods = periodsOf([...VIP_RESULTS.map(({ move }) => move), VIP_EFFECTIVENESS], locale);
  return (
    <section className="tape band" aria-labelledby="results-title" data-part="results">
      <div className={`page stack ${styles.row}`}>
        <div>
          <h2 className={`size-3 ${styles.title}`} id="results-title">
            {translate(locale, 'freeResults.title')}
          </h2>
          <p className={`measure muted ${styles.text}`}>
            {translate(locale, 'freeResults.text')} {periods.note}
          </p>
        </div>
        <ul className={`line-below ${styles.figures}`}>
          {VIP_RESULTS.map(({ move, ratio }) => (
            <li key={move}>
              <p className={styles.figure}>
                <Figure id={move} locale={locale} />
              </p>
              <p className={styles.about}>
                {figureWords({ id: move, locale })}, {translate(locale, 'freeResults.at')}{' '}
                <Figure id={ratio} locale={locale} />
              </p>
              <p className="muted small">{periods.own(move)}</p>
            </li>
          ))}
          <li>
            <p className={styles.figure}>
              <Figure {...effectiveness} />
            </p>
            <p className={styles.about}>{figureWords(effectiveness)}</p>
            <p className="muted small">{periods.own(VIP_EFFECTIVENESS)}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
