import { TABLE_ROLES } from './table-roles.ts';

type Part = keyof typeof TABLE_ROLES;

interface TableClasses {
  readonly frame?: string | undefined;
  readonly table?: string | undefined;
  readonly label?: string | undefined;
}

/** Gives each table of a text the markup of `DataTable`, so that a narrow table can label its values. */
export function labelledTables(html: string, classes: TableClasses): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const [columns = [], ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([row]) => cellsOf(row));
    if (columns.some((name) => /<a\b|\bid=/.test(name)))
      throw new Error('A heading of a table holds a link or an id: it is repeated in every row.');
    const head = columns.map((name) => drawn('th', 'column', name)).join('');
    const body = rows.map(([subject = '', ...values]) => {
      const cells = values.map((value, index) =>
        drawn(
          'td',
          'cell',
          `<span class="${classes.label}" aria-hidden="true">${columns[index + 1]}</span><span>${value}</span>`,
        ),
      );
      return drawn('tr', 'row', drawn('th', 'subject', subject) + cells.join(''));
    });
    const groups = drawn('thead', 'group', drawn('tr', 'row', head)) + drawn('tbody', 'group', body.join(''));
    return `<div class="${classes.frame}" role="table"><table class="${classes.table}" role="none">${groups}</table></div>`;
  });
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell);
}

function drawn(tag: string, part: Part, inner: string): string {
  const attributes = Object.entries(TABLE_ROLES[part]).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributes.join('')}>${inner}</${tag}>`;
}
