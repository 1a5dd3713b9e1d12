import { brand } from '#brand/load.ts';
import { showsInvented } from '#brand/placeholder.ts';
import {
  type dayPictures,
  LESSONS,
  minuteOfDay,
  PHASES,
  type Phase,
  type ReportedDay,
  STATS,
} from '#content/articles/day.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { NoteMark, ReportedMark } from '#site/features/blog/article/NoteMark.tsx';
import { RatioStrip } from '#site/features/blog/trades/RatioStrip.tsx';
import { Badge } from '#site/ui/Badge.tsx';
import { RiskShare } from './RiskShare.tsx';
import styles from './Run.module.css';
import type { PictureFile } from './run-pictures.ts';
import { phaseText, resultKey, resultText, runFigures } from './run-words.ts';

interface RunProps {
  readonly locale: Locale;
  readonly day: ReportedDay;
}

interface RunResultsProps extends RunProps {
  readonly pictures: ReturnType<typeof dayPictures>;
  /** The files of the pictures that are given. */
  readonly files: ReadonlyMap<string, PictureFile>;
}

/** Five pictures of the day, from the owner or drawn from its figures, each with a label that says which; a real domain calls no drawing verified (G13, A6, N13). */
export function RunResults({ locale, day, pictures, files }: RunResultsProps) {
  return (
    <ul className={styles.results} aria-label={translate(locale, 'run.results')}>
      {pictures.map(({ phase, given, illustrative }) => (
        <li key={phase}>
          <figure className={`panel ${styles.result}`} data-part="result" data-phase={phase}>
            <p className="cluster apart gap-2">
              <strong>{translate(locale, 'run.phase', { number: phase })}</strong>
              {illustrative && <Badge tone="caution">{translate(locale, 'blog.illustrative')}</Badge>}
            </p>
            {given ? (
              <img
                {...files.get(given.file)}
                alt={inLocale(given.alt, locale)}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <div aria-hidden="true">
                <Picture phase={phase} day={day} label={resultText(phase, day, locale)} />
              </div>
            )}
            <figcaption className="small">
              {!given && (
                <>
                  <p>{resultText(phase, day, locale)}</p>
                  <p className="muted">{resultKey(phase, day, locale)}</p>
                </>
              )}
              {(!illustrative || showsInvented(brand)) && (
                <p className={`muted ${styles.verified}`} data-part="verified">
                  {translate(locale, 'run.verified')}
                  <NoteMark locale={locale} />
                </p>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly phase: Phase;
  readonly day: ReportedDay;
  readonly label: string;
}

function Picture({ phase, day, label }: PictureProps) {
  const { timeline, freeRatio, vipRatio, riskPercent } = day;
  const [start, free, , , close] = timeline.map(minuteOfDay) as [number, number, number, number, number];
  if (phase === 1) return <DayBar from={start} to={free} marks={[start, free]} />;
  if (phase === 2) return <RatioStrip ratio={Number(freeRatio)} label={label} />;
  if (phase === 3) return <RatioStrip ratio={Number(vipRatio)} label={label} />;
  if (phase === 4) return <RiskShare {...riskPercent} />;
  return <DayBar from={free} to={close} marks={[free, close]} />;
}

/** The five points of the day on a bar of 24 hours, and each in words (G13). */
export function RunTimeline({ locale, day }: RunProps) {
  const points = day.timeline;
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
              <p className="muted">{phaseText(phase, day, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The four figures the case is announced with, reported by the brand (G13). */
export function RunStats({ locale, day }: RunProps) {
  const figures = runFigures(day, locale);
  return (
    <div className="stack gap-3" data-part="run-stats" data-basis="self-reported">
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

/** The four lessons of the case (G13). */
export function RunLessons({ locale }: { readonly locale: Locale }) {
  return (
    <ul className={`ledger ${styles.lessons}`} data-part="run-lessons">
      {LESSONS.map((lesson) => (
        <li key={lesson} data-lesson={lesson}>
          <strong>{translate(locale, `run.lesson.${lesson}.title`)}</strong>
          <p className="muted">{translate(locale, `run.lesson.${lesson}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

interface DayBarProps {
  /** Minutes since midnight between which the bar is filled. */
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

const DAY_MIN = 1440;
const WIDTH = 480;
const at = (minute: number) => Math.round((minute / DAY_MIN) * WIDTH * 10) / 10;

/** A day of 24 hours with one filled part and marked points; the text beside it says the same in words. */
function DayBar({ from, to, marks }: DayBarProps) {
  const hours = Array.from({ length: 25 }, (_, hour) => `M${at(hour * 60)} 34v${hour % 6 === 0 ? -9 : -5}`);
  return (
    <div>
      <svg className={styles.day} aria-hidden="true" viewBox={`-6 8 ${WIDTH + 12} 28`}>
        <path className={styles.hours} d={`M0 34H${WIDTH}${hours.join('')}`} />
        <rect className={styles.stretch} x={at(from)} y="8" width={at(to) - at(from)} height="12" />
        {marks.map((minute) => (
          <circle key={minute} className={styles.point} cx={at(minute)} cy="14" r="5" />
        ))}
      </svg>
      <p className="cluster apart small muted" aria-hidden="true">
        <span>00:00</span>
        <span>12:00</span>
        <span>24:00</span>
      </p>
    </div>
  );
}
