import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { STORED, type StoredId, type StoredItem } from '#contracts/storage.ts';
import styles from './Table.module.css';

const DAY_S = 86_400;
const ENTRIES = Object.entries(STORED) as readonly (readonly [StoredId, StoredItem])[];

/** Everything the site keeps in a browser, from the list the code itself uses (SPEC H8). */
export function StorageTable({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-part="storage-list">
        <caption>{translate(locale, 'storage.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate(locale, 'storage.name')}</th>
            <th scope="col">{translate(locale, 'storage.purpose')}</th>
            <th scope="col">{translate(locale, 'storage.lifetime')}</th>
          </tr>
        </thead>
        <tbody>
          {ENTRIES.map(([id, item]) => (
            <tr key={id} data-stored={id}>
              <th scope="row">
                <code>{item.key.endsWith(':') ? `${item.key}*` : item.key}</code>
                <small>{translate(locale, `storage.${item.place}`)}</small>
              </th>
              <td>{translate(locale, `storage.for.${id}`)}</td>
              <td>{lifetimeOf(item, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lifetimeOf({ place, maxAgeS }: StoredItem, locale: Locale): string {
  if (maxAgeS !== null) return translate(locale, 'storage.days', { days: Math.round(maxAgeS / DAY_S) });
  return translate(locale, place === 'local' ? 'storage.untilCleared' : 'storage.tab');
}
