import { showsClaims } from '#brand/claims.ts';
import { VIP_EFFECTIVENESS, VIP_RESULTS } from '#content/free-channel.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords, periodsOf } from '#site/lib/Figure.tsx';
import styles from './Results.module.css';

/** What the brand declares for its paid channel, each figure with its mark; on a real domain, what it confirmed (H2, A5, N13). */
export function Results({ locale }: { readonly locale: Locale }) {
  const trades = VIP_RESULTS.filter(({ move, ratio }) => showsClaims(move, ratio));
  const ids = [...trades.map(({ move }) => move), ...[VIP_EFFECTIVENESS].filter((id) => showsClaims(id))];
  if (ids.length === 0) return null;
  const effectiveness = { id: VIP_EFFECTIVENESS, locale };
  const periods = periodsOf(ids, locale);
  return (
    <section className="tape band" aria-labelledby="results-title" data-part="results">
      <div className={`page stack ${styles.row}`}>
        <div>
          <h2 className={`size-3 ${styles.title}`} id="results-title">
            {translate(locale, 'freeResults.title')}
          </h2>
          <p className={`measure muted ${styles.text}`}>
            {translate(locale, trades.length > 0 ? 'freeResults.text' : 'freeResults.textShare')}{' '}
            {periods.note}
          </p>
        </div>
        <ul className={`line-below ${styles.figures}`}>
          {trades.map(({ move, ratio }) => (
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
          {showsClaims(VIP_EFFECTIVENESS) && (
            <li>
              <p className={styles.figure}>
                <Figure {...effectiveness} />
              </p>
              <p className={styles.about}>{figureWords(effectiveness)}</p>
              <p className="muted small">{periods.own(VIP_EFFECTIVENESS)}</p>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
