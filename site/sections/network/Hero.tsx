import { claimById, claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { translate } from '#content/messages/dictionary.ts';
import { NETWORK_CLAIM, NETWORK_HOURS, platformCount } from '#content/network.ts';
import type { Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';

/** Why to start from here, the loss warning, and three figures: counted, stated, declared (SPEC H5, A5, A8). */
export function Hero({ locale }: { readonly locale: Locale }) {
  const claim = claimById(NETWORK_CLAIM);
  return (
    <section className={`page ${styles.hero}`} aria-labelledby="headline">
      <div>
        <h1 className={styles.headline} id="headline">
          {translate(locale, 'network.headline')}
        </h1>
        <p className={styles.lead}>{translate(locale, 'network.lead', { domain: brand.domain })}</p>
        <RiskLine text={translate(locale, 'shell.risk')} />
      </div>
      <ul className={styles.stats}>
        <li data-part="stat">
          <span className={styles.figure}>{platformCount()}</span>
          <span>{translate(locale, 'network.statPlatforms')}</span>
        </li>
        <li data-part="stat">
          <span className={styles.figure}>{NETWORK_HOURS}</span>
          <span>{translate(locale, 'network.statHours')}</span>
        </li>
        <li data-part="stat">
          <span className={styles.figure}>
            <ClaimFigure
              id={claim.id}
              figure={claimText(claim, locale)}
              mark={translate(locale, 'shell.claimMark')}
            />
          </span>
          <span>{claim.text[locale]}</span>
        </li>
      </ul>
    </section>
  );
}
