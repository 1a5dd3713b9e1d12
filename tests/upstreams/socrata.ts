export type SocrataRow = Readonly<Record<string, string>>;
type Test = (row: SocrataRow) => boolean;

/** The query asks for something this small reader does not know; the message names it. */
export class QueryError extends Error {}

const OPERATORS: Record<string, (a: string, b: string) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
};

function quoted(list: string): string[] {
  return [...list.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
}

/** A date may be written shorter than the stored "2026-06-02T00:00:00.000". */
function widened(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? `${value}T00:00:00.000`
    : value.replace(/(T\d{2}:\d{2}:\d{2})$/, '$1.000');
}

function condition(text: string): Test {
  const within = /^(\w+)\s+in\s*\(([^)]*)\)$/i.exec(text);
  if (within) return (row) => quoted(within[2] ?? '').includes(row[within[1] ?? ''] ?? '');
  const between = /^(\w+)\s+between\s+'([^']*)'\s+and\s+'([^']*)'$/i.exec(text);
  if (between) {
    const [field, low, high] = [between[1] ?? '', widened(between[2] ?? ''), widened(between[3] ?? '')];
    return (row) => (row[field] ?? '') >= low && (row[field] ?? '') <= high;
  }
  const plain = /^(\w+)\s*(!=|>=|<=|=|>|<)\s*'([^']*)'$/.exec(text);
  const compare = OPERATORS[plain?.[2] ?? ''];
  if (!plain || !compare) throw new QueryError(`Cannot read: ${text}`);
  return (row) => compare(row[plain[1] ?? ''] ?? '', widened(plain[3] ?? ''));
}

/** Conditions joined by AND; the AND of a BETWEEN stays with it, OR is not known here. */
function where(text: string): Test {
  const parts = text
    .replace(/\bbetween\s+('[^']*')\s+and\s+/gi, 'between $1 \u0000 ')
    .split(/\s+and\s+/i)
    .map((part) =>
      condition(
        part
          .replace('\u0000', 'and')
          .trim()
          .replace(/^\((.*)\)$/, '$1'),
      ),
    );
  return (row) => parts.every((part) => part(row));
}

function ordered(rows: SocrataRow[], order: string): SocrataRow[] {
  const keys = order.split(',').map((part) => {
    const [field = '', way = 'asc'] = part.trim().split(/\s+/);
    return { field, sign: way.toLowerCase() === 'desc' ? -1 : 1 };
  });
  return rows.sort((a, b) => {
    for (const { field, sign } of keys) {
      const gap = (a[field] ?? '').localeCompare(b[field] ?? '');
      if (gap !== 0) return gap * sign;
    }
    return 0;
  });
}

function selected(row: SocrataRow, select: string | null): SocrataRow {
  if (!select || select.trim() === '*') return row;
  const fields = select.split(',').map((field) => field.trim());
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)));
}

/** The part of SoQL the project uses: `field=value`, $where, $order, $limit, $offset, $select. */
export function queryRows(rows: readonly SocrataRow[], query: URLSearchParams): SocrataRow[] {
  const equal = [...query].filter(([name]) => !name.startsWith('$'));
  const test = query.has('$where') ? where(query.get('$where') ?? '') : () => true;
  const kept = rows.filter(
    (row) => test(row) && equal.every(([name, value]) => row[name] === widened(value)),
  );
  const offset = Number(query.get('$offset') ?? 0);
  const limit = Number(query.get('$limit') ?? 1000);
  return ordered(kept, query.get('$order') ?? 'id')
    .slice(offset, offset + limit)
    .map((row) => selected(row, query.get('$select')));
}
