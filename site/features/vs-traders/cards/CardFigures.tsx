import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol, SentimentEntry } from '#contracts/sentiment.ts';
import { formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import { Meter } from '#site/ui/Meter.tsx';
import styles from './CardFigures.module.css';

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
      <p className={`muted smaller ${styles.unit}`}>{translate(locale, `basis.share.${basis}`)}</p>
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
    <table
      className={`small ${styles.ledger}`}
      aria-label={translate(locale, 'sentiment.figures', { symbol })}
    >
      <thead>
        <tr>
          <td />
          <th scope="col">{translate(locale, 'sentiment.long')}</th>
          <th scope="col">{translate(locale, 'sentiment.short')}</th>
        </tr>
      </thead>
      <tbody>
        <Positions entry={entry} print={print} locale={locale} />
        <tr>
          <th scope="row">{translate(locale, 'sentiment.volume')}</th>
          <Figure text={print(entry?.longVolume, 2)} locale={locale} />
          <Figure text={print(entry?.shortVolume, 2)} locale={locale} />
        </tr>
        <tr>
          <th scope="row">{translate(locale, 'sentiment.average')}</th>
          <Figure text={print(entry?.averageLong, decimals)} locale={locale} />
          <Figure text={print(entry?.averageShort, decimals)} locale={locale} />
        </tr>
      </tbody>
    </table>
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
  return (
    <tr>
      <th scope="row">{translate(locale, hasSides ? 'sentiment.positions' : 'sentiment.positionsTotal')}</th>
      {hasSides ? (
        <>
          <Figure text={print(entry?.longPositions, 0)} locale={locale} />
          <Figure text={print(entry?.shortPositions, 0)} locale={locale} />
        </>
      ) : (
        <Figure text={print(entry.totalPositions, 0)} locale={locale} columns={2} />
      )}
    </tr>
  );
}

interface FigureProps {
  /** Null where the source gives none. */
  readonly text: string | null;
  readonly locale: Locale;
  readonly columns?: number;
}

function Figure({ text, locale, columns = 1 }: FigureProps) {
  return (
    <td colSpan={columns}>
      {text ?? (
        <>
          <span aria-hidden="true">{NO_FIGURE}</span>
          <span className="hidden-text">{translate(locale, 'sentiment.noFigure')}</span>
        </>
      )}
    </td>
  );
}
