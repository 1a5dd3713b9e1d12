/** Stacked on phones, a table loses its roles in some browsers; written out they stay. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  subject: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
