import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { STORED, type StoredId, type StoredItem } from '#contracts/storage.ts';
import { Whole } from '../shared/Whole.tsx';
import { RowTable } from './RowTable.tsx';

const DAY_S = 86_400;
const ENTRIES = Object.entries(STORED) as readonly (readonly [StoredId, StoredItem])[];

/** Everything the site keeps in a browser, from the list the code itself uses (SPEC H8). */
export function StorageTable({ locale }: { readonly locale: Locale }) {
  return (
    <RowTable
      part="storage-list"
      caption={translate(locale, 'storage.caption')}
      columns={[
        translate(locale, 'storage.name'),
        translate(locale, 'storage.purpose'),
        translate(locale, 'storage.lifetime'),
      ]}
      rows={ENTRIES.map(([id, item]) => ({
        id,
        cells: [
          <Name key="name" {...{ locale, item }} />,
          translate(locale, `storage.for.${id}`),
          lifetimeOf(item, locale),
        ],
      }))}
    />
  );
}

function Name({ locale, item }: { readonly locale: Locale; readonly item: StoredItem }) {
  const { key, place } = item;
  return (
    <>
      <code>
        <Whole text={key.endsWith(':') ? `${key}*` : key} />
      </code>
      <small>{translate(locale, `storage.${place}`)}</small>
    </>
  );
}

function lifetimeOf({ place, maxAgeS }: StoredItem, locale: Locale): string {
  if (maxAgeS !== null) return translate(locale, 'storage.days', { days: Math.round(maxAgeS / DAY_S) });
  return translate(locale, place === 'local' ? 'storage.untilCleared' : 'storage.tab');
}
