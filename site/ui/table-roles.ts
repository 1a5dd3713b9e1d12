/**
 * Some browsers drop the roles of a table stacked on phones; explicit roles keep them. A `table` with roles in it is not
 * valid HTML unless it has none itself: its frame is the table then.
 */
export const TABLE_ROLES = {
  frame: { role: 'table' },
  table: { role: 'none' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  subject: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
