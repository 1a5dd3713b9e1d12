import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figurePeriod, figureWords } from '#site/lib/Figure.tsx';
import styles from './HeroStats.module.css';
import { HERO_CLAIMS } from './hero-plan.ts';

/** The three figures the brand declares, counting up, and that they are not verified (D1, A5). */
export function HeroStats({ locale }: { readonly locale: Locale }) {
  return (
    <div className={`tape band ${styles.stats}`}>
      <div className="page stack">
        <p className="muted">{translate(locale, 'home.statsCaption')}</p>
        <ul className={`stack gap-5 ${styles.row}`}>
          {HERO_CLAIMS.map((id) => (
            <li key={id} className="stack gap-1" data-part="stat" data-claim={id}>
              <span className="big">
                <Figure {...{ id, locale }} rolls />
              </span>
              <span>{figureWords({ id, locale })}</span>
              <span className="small muted">{figurePeriod({ id, locale })}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
