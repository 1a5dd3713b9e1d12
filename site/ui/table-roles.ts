/** Some browsers drop the roles of a table stacked on phones; explicit roles keep them. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  subject: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
