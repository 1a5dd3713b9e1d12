import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { WaitingGround } from '#site/lib/WaitingGround.tsx';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import { CrowdRow } from './CrowdRow.tsx';
import { Peso } from './Peso.tsx';
import styles from './PositioningPanel.module.css';
import { Report } from './Report.tsx';
import { type PositioningReading, type PositioningSource, usePositioning } from './usePositioning.ts';

interface PositioningPanelProps {
  readonly symbol: InstrumentSymbol;
  readonly backend: PositioningSource;
  /** Anchor of the note on method, without "#". */
  readonly method: string;
  readonly locale: Locale;
}

/** The crowd of the current card above the institutions' positions in its futures (N8). */
export function PositioningPanel({ symbol, backend, method, locale }: PositioningPanelProps) {
  const reading = usePositioning(symbol, backend);
  return (
    <section
      className={styles.panel}
      aria-labelledby="positioning-heading"
      aria-busy={reading.state === 'loading'}
      data-part="positioning"
      data-symbol={symbol}
      data-state={reading.state}
      data-problem={reading.positioning?.error?.code}
    >
      <h3 className={`size-2 ${styles.heading}`} id="positioning-heading">
        {translate(locale, 'positioning.heading', { symbol })}
      </h3>
      <CrowdRow symbol={symbol} locale={locale} />
      <Institutions symbol={symbol} reading={reading} locale={locale} />
      <Peso {...{ backend, locale }} />
      <p>
        <a className="tap small" data-part="positioning-method" href={`#${method}`}>
          {translate(locale, 'positioning.method')}
        </a>
      </p>
    </section>
  );
}

interface InstitutionsProps extends Pick<PositioningPanelProps, 'symbol' | 'locale'> {
  readonly reading: PositioningReading;
}

function Institutions({ symbol, reading, locale }: InstitutionsProps) {
  const { state, positioning, retry } = reading;
  if (state === 'waiting') {
    return (
      <div className={`stack gap-3 muted ${styles.row} ${styles.notice}`}>
        <WaitingGround />
        <p>{translate(locale, 'positioning.waiting')}</p>
        <p className={`strong ${styles.late}`}>{translate(locale, 'sentiment.late')}</p>
      </div>
    );
  }
  // The key restarts the delay of the second line for each instrument.
  if (state === 'loading') {
    return (
      <div key={symbol} className={`stack gap-3 muted ${styles.row} ${styles.notice}`} role="status">
        <WaitingGround />
        <p>{translate(locale, 'positioning.loading')}</p>
        <p className={styles.slow}>{translate(locale, 'positioning.slow')}</p>
      </div>
    );
  }
  if (state !== 'ready' || positioning === undefined) {
    return (
      <div className={`stack gap-3 muted ${styles.row} ${styles.notice}`} role="alert">
        <WaitingGround />
        <p>{translate(locale, state === 'unavailable' ? 'positioning.unavailable' : 'positioning.failed')}</p>
        <RetryButton isPending={false} onPress={retry} stays="positioning-method">
          {translate(locale, 'positioning.retry')}
        </RetryButton>
      </div>
    );
  }
  return <Report {...{ symbol, positioning, locale }} />;
}
