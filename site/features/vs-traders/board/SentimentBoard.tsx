import { type ReactNode, useId, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { commonBasis } from '#domain/sentiment/basis.ts';
import { ofBasis } from '#site/features/vs-traders/cards/card-state.ts';
import { usePeekedSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import { BoardPicture } from '#site/features/vs-traders/picture/BoardPicture.tsx';
import type { Backend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { ConnectionNote } from '#site/lib/ConnectionNote.tsx';
import { glide } from '#site/lib/motion/transition.ts';
import { useBoard } from '#site/lib/query/useBoard.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { BoardKey, FindingRule } from './BoardNotes.tsx';
import { BoardRow } from './BoardRow.tsx';
import { mostOneSided, type SeenShare } from './board.ts';
import { Choice } from './Choice.tsx';
import { Finding } from './Finding.tsx';
import type { SaidReading } from './finding-words.ts';
import { newestReading } from './newest-reading.ts';
import { ReplayPlace } from './ReplayPlace.tsx';
import styles from './SentimentBoard.module.css';
import { SinceLastVisit } from './SinceLastVisit.tsx';

interface SentimentBoardProps {
  /** The instrument whose row is open. */
  readonly open: InstrumentSymbol | null;
  readonly onOpen: (symbol: InstrumentSymbol | null) => void;
  /** The contents of an open row. */
  readonly detailOf: (symbol: InstrumentSymbol) => ReactNode;
  /** Null before hydration. */
  readonly backend: Backend | null;
  readonly locale: Locale;
}

/** The finding and all instruments at a glance; a row opens in place (E1). */
export function SentimentBoard({ open, onOpen, detailOf, backend, locale }: SentimentBoardProps) {
  const rows = useBoard(backend).data?.rows;
  const states = SYMBOLS.map(usePeekedSentiment);
  const storedOf = (symbol: InstrumentSymbol) => rows?.find((row) => row.symbol === symbol);
  const newest = SYMBOLS.map((symbol, place) => newestReading(states[place], storedOf(symbol)));
  const rowOf = (symbol: InstrumentSymbol, basis: ShareBasis | null | undefined) =>
    ofBasis(storedOf(symbol), basis);
  const readings = SYMBOLS.map((symbol, place): SaidReading => {
    const { basis = null, long = null, short = null, readAt = null } = newest[place] ?? {};
    return { symbol, basis, long, short, readAt, range: rowOf(symbol, basis)?.range ?? null };
  });
  /** Each instrument has answered, if only that it has no figures. */
  const isSettled = states.every(({ data, hasFailed }) => data !== undefined || hasFailed);
  const basis = commonBasis(readings.map((one) => one.basis));
  const [isByExtreme, setByExtreme] = useState(false);
  const order = isByExtreme
    ? mostOneSided(readings.map((one) => (one.basis === basis ? one.long : null)))
    : SYMBOLS.map((_, place) => place);
  const [day, setDay] = useState<number | null>(null);
  const hatch = useId();
  const lastAt = Math.max(...readings.map(({ readAt }) => readAt ?? 0));
  const age = useClock((now) => (lastAt > 0 ? ageInWords(ageOf(lastAt, now), locale) : ''), '');
  const seen = newest.map(
    (one): SeenShare | null =>
      one && { basis: one.basis, share: one.long, readAt: one.isDated ? one.readAt : null },
  );
  return (
    <>
      <ConnectionNote locale={locale} />
      <Finding readings={isSettled ? readings : []} isSettled={isSettled} locale={locale} />
      <figure className={styles.board} data-part="sentiment-board" data-past={day !== null}>
        <figcaption className={`cluster apart smaller muted ${styles.caption}`}>
          <span data-part="board-age-common">
            {basis && age
              ? translate(locale, 'board.caption', {
                  basis: translate(locale, `basis.percent.${basis}`),
                  age,
                })
              : '\u00a0'}
          </span>
          <Choice
            label={translate(locale, 'board.order')}
            options={[
              { value: 'list', text: translate(locale, 'board.list'), part: 'board-list' },
              { value: 'extreme', text: translate(locale, 'board.extreme'), part: 'board-order' },
            ]}
            chosen={isByExtreme ? 'extreme' : 'list'}
            isResting={backend === null}
            onChoose={(value) => glide(() => setByExtreme(value === 'extreme'))}
          />
        </figcaption>
        <svg className={styles.hatch} aria-hidden="true">
          <pattern
            id={hatch}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2.5" height="5" />
          </pattern>
        </svg>
        <div className={styles.rows}>
          <div className={`${styles.row} smaller muted ${styles.axis}`} aria-hidden="true">
            <span className={styles.scale}>
              <span>{translate(locale, 'board.moreShort')}</span>
              <span>50%</span>
              <span>{translate(locale, 'board.moreLong')}</span>
            </span>
            <span>{translate(locale, 'board.day')}</span>
            <span>{translate(locale, 'board.long')}</span>
            <span>{translate(locale, 'board.short')}</span>
          </div>
          <ol>
            {order.map((place) => {
              const [symbol, reading] = [SYMBOLS[place], readings[place]];
              if (!symbol || !reading) return null;
              const isOpen = symbol === open;
              return (
                <li key={symbol} id={symbol} data-part="board-row" data-symbol={symbol}>
                  <button
                    type="button"
                    className={styles.row}
                    data-part="board-open"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${hatch}${symbol}` : undefined}
                    onClick={() => glide(() => onOpen(isOpen ? null : symbol))}
                  >
                    <BoardRow
                      {...{ symbol, reading, day, hatch, locale }}
                      row={rowOf(symbol, reading.basis)}
                      yesterday={newest[place]?.yesterday ?? null}
                      common={{ age, basis }}
                    />
                  </button>
                  {isOpen && (
                    <div className={styles.detail} id={`${hatch}${symbol}`} data-part="board-detail">
                      {detailOf(symbol)}
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <div className={`cluster flush apart ${styles.ways}`}>
          <ReplayPlace
            shares={SYMBOLS.map((symbol, place) => rowOf(symbol, readings[place]?.basis)?.shares ?? [])}
            {...{ day, locale }}
            onDay={setDay}
          />
          <BoardPicture locale={locale} />
        </div>
        <BoardKey locale={locale} />
        <SinceLastVisit shares={seen} isSettled={isSettled} locale={locale} />
        <FindingRule basis={basis} locale={locale} />
        <ClockNote locale={locale} />
      </figure>
    </>
  );
}
