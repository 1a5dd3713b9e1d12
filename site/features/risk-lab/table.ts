/** A table as numbers and words: the header, then the rows. */
export interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The table as CSV (RFC 4180) with "." as the decimal mark. */
export function csvOf({ columns, rows }: Rows): string {
  const line = (cells: readonly (string | number)[]) => cells.map(quoted).join(',');
  return [line(columns), ...rows.map(line), ''].join('\r\n');
}

function quoted(cell: string | number): string {
  // More than a number holds has no digits to write.
  const text = typeof cell === 'number' && !Number.isFinite(cell) ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
