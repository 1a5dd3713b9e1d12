type Cell = string | number | boolean | null;

/** A header and the cell of a row. */
export type Column<Row> = readonly [header: string, cell: (row: Row) => Cell];

/** Rows as CSV (RFC 4180): a header, "." decimals, an empty cell for null. */
export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const header = columns.map(([name]) => name).join(',');
  const lines = rows.map((row) => columns.map(([, cell]) => textOf(cell(row))).join(','));
  return [header, ...lines, ''].join('\r\n');
}

/** A spreadsheet runs a cell that begins like a formula; a number keeps its sign. */
const FORMULA = /^[\t\r=+@]|^-(?!\d+(?:\.\d+)?$)/;

function textOf(cell: Cell): string {
  const text = String(cell ?? '');
  return quoted(typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
