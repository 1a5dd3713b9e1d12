import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './Finding.module.css';
import { findingWords, type SaidReading } from './finding-words.ts';

interface FindingProps {
  readonly readings: readonly SaidReading[];
  /** False while instruments have not answered: what a few of them say would change with the next. */
  readonly isSettled: boolean;
  readonly locale: Locale;
}

/** The page's heading: what the figures say now, by a rule; where they say nothing, what a visitor does here (E1). */
export function Finding({ readings, isSettled, locale }: FindingProps) {
  // Only texts that change render again: the clock compares strings.
  const heading = useClock((now) => findingWords(readings, now, locale).heading, null);
  const facts = useClock((now) => findingWords(readings, now, locale).facts, '');
  const kind = useClock((now) => findingWords(readings, now, locale).kind, null);
  const fixed = translate(locale, 'vsTraders.hero.headline');
  return (
    <header className={styles.hero} data-part="board-finding" data-kind={kind ?? 'none'}>
      <p className="smaller">
        <span className="gold strong">{translate(locale, 'vsTraders.hero.name')}</span>
        {heading && <span className="muted"> · {fixed}</span>}
      </p>
      <h1 className={styles.headline} id="board-heading">
        {heading ?? fixed}
      </h1>
      <p className={`muted ${styles.facts}`}>
        {isSettled ? facts : translate(locale, 'vsTraders.hero.lead', { count: SYMBOLS.length })}
      </p>
    </header>
  );
}
