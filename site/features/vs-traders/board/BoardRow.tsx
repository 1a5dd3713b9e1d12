import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { formatShare, formatSigned, NO_FIGURE } from '#domain/format.ts';
import type { BoardRow as StoredRow } from '#site/lib/query/useBoard.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './BoardRow.module.css';
import { dayOf, stateOf } from './board.ts';
import type { SaidReading } from './finding-words.ts';
import { RangePlot } from './RangePlot.tsx';

interface BoardRowProps {
  readonly symbol: InstrumentSymbol;
  readonly reading: SaidReading;
  readonly row: StoredRow | undefined;
  /** The long share 24 hours before; null where unknown. */
  readonly yesterday: number | null;
  /** Index of the day on show in the replay; null for now. */
  readonly day: number | null;
  /** The age and the basis that the caption says; a row says its own only where they differ. */
  readonly common: { readonly age: string; readonly basis: ShareBasis | null };
  readonly hatch: string;
  readonly locale: Locale;
}

/** One instrument in a row: its plot, both shares, what changed since yesterday, and where it is in its own range. */
export function BoardRow({ symbol, reading, row, yesterday, day, common, hatch, locale }: BoardRowProps) {
  const { long, short, readAt } = reading;
  const range = row?.range ?? null;
  const basis = reading.basis ?? row?.latest?.basis ?? 'volume';
  const past = day === null ? null : dayOf(row?.shares ?? [], day);
  const shown = past ? past.share : long;
  const age = useClock(
    (now) => (long !== null && readAt !== null ? ageInWords(ageOf(readAt, now), locale) : ''),
    '',
  );
  return (
    <>
      <span className={styles.symbol}>
        <span className="strong">{symbol}</span>
        <span className={`smaller muted ${styles.name}`}>{inLocale(INSTRUMENTS[symbol].name, locale)}</span>
      </span>
      <span className={`smaller muted ${styles.note}`}>
        <Change
          change={past || yesterday === null || long === null ? null : long - yesterday}
          locale={locale}
        />
        {!past && age !== common.age && <span data-part="board-age"> {age}</span>}
        {shown !== null && common.basis && basis !== common.basis && (
          <span data-part="board-basis"> {translate(locale, `basis.percent.${basis}`)}</span>
        )}
      </span>
      <RangePlot
        long={shown}
        short={short}
        basis={basis}
        place={past ? past.place : long}
        yesterday={past ? null : yesterday}
        range={range}
        isPast={past !== null}
        hatch={hatch}
        locale={locale}
      />
      <span className={`figures strong ${styles.long}`} aria-hidden="true">
        {shown === null ? NO_FIGURE : formatShare(shown, locale)}
      </span>
      <span className={`figures muted ${styles.short}`} aria-hidden="true">
        {past || short === null ? '' : formatShare(short, locale)}
      </span>
      <span className={`smaller muted ${styles.state}`}>
        {shown === null
          ? translate(locale, 'board.plot.none')
          : translate(locale, `board.state.${stateOf(shown, range)}`)}
      </span>
      <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 4l4 4 4-4" />
      </svg>
    </>
  );
}

/** Drawn, because no Latin font has all three signs. */
const SIGNS = { up: 'M1 9h8L5 2z', down: 'M1 2h8L5 9z', same: 'M1 4h8M1 7h8' } as const;

function Change({ change, locale }: { readonly change: number | null; readonly locale: Locale }) {
  const points = change === null ? null : formatSigned(change, locale, { maximumFractionDigits: 1 });
  const written = Math.round((change ?? 0) * 10);
  const sign = written > 0 ? 'up' : written < 0 ? 'down' : 'same';
  return (
    <span className={`figures ${styles.change}`} data-part="board-change" data-sign={points && sign}>
      {points !== null && (
        <>
          <svg viewBox="0 0 10 11" aria-hidden="true">
            <path d={SIGNS[sign]} />
          </svg>
          <span aria-hidden="true">{translate(locale, 'board.points', { points })}</span>
          <span className="hidden-text">{translate(locale, 'board.change', { points })}</span>
        </>
      )}
    </span>
  );
}
