import { EMBED_VENDORS } from '#content/embeds.ts';
import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Table.module.css';

/** Companies whose content a page can show once the reader asked for it (SPEC H8). */
export function EmbedsTable({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-part="embeds-list">
        <caption>{translate(locale, 'embeds.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate(locale, 'embeds.vendor')}</th>
            <th scope="col">{translate(locale, 'embeds.purpose')}</th>
            <th scope="col">{translate(locale, 'embeds.hosts')}</th>
          </tr>
        </thead>
        <tbody>
          {EMBED_VENDORS.map(({ id, vendor, hosts }) => (
            <tr key={id}>
              <th scope="row">{vendor}</th>
              <td>{translate(locale, `embeds.for.${id}`)}</td>
              <td>
                {hosts.map((host) => (
                  <code key={host}>{host}</code>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
