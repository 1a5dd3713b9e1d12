import type { Locale } from '#contracts/locale.ts';
import type { PositioningLeg } from '#contracts/positioning.ts';
import type { PositioningWords } from '#site/features/vs-traders/cards/words.ts';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import { formatSigned } from './format-signed.ts';
import { LegDate, LegFigures } from './Leg.tsx';
import styles from './PositioningPanel.module.css';
import { PROBLEMS } from './Report.tsx';
import { type PositioningSource, usePositioning } from './usePositioning.ts';

interface PesoProps {
  readonly backend: PositioningSource;
  readonly locale: Locale;
  readonly words: PositioningWords;
}

/** The Mexican peso, which none of the instruments is made of, on one quiet line that opens (N8). */
export function Peso({ backend, locale, words }: PesoProps) {
  const { state, positioning, retry } = usePositioning('MXN', backend);
  const leg = positioning?.legs[0];
  return (
    <details
      className={styles.peso}
      data-part="positioning-peso"
      data-state={state}
      aria-busy={state === 'loading'}
    >
      <summary data-part="positioning-peso-line">
        {words['positioning.market.mexican-peso']} {leg && <Net leg={leg} locale={locale} words={words} />}
      </summary>
      {leg ? (
        <>
          {positioning.error && <p className={styles.stale}>{words[PROBLEMS[positioning.error.code]]}</p>}
          <LegDate {...{ leg, locale, words }} />
          <LegFigures {...{ leg, locale, words }} />
        </>
      ) : (
        <p className={styles.small}>{words[STATES[state]]}</p>
      )}
      {(state === 'error' || state === 'unavailable') && (
        <RetryButton isPending={false} onPress={retry} stays="positioning-peso-line">
          {words['positioning.retry']}
        </RetryButton>
      )}
    </details>
  );
}

const STATES = {
  waiting: 'positioning.waiting',
  loading: 'positioning.loading',
  error: 'positioning.failed',
  unavailable: 'positioning.unavailable',
  ready: 'positioning.unavailable',
} as const;

/** What the speculators hold, at a glance. */
function Net({ leg, locale, words }: Pick<PesoProps, 'locale' | 'words'> & { readonly leg: PositioningLeg }) {
  const { net } = leg.nonCommercial;
  if (net === null) return null;
  return (
    <span className={styles.net} data-value={net}>
      {formatSigned(net, locale)} {words['positioning.contracts']}
      {net !== 0 && `, ${words[net > 0 ? 'positioning.netLong' : 'positioning.netShort']}`}
    </span>
  );
}
