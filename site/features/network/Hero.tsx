import { shownClaims } from '#brand/claims.ts';
import { NETWORK_CLAIMS, platformCount } from '#content/network.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
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
          {translate(locale, 'network.lead')}{' '}
          <a href={href('contact')}>{translate(locale, 'network.list')}</a>.
        </p>
        <RiskLine text={translate(locale, 'shell.risk')} />
      </div>
      <ul className={`stack ${styles.stats}`}>
        <li data-part="stat">
          <span className={`figures ${styles.figure}`}>{platformCount()}</span>
          <span>{translate(locale, 'network.statPlatforms')}</span>
        </li>
        {shownClaims(NETWORK_CLAIMS).map(({ id }) => (
          <Declared key={id} {...{ id, locale }} />
        ))}
      </ul>
    </section>
  );
}

function Declared({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  return (
    <li data-part="stat">
      <span className={`figures ${styles.figure}`}>
        <Figure {...{ id, locale }} />
      </span>
      <span>
        {figureWords({ id, locale })}
        {id === 'network-hours' && `. ${translate(locale, 'network.statHours')}`}
      </span>
    </li>
  );
}
