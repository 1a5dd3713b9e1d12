import { claimById, claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { type ComparisonRow, comparison } from '#content/comparison.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { TABLE_ROLES } from '#site/ui/table-roles.ts';
import styles from './ComparisonTable.module.css';

interface ComparisonTableProps {
  readonly locale: Locale;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** Five rows, who wins each, and whose figures they are (D6, A5). */
export function ComparisonTable({ locale, labelledBy }: ComparisonTableProps) {
  const columns = [
    translate(locale, 'comparison.subject'),
    brand.name,
    translate(locale, 'comparison.traditional'),
    translate(locale, 'comparison.winner'),
  ];
  return (
    <table className={styles.table} aria-labelledby={labelledBy} {...TABLE_ROLES.table}>
      <thead className={`small muted ${styles.head}`} {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column) => (
            <th key={column} {...TABLE_ROLES.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...TABLE_ROLES.group}>
        {comparison.map((row) => (
          <Row key={row.key} row={row} columns={columns} locale={locale} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ComparisonRow;
  readonly columns: readonly string[];
  readonly locale: Locale;
}

function Row({ row, columns, locale }: RowProps) {
  const winner = translate(locale, `comparison.wins.${row.winner}`);
  return (
    <tr className={styles.row} data-winner={row.winner} {...TABLE_ROLES.row}>
      <th className={`size-1 strong ${styles.subject}`} {...TABLE_ROLES.subject}>
        {translate(locale, `comparison.${row.key}.title`)}
      </th>
      {(['product', 'traditional'] as const).map((side, index) => (
        <td key={side} className={styles.cell} {...TABLE_ROLES.cell}>
          <Label text={columns[index + 1]} />
          <Value row={row} side={side} locale={locale} />
        </td>
      ))}
      <td className={`strong ${styles.cell}`} {...TABLE_ROLES.cell}>
        <Label text={columns[3]} />
        <span>{winner}</span>
      </td>
    </tr>
  );
}

/** On phones each cell also shows the name of its column. */
function Label({ text }: { readonly text: string | undefined }) {
  return (
    <span className={`small muted ${styles.label}`} aria-hidden="true">
      {text}
    </span>
  );
}

interface ValueProps extends Omit<RowProps, 'columns'> {
  readonly side: 'product' | 'traditional';
}

function Value({ row, side, locale }: ValueProps) {
  const value = row[side];
  if ('words' in value) return <span>{translate(locale, value.words)}</span>;
  const claim = claimById(value.claim);
  return (
    <span>
      <span className={`size-2 ${styles.figure}`}>
        <ClaimFigure
          id={claim.id}
          figure={claimText(claim, locale)}
          mark={translate(locale, 'shell.claimMark')}
        />
      </span>
      <span className={`small muted ${styles.about}`}>{inLocale(claim.text, locale)}</span>
    </span>
  );
}
