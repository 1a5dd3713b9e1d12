import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Hero.module.css';

/** What the page is for, in two lines, so that the next event is on the first screen (F1). */
export function Hero({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page stack gap-2 ${styles.hero}`}>
      <p className="gold small strong">{translate(locale, 'fxImpact.hero.name')}</p>
      <h1 className={styles.headline}>{translate(locale, 'fxImpact.hero.headline')}</h1>
      <p className="muted">{translate(locale, 'fxImpact.hero.subtitle')}</p>
    </section>
  );
}
