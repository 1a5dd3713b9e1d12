import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type GroupPositions, PERCENTILE_WEEKS, type PositioningLeg } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatDay, formatSigned, NO_FIGURE } from '#domain/format.ts';
import narrow from '#site/features/vs-traders/NarrowTable.module.css';
import { TABLE_ROLES } from '#site/ui/table-roles.ts';
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
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in TABLE_ROLES */}
      <div {...TABLE_ROLES.frame} aria-label={translate(locale, `positioning.market.${leg.market}`)}>
        <table className={`${styles.table} ${narrow.table}`} {...TABLE_ROLES.table}>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {COLUMNS.map((column) => (
                <th key={column} className="smaller muted" {...TABLE_ROLES.column}>
                  {translate(locale, `positioning.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ledger" {...TABLE_ROLES.group}>
            {GROUPS.map((group) => (
              <GroupRow key={group} {...{ group, locale }} positions={leg[group]} />
            ))}
          </tbody>
        </table>
      </div>
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
    <tr data-group={group} {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.subject}>{translate(locale, `positioning.${group}`)}</th>
      <td
        data-value={net ?? undefined}
        data-label={translate(locale, 'positioning.net')}
        {...TABLE_ROLES.cell}
      >
        <Contracts value={net} {...{ locale }} />
        {net !== null && net !== 0 && (
          <span className={`smaller muted ${styles.side}`}>
            {translate(locale, net > 0 ? 'positioning.netLong' : 'positioning.netShort')}
          </span>
        )}
      </td>
      <td
        data-value={change ?? undefined}
        data-label={translate(locale, 'positioning.change')}
        {...TABLE_ROLES.cell}
      >
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
