const ROW = /<tr[^>]*>([\s\S]*?)<\/tr>/g;
const CELL = /<td[^>]*>([\s\S]*?)<\/td>/g;
/** A number with its sign and unit, a ratio or a product, a word before it at most; or the dash of a figure there is none of. */
const FIGURE = /^(—|(\p{L}+\s)?[−+]?\d[\d,.]*(%|R|\spips|\sUSD|:\d[\d.]*|\s×\s\d[\d.]*)?)$/u;

/**
 * The columns of a table's HTML that hold nothing but figures, counted from 1. The first is left out: it names the rows, and
 * names are always aligned to the edge of the table.
 */
export function figureColumns(html: string): number[] {
  const rows = [...html.matchAll(ROW)]
    .map(([, row = '']) =>
      [...row.matchAll(CELL)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').trim()),
    )
    .filter((cells) => cells.length > 0);
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, index) => index + 1);
  return columns.slice(1).filter((column) => rows.every((cells) => FIGURE.test(cells[column - 1] ?? '')));
}
