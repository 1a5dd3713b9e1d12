import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchor of the notification section. */
  readonly notify: string;
}

/** The manifesto, and that nothing is on sale (H3). */
export function Hero({ locale, notify }: HeroProps) {
  return (
    <section aria-labelledby="headline">
      <div className={`page split first-wider ${styles.row}`}>
        <h1 className={styles.headline} id="headline">
          {translate(locale, 'merch.headline')}
        </h1>
        <p className={styles.manifesto}>{translate(locale, 'merch.manifesto')}</p>
        <div className={`stack gap-3 start muted ${styles.state}`}>
          <p>{translate(locale, 'merch.state')}</p>
          <LinkButton href={`#${notify}`} kind="quiet">
            {translate(locale, 'merch.toNotify')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
