/** The rows of a table with a header line, each by the names of the header. Text in quotes may hold the separator. */
export function csvRows(
  text: string,
  separator: ',' | ';' = ',',
): readonly Readonly<Record<string, string>>[] {
  const [header, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = cellsOf(header ?? '', separator);
  return lines.map((line) => {
    const cells = cellsOf(line, separator);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

function cellsOf(line: string, separator: string): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}
