import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Hero.module.css';

/** What the page shows, in two lines: all instruments follow on the first screen (E1). */
export function Hero({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page stack gap-2 ${styles.hero}`}>
      <p className="gold small strong">{translate(locale, 'vsTraders.hero.name')}</p>
      <h1 className={styles.headline}>{translate(locale, 'vsTraders.hero.headline')}</h1>
      <p className={`muted ${styles.lead}`}>{translate(locale, 'vsTraders.hero.lead')}</p>
    </section>
  );
}
