import { claimById, claimText } from '#brand/claims.ts';
import { VIP_EFFECTIVENESS, VIP_RESULTS } from '#content/free-channel.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import styles from './Results.module.css';

/** What the brand declares for its paid channel, each figure with its mark (H2, A5). */
export function Results({ locale }: { readonly locale: Locale }) {
  return (
    <section className="tape band" aria-labelledby="results-title" data-part="results">
      <div className={`page stack ${styles.row}`}>
        <div>
          <h2 className={`size-3 ${styles.title}`} id="results-title">
            {translate(locale, 'freeResults.title')}
          </h2>
          <p className={`measure muted ${styles.text}`}>{translate(locale, 'freeResults.text')}</p>
        </div>
        <ul className={`line-below ${styles.figures}`}>
          {VIP_RESULTS.map(({ move, ratio }) => (
            <li key={move}>
              <Figure id={move} locale={locale} />
              <p className={styles.about}>
                {inLocale(claimById(move).text, locale)}, {translate(locale, 'freeResults.at')}{' '}
                <Claim id={ratio} locale={locale} />
              </p>
              <Period id={move} locale={locale} />
            </li>
          ))}
          <li>
            <Figure id={VIP_EFFECTIVENESS} locale={locale} />
            <p className={styles.about}>{inLocale(claimById(VIP_EFFECTIVENESS).text, locale)}</p>
            <Period id={VIP_EFFECTIVENESS} locale={locale} />
          </li>
        </ul>
      </div>
    </section>
  );
}

interface OfClaim {
  readonly id: string;
  readonly locale: Locale;
}

function Figure(props: OfClaim) {
  return (
    <p className={styles.figure}>
      <Claim {...props} />
    </p>
  );
}

function Claim({ id, locale }: OfClaim) {
  const figure = claimText(claimById(id), locale);
  return <ClaimFigure id={id} figure={figure} mark={translate(locale, 'shell.claimMark')} />;
}

function Period({ id, locale }: OfClaim) {
  const period = inLocale(claimById(id).period, locale);
  return <p className="muted small">{translate(locale, 'shell.claimPeriod', { period })}</p>;
}
