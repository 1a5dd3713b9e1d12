import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { BrandCoin } from '#site/shell/BrandMark.tsx';
import { Engraving } from '#site/ui/Engraving.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import styles from './Offline.module.css';

/**
 * What the visitor reads without a connection in place of a page that is not on the device (N4). The service worker writes
 * the name of that page and the list of the kept ones; the button loads the address that was asked for again.
 */
export function Offline({ locale }: { readonly locale: Locale }) {
  const [before = '', after = ''] = translate(locale, 'offline.missing', { name: '\n' }).split('\n');
  return (
    <section className={`page ${styles.offline}`} aria-labelledby="headline" data-part="offline">
      <Engraving seed="not-found" className={styles.ground} />
      <BrandCoin />
      <h1 className={opening.headline} id="headline">
        {translate(locale, 'offline.title')}
      </h1>
      <p className={`measure size-1 ${styles.text}`}>
        {before}
        <span data-part="missing-page">{translate(locale, 'offline.thisPage')}</span>
        {after}
      </p>
      <LinkButton href="">{translate(locale, 'offline.again')}</LinkButton>
      <nav className={`line-above ${styles.kept}`} aria-labelledby="kept-title" data-part="kept-pages" hidden>
        <h2 id="kept-title">{translate(locale, 'offline.list')}</h2>
        <ul className={styles.list} data-part="kept-list" />
      </nav>
    </section>
  );
}
