import { claimById, claimText } from '#brand/claims.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './HeroStats.module.css';
import { HERO_CLAIMS } from './hero-plan.ts';

/** The three figures the brand declares, counting up, and that they are not verified (D1, A5). */
export function HeroStats({ locale }: { readonly locale: Locale }) {
  return (
    <div className={`tape band ${styles.stats}`}>
      <div className="page stack">
        <p className="muted">{translate(locale, 'home.statsCaption')}</p>
        <ul className={`stack gap-5 ${styles.row}`}>
          {HERO_CLAIMS.map((id) => claimById(id)).map((claim) => (
            <li key={claim.id} className="stack gap-1" data-part="stat" data-claim={claim.id}>
              <span className="big">
                <ClaimFigure
                  id={claim.id}
                  figure={
                    <Reveal as="span" kind="roll">
                      {claimText(claim, locale)}
                    </Reveal>
                  }
                  mark={translate(locale, 'shell.claimMark')}
                />
              </span>
              <span>{inLocale(claim.text, locale)}</span>
              <span className="small muted">
                {translate(locale, 'shell.claimPeriod', { period: inLocale(claim.period, locale) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
