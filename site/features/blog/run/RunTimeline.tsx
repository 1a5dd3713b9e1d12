import { EPIC_RUN, minuteOfDay, PHASES } from '#content/articles/24h-epic-run/run.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { DayBar } from '#site/features/blog/trades/DayBar.tsx';
import styles from './Run.module.css';
import { phaseText } from './run-words.ts';

/** The five points of the day on a bar of 24 hours, and each in words (G13). */
export function RunTimeline({ locale }: { readonly locale: Locale }) {
  const points = EPIC_RUN.timeline;
  return (
    <div className="stack gap-3">
      <DayBar from={minuteOfDay(points[1])} to={minuteOfDay(points[4])} marks={points.map(minuteOfDay)} />
      <p className="small muted">{translate(locale, 'run.dayKey', { from: points[1], to: points[4] })}</p>
      <ol
        className={`ledger ${styles.timeline}`}
        data-part="run-timeline"
        aria-label={translate(locale, 'run.timeline')}
      >
        {PHASES.map((phase) => (
          <li key={phase}>
            <time className="gold strong figures" dateTime={points[phase - 1]}>
              {points[phase - 1]}
            </time>
            <div>
              <strong>{translate(locale, `run.phase.${phase}.title`)}</strong>
              <p className="muted">{phaseText(phase, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
