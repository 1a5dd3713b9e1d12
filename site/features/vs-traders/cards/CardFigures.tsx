import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol, SentimentEntry } from '#contracts/sentiment.ts';
import { formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import narrow from '#site/features/vs-traders/NarrowTable.module.css';
import { Meter } from '#site/ui/Meter.tsx';
import { TABLE_ROLES } from '#site/ui/table-roles.ts';
import styles from './CardFigures.module.css';
import { sidesOf, withRounding } from './card-state.ts';

const SIDES = ['long', 'short'] as const;

interface CardFiguresProps {
  readonly symbol: InstrumentSymbol;
  /** Null while there is nothing to show: the same lines are rendered empty, so that the layout does not shift when figures arrive. */
  readonly entry: SentimentEntry | null;
  /** Keeps the space of the figures but hides them: a notice is shown instead. */
  readonly isBlank: boolean;
  readonly locale: Locale;
}

/** Both sides of an instrument: share of what its source counts, bar, positions, lots, average entries (E3). */
export function CardFigures({ symbol, entry, isBlank, locale }: CardFiguresProps) {
  const long = entry?.longPercentage ?? 0;
  const short = entry?.shortPercentage ?? 0;
  // Without a figure this only keeps the space and is hidden.
  const basis = entry?.basis ?? 'volume';
  const inWords = {
    long: formatShare(long, locale),
    short: formatShare(short, locale),
    of: translate(locale, `basis.of.${basis}`),
  };
  return (
    <div
      className={styles.figures}
      data-blank={isBlank}
      data-waiting={entry === null}
      aria-hidden={entry === null}
    >
      <dl className={styles.shares}>
        <div className={styles.share} data-side="long">
          <dt>{translate(locale, 'sentiment.long')}</dt>
          <dd data-part={entry ? 'sentiment-long' : undefined} data-value={entry?.longPercentage}>
            {entry && inWords.long}
          </dd>
        </div>
        <div className={styles.share} data-side="short">
          <dt>{translate(locale, 'sentiment.short')}</dt>
          <dd data-part={entry ? 'sentiment-short' : undefined} data-value={entry?.shortPercentage}>
            {entry && inWords.short}
          </dd>
        </div>
      </dl>
      <Meter long={long} short={short} label={translate(locale, 'sentiment.meter', inWords)} />
      <p className={`muted smaller ${styles.unit}`}>
        {withRounding(translate(locale, `basis.share.${basis}`), entry ? [sidesOf(entry)] : [], locale)}
      </p>
      <CardLedger symbol={symbol} entry={entry} locale={locale} />
    </div>
  );
}

/** Positions, lots and average entries of both sides (E3). */
export function CardLedger({ symbol, entry, locale }: Omit<CardFiguresProps, 'isBlank'>) {
  const print = (value: number | null | undefined, decimals: number) => {
    if (entry === null) return '';
    return value == null ? null : formatNumber(value, decimals, locale);
  };
  const { decimals } = INSTRUMENTS[symbol];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in TABLE_ROLES
    <div {...TABLE_ROLES.frame} aria-label={translate(locale, 'sentiment.figures', { symbol })}>
      <table className={`small ${styles.ledger} ${narrow.table}`} {...TABLE_ROLES.table}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <td {...TABLE_ROLES.cell} />
            {SIDES.map((side) => (
              <th key={side} {...TABLE_ROLES.column}>
                {translate(locale, `sentiment.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          <Positions entry={entry} print={print} locale={locale} />
          <FigureRow
            name="volume"
            long={print(entry?.longVolume, 2)}
            short={print(entry?.shortVolume, 2)}
            locale={locale}
          />
          <FigureRow
            name="average"
            long={print(entry?.averageLong, decimals)}
            short={print(entry?.averageShort, decimals)}
            locale={locale}
          />
        </tbody>
      </table>
    </div>
  );
}

interface PositionsProps {
  readonly entry: SentimentEntry | null;
  readonly print: (value: number | null | undefined, decimals: number) => string | null;
  readonly locale: Locale;
}

/** Counts per side where the source gives them; otherwise the one total over both columns. */
function Positions({ entry, print, locale }: PositionsProps) {
  const hasSides =
    entry === null || (entry.longPositions !== undefined && entry.shortPositions !== undefined);
  if (hasSides) {
    const [long, short] = [print(entry?.longPositions, 0), print(entry?.shortPositions, 0)];
    return <FigureRow name="positions" {...{ long, short, locale }} />;
  }
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.subject}>{translate(locale, 'sentiment.positionsTotal')}</th>
      <td {...TABLE_ROLES.cell} colSpan={2}>
        <Figure text={print(entry.totalPositions, 0)} locale={locale} />
      </td>
    </tr>
  );
}

interface FigureRowProps {
  readonly name: 'positions' | 'volume' | 'average';
  /** Null where the source gives none. */
  readonly long: string | null;
  readonly short: string | null;
  readonly locale: Locale;
}

function FigureRow({ name, locale, ...texts }: FigureRowProps) {
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.subject}>{translate(locale, `sentiment.${name}`)}</th>
      {SIDES.map((side) => (
        <td key={side} data-label={translate(locale, `sentiment.${side}`)} {...TABLE_ROLES.cell}>
          <Figure text={texts[side]} locale={locale} />
        </td>
      ))}
    </tr>
  );
}

function Figure({ text, locale }: { readonly text: string | null; readonly locale: Locale }) {
  return (
    text ?? (
      <>
        <span aria-hidden="true">{NO_FIGURE}</span>
        <span className="hidden-text">{translate(locale, 'sentiment.noFigure')}</span>
      </>
    )
  );
}
