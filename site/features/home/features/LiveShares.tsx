import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import type { SentimentBoard } from '#contracts/sentiment-board.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatShare } from '#domain/format.ts';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { createBackend } from '#site/lib/backend/client.ts';
import type { QueryState } from '#site/lib/query/queries.ts';
import { useBoard } from '#site/lib/query/useBoard.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { Meter } from '#site/ui/Meter.tsx';
import { useHydrated } from '#site/ui/useHydrated.ts';
import styles from './LiveShares.module.css';

export interface LiveProps {
  readonly locale: Locale;
  readonly address: BackendAddress;
}

/** The latest long share of each instrument, with its age and source; the bars are empty until it arrives (D1, E1). */
export function LiveShares(props: LiveProps) {
  return useHydrated() ? <Live {...props} /> : <Shares locale={props.locale} />;
}

function Live({ locale, address }: LiveProps) {
  const [backend] = useState(() => createBackend(address));
  return <Shares locale={locale} board={useBoard(backend)} />;
}

interface SharesProps {
  readonly locale: Locale;
  /** Absent before the page’s scripts run. */
  readonly board?: QueryState<SentimentBoard> | undefined;
}

function Shares({ locale, board }: SharesProps) {
  const rows = board?.data?.rows;
  return (
    <figure className={`small ${styles.shares}`} data-part="home-shares">
      <figcaption className="muted">
        <Caption locale={locale} board={board} />
      </figcaption>
      <ul className={styles.rows}>
        {SYMBOLS.map((symbol) => {
          const latest = rows?.find((row) => row.symbol === symbol)?.latest;
          const share = latest && formatShare(latest.longPercentage, locale);
          return (
            <li key={symbol} data-symbol={symbol}>
              <span>{symbol}</span>
              {latest ? (
                <Meter
                  long={latest.longPercentage}
                  short={latest.shortPercentage}
                  label={`${share} ${translate(locale, 'sentiment.long')}`}
                />
              ) : (
                <span className={styles.none} />
              )}
              <span className="figures strong" aria-hidden="true">
                {share ?? '—'}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

function Caption({ locale, board }: SharesProps) {
  const latest = board?.data?.rows.flatMap((row) => row.latest ?? []) ?? [];
  const oldest = Math.min(...latest.map(({ observedAt }) => Date.parse(observedAt)));
  const age = useClock((now) => (latest.length > 0 ? ageInWords(ageOf(oldest, now), locale) : ''), '');
  if (latest.length > 0) {
    const source = board?.data?.credits.map(({ name }) => name).join(', ') ?? '';
    return translate(locale, 'home.live.shares', { age, source });
  }
  const isUnread = board?.hasFailed || board?.data !== undefined;
  return translate(locale, isUnread ? 'home.live.sharesFailed' : 'home.live.sharesRest');
}
