import { claimById, claimText, shownClaims } from '#brand/claims.ts';
import { ANALYSIS_CLAIM, ANALYSIS_HOURS_CLAIM } from '#content/services.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './ServicesAnalysis.module.css';

/** What the institutional analysis looks at, the best ratio declared, and its hours (D2, A5). */
export function ServicesAnalysis({ locale }: { readonly locale: Locale }) {
  const claim = claimById(ANALYSIS_CLAIM);
  const [hours] = shownClaims([ANALYSIS_HOURS_CLAIM]);
  const mark = translate(locale, 'shell.claimMark');
  return (
    <div className="tape band">
      <div className="page split first-wider">
        <div>
          <h3 className="size-3">{translate(locale, 'services.analysisTitle')}</h3>
          <p className="lead">{translate(locale, 'services.analysisText')}</p>
        </div>
        <ul className={`stack gap-5 ${styles.facts}`}>
          <li className="stack gap-1">
            <span className="big">
              <ClaimFigure
                id={claim.id}
                figure={
                  <Reveal as="span" kind="roll">
                    {claimText(claim, locale)}
                  </Reveal>
                }
                mark={mark}
              />
            </span>
            {inLocale(claim.text, locale)}
          </li>
          {hours && (
            <li className="stack gap-1">
              <span className="big">
                <ClaimFigure id={hours.id} figure={claimText(hours, locale)} mark={mark} />
              </span>
              {inLocale(hours.text, locale)}. {translate(locale, 'services.analysisHours')}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
