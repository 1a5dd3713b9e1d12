import { claimById, claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { NETWORK_CLAIMS, platformCount } from '#content/network.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import opening from '#site/ui/Opening.module.css';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';

/** Why to start from here, and three figures: one counted, two declared (H5, A5, A8). */
export function Hero({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page ${styles.hero}`} aria-labelledby="headline">
      <div>
        <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
          {translate(locale, 'network.headline')}
        </h1>
        <p className={opening.lead}>
          {translate(locale, 'network.lead', { domain: brand.domain })}{' '}
          <a href={href('contact')}>{translate(locale, 'network.list')}</a>.
        </p>
        <RiskLine text={translate(locale, 'shell.risk')} />
      </div>
      <ul className={styles.stats}>
        <li data-part="stat">
          <span className={styles.figure}>{platformCount()}</span>
          <span>{translate(locale, 'network.statPlatforms')}</span>
        </li>
        {NETWORK_CLAIMS.map((id) => (
          <Declared key={id} {...{ id, locale }} />
        ))}
      </ul>
    </section>
  );
}

function Declared({ id, locale }: { readonly id: (typeof NETWORK_CLAIMS)[number]; readonly locale: Locale }) {
  const claim = claimById(id);
  return (
    <li data-part="stat">
      <span className={styles.figure}>
        <ClaimFigure
          {...{ id }}
          figure={claimText(claim, locale)}
          mark={translate(locale, 'shell.claimMark')}
        />
      </span>
      <span>
        {inLocale(claim.text, locale)}
        {id === 'network-hours' && `. ${translate(locale, 'network.statHours')}`}
      </span>
    </li>
  );
}
