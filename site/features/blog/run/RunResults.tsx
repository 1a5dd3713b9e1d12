import { brand } from '#brand/load.ts';
import { showsInvented } from '#brand/placeholder.ts';
import {
  EPIC_RUN,
  minuteOfDay,
  type Phase,
  type resultPictures,
} from '#content/articles/24h-epic-run/run.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { NoteMark } from '#site/features/blog/article/NoteMark.tsx';
import { DayBar } from '#site/features/blog/trades/DayBar.tsx';
import { RatioStrip } from '#site/features/blog/trades/RatioStrip.tsx';
import { RiskShare } from '#site/features/blog/trades/RiskShare.tsx';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Run.module.css';
import type { PictureFile } from './run-pictures.ts';
import { resultKey, resultText } from './run-words.ts';

interface RunResultsProps {
  readonly locale: Locale;
  readonly pictures: ReturnType<typeof resultPictures>;
  /** The files of the pictures that are given. */
  readonly files: ReadonlyMap<string, PictureFile>;
}

/** Five pictures of the day, from the owner or drawn from its figures, each with a label that says which; a real domain calls no drawing verified (G13, A6, N13). */
export function RunResults({ locale, pictures, files }: RunResultsProps) {
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
                <Picture phase={phase} label={resultText(phase, locale)} />
              </div>
            )}
            <figcaption className="small">
              {!given && (
                <>
                  <p>{resultText(phase, locale)}</p>
                  <p className="muted">{resultKey(phase, locale)}</p>
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
  readonly label: string;
}

function Picture({ phase, label }: PictureProps) {
  const { timeline, freeRatio, vipRatio, riskPercent } = EPIC_RUN;
  const [start, free, , , close] = timeline.map(minuteOfDay) as [number, number, number, number, number];
  if (phase === 1) return <DayBar from={start} to={free} marks={[start, free]} />;
  if (phase === 2) return <RatioStrip ratio={freeRatio} label={label} />;
  if (phase === 3) return <RatioStrip ratio={vipRatio} label={label} />;
  if (phase === 4) return <RiskShare {...riskPercent} />;
  return <DayBar from={free} to={close} marks={[free, close]} />;
}
