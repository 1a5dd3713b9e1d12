import { UNAVAILABLE } from '#content/indicators/official/unavailable.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './CoverageStrip.module.css';
import { type CoveredCountry, followedCount, unreviewedNames } from './coverage-groups.ts';

interface CoverageStripProps {
  readonly countries: readonly CoveredCountry[];
  readonly locale: Locale;
}

/** How many of the calendar's figures are read from their publishers, to scale and in numbers (N11). */
export function CoverageStrip({ countries, locale }: CoverageStripProps) {
  const parts = [
    { key: 'followed', count: followedCount(countries) },
    { key: 'none', count: UNAVAILABLE.length },
    { key: 'unreviewed', count: unreviewedNames(locale).length },
  ] as const;
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const ends = parts.map((_, place) => parts.slice(0, place + 1).reduce((sum, { count }) => sum + count, 0));
  return (
    <figure data-part="coverage-strip">
      <svg className={styles.bar} aria-hidden="true">
        {parts.map(({ key, count }, place) => (
          <rect
            key={key}
            data-part={key}
            x={`${((ends[place] ?? 0) - count) * (100 / all)}%`}
            width={`${count * (100 / all)}%`}
            height="100%"
          />
        ))}
      </svg>
      <dl className={styles.key}>
        {parts.map(({ key, count }) => (
          <div key={key} data-part={key}>
            <dt className="smaller muted">{translate(locale, `sources.strip.${key}`)}</dt>
            <dd className="figures">{count}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
