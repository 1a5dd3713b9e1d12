import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import type { Block } from '../block.ts';

const columnsIn = (locale: Locale) => [
  translate(locale, 'storage.name'),
  translate(locale, 'storage.purpose'),
  translate(locale, 'storage.lifetime'),
];

const rowsIn = (locale: Locale) =>
  (['consent', 'theme'] as const).map((id) => ({
    id,
    cells: [id, translate(locale, `storage.for.${id}`), translate(locale, 'storage.untilCleared')],
  }));

const dataTable: Block = {
  name: 'DataTable',
  states: (locale) => {
    const table = {
      caption: translate(locale, 'storage.caption'),
      columns: columnsIn(locale),
      rows: rowsIn(locale),
    };
    return [
      { name: 'labels beside the values', shown: <DataTable {...table} /> },
      { name: 'labels above the values', shown: <DataTable {...table} labels="above" /> },
    ];
  },
};

export const tables: readonly Block[] = [dataTable];
