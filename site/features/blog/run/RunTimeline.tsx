import { EPIC_RUN, minuteOfDay, PHASES } from '#content/articles/24h-epic-run/run.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { DayBar } from '#site/features/blog/trades/DayBar.tsx';
import styles from './Run.module.css';
import { phaseText } from './run-words.ts';

/** The day's five points along a bar of 24 hours, and each in words (G13). */
export function RunTimeline({ locale }: { readonly locale: Locale }) {
  const points = EPIC_RUN.timeline;
  return (
    <div className={styles.block}>
      <DayBar from={minuteOfDay(points[1])} to={minuteOfDay(points[4])} marks={points.map(minuteOfDay)} />
      <p className={styles.key}>{translate(locale, 'run.dayKey', { from: points[1], to: points[4] })}</p>
      <ol className={styles.timeline} data-part="run-timeline" aria-label={translate(locale, 'run.timeline')}>
        {PHASES.map((phase) => (
          <li key={phase}>
            <time dateTime={points[phase - 1]}>{points[phase - 1]}</time>
            <div>
              <strong>{translate(locale, `run.phase.${phase}.title`)}</strong>
              <p>{phaseText(phase, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
