import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type GroupPositions, PERCENTILE_WEEKS, type PositioningLeg } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatDay, NO_FIGURE } from '#domain/format.ts';
import { formatSigned } from './format-signed.ts';
import styles from './Leg.module.css';
import { PercentileScale } from './PercentileScale.tsx';
import panel from './PositioningPanel.module.css';

interface LegFiguresProps {
  readonly leg: PositioningLeg;
  readonly locale: Locale;
}

interface LegProps extends LegFiguresProps {
  readonly symbol: InstrumentSymbol;
  /** True if the legs have different days. */
  readonly isDated: boolean;
}

const GROUPS = ['nonCommercial', 'commercial'] as const;
const COLUMNS = ['group', 'net', 'change'] as const;

/** One futures market of an instrument (N8). */
export function Leg({ symbol, leg, isDated, locale }: LegProps) {
  return (
    <article
      className={panel.row}
      data-part="positioning-leg"
      data-market={leg.market}
      data-inverted={leg.inverted}
    >
      <h4 className="subtitle">{translate(locale, `positioning.market.${leg.market}`)}</h4>
      {isDated && <LegDate {...{ leg, locale }} />}
      {leg.inverted && (
        <p className={`marked small ${styles.inverted}`}>
          {translate(locale, 'positioning.inverted', { symbol })}
        </p>
      )}
      <LegFigures {...{ leg, locale }} />
    </article>
  );
}

/** The day of a leg's positions. */
export function LegDate({ leg: { reportDate }, locale }: LegFiguresProps) {
  return (
    <p className="smaller muted" data-part="positioning-date" data-value={reportDate}>
      {translate(locale, 'positioning.tuesday', { date: formatDay(reportDate, locale) })}
    </p>
  );
}

/** The net position of both groups in contracts, and the speculators' percentile within a year. */
export function LegFigures({ leg, locale }: LegFiguresProps) {
  return (
    <>
      <table className={styles.table} aria-label={translate(locale, `positioning.market.${leg.market}`)}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} className="smaller muted" scope="col">
                {translate(locale, `positioning.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ledger">
          {GROUPS.map((group) => (
            <GroupRow key={group} {...{ group, locale }} positions={leg[group]} />
          ))}
        </tbody>
      </table>
      {leg.percentile52w === null ? (
        <p className={`small muted ${panel.note}`} data-part="positioning-percentile">
          {translate(locale, 'positioning.tooFew', { weeks: leg.weeks, fewest: PERCENTILE_WEEKS.fewest })}
        </p>
      ) : (
        <PercentileScale percentile={leg.percentile52w} weeks={leg.weeks} locale={locale} />
      )}
    </>
  );
}

interface GroupRowProps extends Pick<LegFiguresProps, 'locale'> {
  readonly group: (typeof GROUPS)[number];
  readonly positions: GroupPositions;
}

function GroupRow({ group, positions: { net, change }, locale }: GroupRowProps) {
  return (
    <tr data-group={group}>
      <th scope="row">{translate(locale, `positioning.${group}`)}</th>
      <td data-value={net ?? undefined}>
        <Contracts value={net} {...{ locale }} />
        {net !== null && net !== 0 && (
          <span className={`smaller muted ${styles.side}`}>
            {translate(locale, net > 0 ? 'positioning.netLong' : 'positioning.netShort')}
          </span>
        )}
      </td>
      <td data-value={change ?? undefined}>
        <Contracts value={change} {...{ locale }} />
      </td>
    </tr>
  );
}

/** A blank in the report does not mean zero. */
function Contracts({ value, locale }: Pick<LegFiguresProps, 'locale'> & { readonly value: number | null }) {
  if (value !== null) return formatSigned(value, locale);
  return (
    <>
      <span aria-hidden="true">{NO_FIGURE}</span>
      <span className="hidden-text">{translate(locale, 'positioning.noFigure')}</span>
    </>
  );
}
