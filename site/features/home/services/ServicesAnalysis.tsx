import { shownClaims } from '#brand/claims.ts';
import { ANALYSIS_CLAIM, ANALYSIS_HOURS_CLAIM } from '#content/services.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
import styles from './ServicesAnalysis.module.css';

/** What the institutional analysis looks at, the best ratio declared, and its hours (D2, A5). */
export function ServicesAnalysis({ locale }: { readonly locale: Locale }) {
  const [hours] = shownClaims([ANALYSIS_HOURS_CLAIM]);
  const best = { id: ANALYSIS_CLAIM, locale };
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
              <Figure {...best} rolls />
            </span>
            {figureWords(best)}
          </li>
          {hours && (
            <li className="stack gap-1">
              <span className="big">
                <Figure id={hours.id} locale={locale} />
              </span>
              {figureWords({ id: hours.id, locale })}. {translate(locale, 'services.analysisHours')}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
