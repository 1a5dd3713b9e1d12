import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import tick from '#site/ui/Tick.module.css';
import styles from './Sources.module.css';

interface SourceFilterProps {
  /** The countries with followed indicators. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly locale: Locale;
}

/** The choice of a country or a state. Sources.module.css hides the other groups, without scripts (N10). */
export function SourceFilter({ countries, locale }: SourceFilterProps) {
  const choices = [
    { code: 'all', name: translate(locale, 'sources.all') },
    ...countries,
    { code: 'none', name: translate(locale, 'sources.none') },
    { code: 'unreviewed', name: translate(locale, 'sources.unreviewed') },
  ];
  return (
    <fieldset className="cluster flush" data-part="sources-filter">
      <legend className="small strong">{translate(locale, 'sources.filter')}</legend>
      {choices.map(({ code, name }) => (
        <label key={code} className={`tap small ${styles.choice}`}>
          <input
            className={tick.tick}
            type="radio"
            name="sources"
            value={code}
            defaultChecked={code === 'all'}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
