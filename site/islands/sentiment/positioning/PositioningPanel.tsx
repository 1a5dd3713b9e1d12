import { fill } from '#content/messages/words.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { Backend } from '#site/backend/client.ts';
import { Button } from '#site/ui/Button.tsx';
import type { PositioningWords, SentimentWords } from '../words.ts';
import { CrowdRow } from './CrowdRow.tsx';
import styles from './PositioningPanel.module.css';
import { Report } from './Report.tsx';
import { type PositioningReading, usePositioning } from './usePositioning.ts';

interface PositioningPanelProps {
  readonly symbol: InstrumentSymbol;
  /** Null before the island lives. */
  readonly backend: Pick<Backend, 'positioning'> | null;
  /** Anchor of the note on method, without "#". */
  readonly method: string;
  readonly locale: Locale;
  readonly words: PositioningWords & SentimentWords;
}

/** The crowd of the current card over what the institutions hold in its futures (SPEC N8). */
export function PositioningPanel({ symbol, backend, method, locale, words }: PositioningPanelProps) {
  const reading = usePositioning(symbol, backend);
  return (
    <section
      className={styles.panel}
      aria-labelledby="positioning-heading"
      aria-busy={reading.state === 'loading'}
      data-part="positioning"
      data-symbol={symbol}
      data-state={reading.state}
    >
      <h3 className={styles.heading} id="positioning-heading">
        {fill(words['positioning.heading'], { symbol })}
      </h3>
      <CrowdRow symbol={symbol} locale={locale} words={words} />
      <Institutions symbol={symbol} reading={reading} locale={locale} words={words} />
      <p className={styles.method}>
        <a href={`#${method}`}>{words['positioning.method']}</a>
      </p>
    </section>
  );
}

interface InstitutionsProps extends Pick<PositioningPanelProps, 'symbol' | 'locale' | 'words'> {
  readonly reading: PositioningReading;
}

function Institutions({ symbol, reading, locale, words }: InstitutionsProps) {
  const { state, positioning, retry } = reading;
  if (state === 'loading') {
    return (
      <div className={styles.notice}>
        <p>{words['positioning.loading']}</p>
        <p className={styles.slow}>{words['positioning.slow']}</p>
      </div>
    );
  }
  if (state === 'error' || positioning === undefined || state === 'unavailable') {
    return (
      <div className={styles.notice} role="alert">
        <p>{words[state === 'unavailable' ? 'positioning.unavailable' : 'positioning.failed']}</p>
        <Button onClick={retry}>{words['positioning.retry']}</Button>
      </div>
    );
  }
  return <Report {...{ symbol, positioning, locale, words }} isStale={state === 'stale'} />;
}
