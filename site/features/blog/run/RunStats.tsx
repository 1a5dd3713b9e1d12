import { EPIC_RUN, STATS } from '#content/articles/24h-epic-run/run.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { ReportedMark } from '#site/features/blog/article/ReportedMark.tsx';
import styles from './Run.module.css';
import { runFigures } from './run-figures.ts';

/** The four figures the case is announced with, reported by the brand (G13). */
export function RunStats({ locale }: { readonly locale: Locale }) {
  const figures = runFigures(locale);
  return (
    <div className="stack gap-3" data-part="run-stats" data-basis={EPIC_RUN.basis}>
      <dl className={styles.stats}>
        {STATS.map((name) => (
          <div key={name} data-stat={name}>
            <dt className="small muted">{translate(locale, `run.stat.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      <ReportedMark locale={locale} />
    </div>
  );
}
