import { fill } from '#content/words/define.ts';
import type { Locale } from '#contracts/locale.ts';
import { type GroupPositions, PERCENTILE_WEEKS, type PositioningLeg } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatDay, NO_FIGURE } from '#domain/format.ts';
import type { PositioningWords } from '#site/features/vs-traders/cards/words.ts';
import { formatSigned } from './format-signed.ts';
import styles from './Leg.module.css';
import { PercentileScale } from './PercentileScale.tsx';

interface LegFiguresProps {
  readonly leg: PositioningLeg;
  readonly locale: Locale;
  readonly words: PositioningWords;
}

interface LegProps extends LegFiguresProps {
  readonly symbol: InstrumentSymbol;
  /** Where it is not the day of every leg. */
  readonly isDated: boolean;
}

const GROUPS = ['nonCommercial', 'commercial'] as const;
const COLUMNS = ['group', 'net', 'change'] as const;

/** One futures market an instrument is made of (N8). */
export function Leg({ symbol, leg, isDated, locale, words }: LegProps) {
  return (
    <article
      className={styles.leg}
      data-part="positioning-leg"
      data-market={leg.market}
      data-inverted={leg.inverted}
    >
      <h4 className={styles.name}>{words[`positioning.market.${leg.market}`]}</h4>
      {isDated && <LegDate {...{ leg, locale, words }} />}
      {leg.inverted && <p className={styles.inverted}>{fill(words['positioning.inverted'], { symbol })}</p>}
      <LegFigures {...{ leg, locale, words }} />
    </article>
  );
}

/** The day a leg's positions are of. */
export function LegDate({ leg: { reportDate }, locale, words }: LegFiguresProps) {
  return (
    <p className={styles.date} data-part="positioning-date" data-value={reportDate}>
      {fill(words['positioning.tuesday'], { date: formatDay(reportDate, locale) })}
    </p>
  );
}

/** Both groups' net in contracts, and where the speculators' stands within a year. */
export function LegFigures({ leg, locale, words }: LegFiguresProps) {
  return (
    <>
      <table className={styles.table} aria-label={words[`positioning.market.${leg.market}`]}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {words[`positioning.${column}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROUPS.map((group) => (
            <GroupRow key={group} {...{ group, locale, words }} positions={leg[group]} />
          ))}
        </tbody>
      </table>
      {leg.percentile52w === null ? (
        <p className={styles.tooFew} data-part="positioning-percentile">
          {fill(words['positioning.tooFew'], { weeks: leg.weeks, fewest: PERCENTILE_WEEKS.fewest })}
        </p>
      ) : (
        <PercentileScale percentile={leg.percentile52w} weeks={leg.weeks} words={words} />
      )}
    </>
  );
}

interface GroupRowProps extends Pick<LegFiguresProps, 'locale' | 'words'> {
  readonly group: (typeof GROUPS)[number];
  readonly positions: GroupPositions;
}

function GroupRow({ group, positions: { net, change }, locale, words }: GroupRowProps) {
  return (
    <tr data-group={group}>
      <th scope="row">{words[`positioning.${group}`]}</th>
      <td data-value={net ?? undefined}>
        <Contracts value={net} {...{ locale, words }} />
        {net !== null && net !== 0 && (
          <span className={styles.side}>
            {words[net > 0 ? 'positioning.netLong' : 'positioning.netShort']}
          </span>
        )}
      </td>
      <td data-value={change ?? undefined}>
        <Contracts value={change} {...{ locale, words }} />
      </td>
    </tr>
  );
}

/** A blank of the report is no zero. */
function Contracts({
  value,
  locale,
  words,
}: Pick<LegFiguresProps, 'locale' | 'words'> & { readonly value: number | null }) {
  if (value !== null) return formatSigned(value, locale);
  return (
    <>
      <span aria-hidden="true">{NO_FIGURE}</span>
      <span className="hidden-text">{words['positioning.noFigure']}</span>
    </>
  );
}
