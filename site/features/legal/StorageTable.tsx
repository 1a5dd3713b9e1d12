import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { STORED, type StoredId, type StoredItem } from '#contracts/storage.ts';
import { backendAddress } from '#site/lib/backend/address.ts';
import { sessionKey } from '#site/lib/backend/session-key.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Whole } from '#site/ui/Whole.tsx';

const DAY_S = 86_400;
const ENTRIES = Object.entries(STORED) as readonly (readonly [StoredId, StoredItem])[];

interface StorageTableProps {
  readonly locale: Locale;
  /** The hosted backend whose session is kept; empty where the functions are the site's own. */
  readonly backend?: string;
  /** The service that counts visits; null where none does. */
  readonly service?: BrandValues['analytics'] | null;
}

/** Everything the site keeps in a browser, from the list the code itself uses and the settings that add to it (H8). */
export function StorageTable({
  locale,
  backend = backendAddress().url,
  service = brand.analytics ?? null,
}: StorageTableProps) {
  const purposeOf = (id: StoredId) =>
    translate(locale, id === 'consent' && service ? 'storage.for.consentVisits' : `storage.for.${id}`);
  return (
    <DataTable
      className="small"
      data-part="storage-list"
      caption={translate(locale, 'storage.caption')}
      columns={[
        translate(locale, 'storage.name'),
        translate(locale, 'storage.purpose'),
        translate(locale, 'storage.lifetime'),
      ]}
      rows={[
        ...ENTRIES.map(([id, item]) => rowOf(id, item, purposeOf(id), locale)),
        ...(backend ? [sessionRow(backend, locale)] : []),
      ]}
    />
  );
}

function rowOf(id: string, item: StoredItem, purpose: string, locale: Locale) {
  return {
    id,
    cells: [<Name key="name" {...{ locale, item }} />, purpose, lifetimeOf(item, locale)],
  };
}

/** The hosted platform's library keeps it under a name made of the backend's. */
function sessionRow(backend: string, locale: Locale) {
  const item = { place: 'local', key: sessionKey(backend), maxAgeS: null } as const;
  const purpose = translate(locale, 'storage.for.hostedSession', { host: new URL(backend).host });
  return rowOf('hostedSession', item, purpose, locale);
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
  return translate(locale, place === 'session' ? 'storage.tab' : 'storage.untilCleared');
}
