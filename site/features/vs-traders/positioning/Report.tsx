import { fill } from '#content/words/define.ts';
import type { Locale } from '#contracts/locale.ts';
import { futuresOf, type Positioning } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatInstant } from '#domain/format.ts';
import type { PositioningWords, SentimentWords } from '#site/features/vs-traders/cards/words.ts';
import { Leg, LegDate } from './Leg.tsx';
import styles from './PositioningPanel.module.css';
import { sharedDate } from './positioning-state.ts';

interface ReportProps {
  readonly symbol: InstrumentSymbol;
  readonly positioning: Positioning;
  readonly locale: Locale;
  readonly words: PositioningWords & SentimentWords;
}

/** Why a report is not simply this week's. */
export const PROBLEMS = {
  stale: 'positioning.stale',
  not_published: 'positioning.notPublished',
  unavailable: 'positioning.stale',
} as const;

/** The weekly report on every leg, the day it is of, and when the next comes out (N8). */
export function Report({ symbol, positioning, locale, words }: ReportProps) {
  const { legs, source, error } = positioning;
  const isPartial = legs.length < futuresOf(symbol).length;
  const date = sharedDate(legs);
  const [first] = legs;
  return (
    <div>
      {error && (
        <p className={styles.stale} role="status">
          {isPartial ? fill(words['positioning.partial'], { symbol }) : words[PROBLEMS[error.code]]}
        </p>
      )}
      {legs.length > 1 && <p className={styles.small}>{fill(words['positioning.cross'], { symbol })}</p>}
      {legs.map((leg) => (
        <Leg key={leg.market} {...{ symbol, leg, locale, words }} isDated={date === null} />
      ))}
      <footer className={styles.foot}>
        {date && first && <LegDate leg={first} locale={locale} words={words} />}
        <NextRelease {...{ positioning, locale, words }} />
        <p>
          {words['positioning.credit']}{' '}
          <a href={source.url} target="_blank" rel="noopener nofollow">
            {source.name}
            <span className="hidden-text"> {words['sentiment.newTab']}</span>
          </a>
        </p>
      </footer>
    </div>
  );
}

function NextRelease({ positioning, locale, words }: Pick<ReportProps, 'positioning' | 'locale' | 'words'>) {
  const { nextReleaseAt, nextReleaseMayShift } = positioning;
  const at = Date.parse(nextReleaseAt);
  const times = {
    date: formatInstant(at, locale),
    newYork: formatInstant(at, locale, 'America/New_York').slice(-5),
  };
  return (
    <p>
      <time dateTime={nextReleaseAt} data-part="positioning-next" data-value={nextReleaseAt}>
        {fill(words['positioning.next'], times)}
      </time>{' '}
      {nextReleaseMayShift && words['positioning.mayShift']}
    </p>
  );
}
