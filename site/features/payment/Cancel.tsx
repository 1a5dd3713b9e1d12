import { FIRST_OFFER } from '#content/offers.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import styles from './Cancel.module.css';

const SERVICES = '/#services';

/** Nothing was charged, and the two ways on (H7). */
export function Cancel({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page split first-wider last ${styles.cancel}`} aria-labelledby="headline">
      <div>
        <h1 className={opening.headline} id="headline">
          {translate(locale, 'pages.cancelTitle')}
        </h1>
        <p className={opening.lead}>{translate(locale, 'pages.cancelText')}</p>
        <p className={`measure muted ${styles.retry}`}>{translate(locale, 'pages.cancelRetryText')}</p>
        <Calls>
          <LinkButton href={SERVICES}>{translate(locale, 'pages.cancelRetry')}</LinkButton>
          <LinkButton href={href('home')} kind="quiet">
            {translate(locale, 'pages.cancelHome')}
          </LinkButton>
        </Calls>
      </div>
      <div className={styles.account}>
        <p className={`cluster apart muted ${styles.charge}`}>
          <span>{translate(locale, 'pages.cancelCharge')}</span>
          <span>
            <b>0</b> {FIRST_OFFER.currency}
          </span>
        </p>
        <p className={`muted ${styles.aside}`}>{translate(locale, 'pages.cancelAside')}</p>
      </div>
    </section>
  );
}
