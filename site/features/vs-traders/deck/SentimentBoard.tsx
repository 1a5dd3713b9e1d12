import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatShare } from '#domain/format.ts';
import { realFiguresOf } from '#site/features/vs-traders/cards/card-state.ts';
import { usePeekedSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { type BoardRow, useBoard } from '#site/lib/query/useBoard.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { Meter } from '#site/ui/Meter.tsx';
import { mostOneSided, type SeenShare, signedPoints } from './board.ts';
import styles from './SentimentBoard.module.css';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import { Sparkline } from './Sparkline.tsx';

interface SentimentBoardProps {
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** Null before hydration. */
  readonly backend: Backend | null;
  readonly locale: Locale;
}

/** All instruments at a glance; a row shows its card (E1, E2). */
export function SentimentBoard({ index, onShow, backend, locale }: SentimentBoardProps) {
  const rows = useBoard(backend).data?.rows;
  const shares = SYMBOLS.map(useSeenShare);
  const [isByExtreme, setByExtreme] = useState(false);
  const order = isByExtreme
    ? mostOneSided(shares.map((one) => one?.share ?? null))
    : SYMBOLS.map((_, place) => place);
  return (
    <figure className={styles.board} data-part="sentiment-board">
      <figcaption className={`cluster apart flush smaller muted ${styles.caption}`}>
        <span>
          <span className={styles.key} data-side="long">
            {translate(locale, 'board.long')}
          </span>
          <span className={styles.key} data-side="half">
            {translate(locale, 'board.half')}
          </span>
          <span className={styles.key} data-side="short">
            {translate(locale, 'board.short')}
          </span>
        </span>
        <button
          type="button"
          className={`as-link ${styles.order}`}
          data-part="board-order"
          aria-pressed={isByExtreme}
          aria-disabled={backend === null}
          onClick={() => setByExtreme((is) => !is)}
        >
          {translate(locale, 'board.extreme')}
        </button>
      </figcaption>
      <ol className={styles.rows}>
        {order.map((place) => {
          const symbol = SYMBOLS[place];
          return (
            symbol && (
              <li key={symbol} data-part="board-row" data-symbol={symbol}>
                <button
                  type="button"
                  className={styles.row}
                  data-part="sentiment-dot"
                  aria-current={place === index ? 'true' : undefined}
                  onClick={() => onShow(place)}
                >
                  <Row symbol={symbol} row={rows?.find((one) => one.symbol === symbol)} locale={locale} />
                </button>
              </li>
            )
          );
        })}
      </ol>
      <SinceLastVisit shares={shares} locale={locale} />
      <ClockNote locale={locale} />
    </figure>
  );
}

/** Null where the card has no real figures. */
function useSeenShare(symbol: InstrumentSymbol): SeenShare | null {
  const { data } = usePeekedSentiment(symbol);
  const share = realFiguresOf(data)?.longPercentage;
  if (share === undefined) return null;
  return { share, readAt: data?.observedAt ? Date.parse(data.observedAt) : null };
}

interface RowProps {
  readonly symbol: InstrumentSymbol;
  readonly row: BoardRow | undefined;
  readonly locale: Locale;
}

function Row({ symbol, row, locale }: RowProps) {
  const { data, answeredAt } = usePeekedSentiment(symbol);
  const entry = realFiguresOf(data);
  const at = data?.observedAt ? Date.parse(data.observedAt) : answeredAt;
  const age = useClock((now) => (entry && at > 0 ? ageInWords(ageOf(at, now), locale) : ''), '');
  return (
    <>
      <span className="strong">{symbol}</span> <span className={`smaller muted ${styles.age}`}>{age}</span>
      {entry ? (
        <Meter
          long={entry.longPercentage}
          short={entry.shortPercentage}
          label={`${formatShare(entry.longPercentage, locale)} ${translate(locale, 'sentiment.long')}`}
        />
      ) : (
        <span className={styles.none} data-empty="true" />
      )}
      <span className={`figures strong ${styles.share}`} aria-hidden="true">
        {entry ? formatShare(entry.longPercentage, locale) : '—'}
      </span>
      <Change change={entry && row ? row.change : null} locale={locale} />
      {row && <Sparkline shares={row.shares} />}
    </>
  );
}

function Change({ change, locale }: { readonly change: number | null; readonly locale: Locale }) {
  const points = change === null ? null : signedPoints(change, locale);
  return (
    <span className={`figures smaller ${styles.change}`} data-part="board-change">
      {change !== null && points !== null && (
        <>
          <span aria-hidden="true">
            {change > 0 ? '▲' : change < 0 ? '▼' : '＝'} {points}
          </span>
          <span className="hidden-text">{translate(locale, 'board.change', { points })}</span>
        </>
      )}
    </span>
  );
}
