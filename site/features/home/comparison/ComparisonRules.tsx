import { houseRules } from '#content/comparison.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure } from '#site/lib/Figure.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './ComparisonRules.module.css';

/** The rules as a numbered ledger (D6). */
export function ComparisonRules({ locale }: { readonly locale: Locale }) {
  return (
    <ol className={`stack ledger ${styles.rules}`}>
      {houseRules.map((rule, index) => (
        <Reveal as="li" key={rule.key} className={`stack gap-2 ${styles.rule}`} order={index % 2}>
          <h3 className="size-1">{translate(locale, `features.${rule.key}.title`)}</h3>
          <p className={`muted ${styles.text}`}>
            {translate(locale, `features.${rule.key}.text`)}
            {'claim' in rule && (
              <>
                {' '}
                <Figure id={rule.claim} locale={locale} />
              </>
            )}
          </p>
        </Reveal>
      ))}
    </ol>
  );
}
