import { limitsOf, refuseMore, refuseOtherShape, type UpstreamFile } from './limits.ts';

/** The lines of a text. Throws FeedError for another shape than that of the file. */
export function linesOf(file: UpstreamFile, text: string): readonly string[] {
  refuseOtherShape(file, text, 'lines');
  return text.split(/\r?\n/);
}

/**
 * The rows of a table with a header line, each by the names of the header; a line may end before the header does. Text in quotes
 * may hold the separator. Throws FeedError for another shape than that of the file.
 */
export function csvRows(
  file: UpstreamFile,
  text: string,
  separator: ',' | ';' = ',',
): readonly Readonly<Record<string, string | undefined>>[] {
  const { wide } = limitsOf(file);
  const [names = [], ...lines] = linesOf(file, text)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = cellsOf(line, separator);
      refuseMore(file, 'cells in a line', cells.length, wide);
      return cells;
    });
  return lines.map((cells) =>
    Object.fromEntries(cells.slice(0, names.length).map((cell, index) => [names[index] ?? '', cell])),
  );
}

function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (line[at] !== separator || isQuoted)) continue;
    cells.push(line.slice(from, at).replaceAll('"', '').trim());
    from = at + 1;
  }
  return cells;
}
