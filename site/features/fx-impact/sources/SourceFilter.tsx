import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Sources.module.css';

interface SourceFilterProps {
  /** The countries with followed indicators. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly locale: Locale;
}

/** The choice of a country or a state. Sources.module.css hides the other groups and opens this one, without scripts (N10). */
export function SourceFilter({ countries, locale }: SourceFilterProps) {
  const choices = [
    { code: 'all', name: translate(locale, 'sources.all') },
    ...countries,
    { code: 'none', name: translate(locale, 'sources.none') },
    { code: 'unreviewed', name: translate(locale, 'sources.unreviewed') },
  ];
  return (
    <label className="cluster small strong" data-part="sources-filter">
      {translate(locale, 'sources.filter')}
      <select className={styles.choice} name="sources" defaultValue="all">
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
