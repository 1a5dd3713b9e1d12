import { brand } from '#brand/load.ts';
import { routes } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { VENDORS } from '#contracts/vendors.ts';
import styles from './About.module.css';

/** Whose weekly list and whose news feed the community calendar is made of. */
const FED_BY = { calendar: VENDORS.faireconomy.name, news: VENDORS.myfxbook.name };

/** Where the calendar comes from, what it cannot do, and what it is not (F12, A7). */
export function About({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page ${styles.about}`} id="about" aria-labelledby="about-heading">
      <h2 className={styles.heading} id="about-heading">
        {translate(locale, 'fxImpact.about.heading')}
      </h2>
      <div className={styles.text}>
        <p>{translate(locale, 'fxImpact.about.sources', FED_BY)}</p>
        <p>{translate(locale, 'fxImpact.about.gaps')}</p>
        <p>{translate(locale, 'fxImpact.about.use')}</p>
        <p className={styles.legal}>{translate(locale, 'fxImpact.about.legal', { brand: brand.name })}</p>
        <p className={styles.links}>
          {routes(['disclaimer', 'vsTraders']).map(({ path, nav }) => (
            <a key={path} href={path}>
              {translate(locale, nav)}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
