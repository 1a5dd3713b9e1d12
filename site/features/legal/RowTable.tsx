import type { ReactNode } from 'react';
import { TABLE_ROLES } from '#site/ui/table-roles.ts';
import styles from './Table.module.css';

interface RowTableProps {
  readonly part: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly id: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

/** A table whose rows become lists of labelled values on a phone. */
export function RowTable({ part, caption, columns, rows }: RowTableProps) {
  return (
    <div className={styles.frame}>
      <table className={`small ${styles.table}`} {...TABLE_ROLES.table} data-part={part}>
        <caption>{caption}</caption>
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
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, columns }: Pick<RowTableProps, 'columns'> & { readonly row: TableRow }) {
  const [subject, ...values] = row.cells;
  return (
    <tr {...TABLE_ROLES.row} data-row={row.id}>
      <th {...TABLE_ROLES.subject}>{subject}</th>
      {values.map((value, index) => (
        <td key={columns[index + 1]} {...TABLE_ROLES.cell}>
          <span className={styles.label} aria-hidden="true">
            {columns[index + 1]}
          </span>
          <span>{value}</span>
        </td>
      ))}
    </tr>
  );
}
