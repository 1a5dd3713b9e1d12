import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { PositioningLeg } from '#contracts/positioning.ts';
import { formatSigned } from '#domain/format.ts';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import { LegDate, LegFigures } from './Leg.tsx';
import styles from './PositioningPanel.module.css';
import { PROBLEMS } from './Report.tsx';
import { type PositioningSource, usePositioning } from './usePositioning.ts';

interface PesoProps {
  readonly backend: PositioningSource;
  readonly locale: Locale;
}

/** The Mexican peso, which is not part of any instrument, in one line that opens (N8). */
export function Peso({ backend, locale }: PesoProps) {
  const { state, positioning, retry } = usePositioning('MXN', backend);
  const leg = positioning?.legs[0];
  return (
    <details
      className={`small ${styles.peso}`}
      data-part="positioning-peso"
      data-state={state}
      aria-busy={state === 'loading'}
    >
      <summary className="opens apart" data-part="positioning-peso-line">
        <span>
          {translate(locale, 'positioning.market.mexican-peso')} {leg && <Net leg={leg} locale={locale} />}
        </span>
      </summary>
      {leg ? (
        <>
          {positioning.error && (
            <p className={`marked strong ${styles.stale}`}>
              {translate(locale, PROBLEMS[positioning.error.code])}
            </p>
          )}
          <LegDate {...{ leg, locale }} />
          <LegFigures {...{ leg, locale }} />
        </>
      ) : (
        <p className={`muted ${styles.note}`}>{translate(locale, STATES[state])}</p>
      )}
      {(state === 'error' || state === 'unavailable') && (
        <RetryButton isPending={false} onPress={retry} stays="positioning-peso-line">
          {translate(locale, 'positioning.retry')}
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
function Net({ leg, locale }: Pick<PesoProps, 'locale'> & { readonly leg: PositioningLeg }) {
  const { net } = leg.nonCommercial;
  if (net === null) return null;
  return (
    <span className={`muted ${styles.net}`} data-value={net}>
      {formatSigned(net, locale)} {translate(locale, 'positioning.contracts')}
      {net !== 0 && `, ${translate(locale, net > 0 ? 'positioning.netLong' : 'positioning.netShort')}`}
    </span>
  );
}
