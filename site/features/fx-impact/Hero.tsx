import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Hero.module.css';

/** What the page is for, in one line: below it the next event and the day are on the first screen (F1). */
export function Hero({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page ${styles.hero}`}>
      <h1 className={styles.headline}>{translate(locale, 'fxImpact.hero.headline')}</h1>
      <p className={`gold small strong ${styles.name}`}>{translate(locale, 'fxImpact.hero.name')}</p>
    </section>
  );
}
