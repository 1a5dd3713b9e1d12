import { type ReactNode, type TableHTMLAttributes, useId } from 'react';
import styles from './DataTable.module.css';
import { TABLE_ROLES } from './table-roles.ts';

interface DataTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** A table without a caption needs `aria-labelledby`. */
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Where a narrow table shows the name of a value's column; beside it unless asked. */
  readonly labels?: 'beside' | 'above';
  readonly 'data-part'?: string;
}

interface TableRow {
  readonly id: string;
  /** One for each column; the first is the heading of the row. */
  readonly cells: readonly ReactNode[];
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** A table with a heading for each row; in a narrow place its rows become lists of labelled values. */
export function DataTable({
  caption,
  columns,
  rows,
  labels,
  className = '',
  'aria-labelledby': labelledBy,
  ...rest
}: DataTableProps) {
  const ownName = useId();
  const above = labels === 'above' ? styles.above : '';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in TABLE_ROLES
    <div className={styles.frame} {...TABLE_ROLES.frame} aria-labelledby={caption ? ownName : labelledBy}>
      <table className={`${styles.table} ${above} ${className}`} {...TABLE_ROLES.table} {...rest}>
        {caption && <caption id={ownName}>{caption}</caption>}
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {columns.map((name) => (
              <th key={name} {...TABLE_ROLES.column}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} above={above} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<DataTableProps, 'columns'> {
  readonly row: TableRow;
  /** The class of a table with labels above its values: style writes them. */
  readonly above: string | undefined;
}

function Row({ row, columns, above }: RowProps) {
  const [subject, ...values] = row.cells;
  return (
    <tr {...TABLE_ROLES.row} data-row={row.id} {...row.attributes}>
      <th {...TABLE_ROLES.subject}>{subject}</th>
      {values.map((value, index) => (
        <td key={columns[index + 1]} {...TABLE_ROLES.cell} data-label={columns[index + 1]}>
          {above ? (
            value
          ) : (
            <>
              <span className={styles.label} aria-hidden="true">
                {columns[index + 1]}
              </span>
              <span>{value}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
