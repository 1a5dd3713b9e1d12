import { brand } from '#brand/load.ts';
import { shownEmbeds } from '#content/embeds.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Host, Whole } from '#site/ui/Whole.tsx';

/** Companies whose content a page can show once the reader asked for it (H8). */
export function EmbedsTable({ locale }: { readonly locale: Locale }) {
  return (
    <DataTable
      className="small"
      data-part="embeds-list"
      caption={translate(locale, 'embeds.caption')}
      columns={[
        translate(locale, 'embeds.vendor'),
        translate(locale, 'embeds.purpose'),
        translate(locale, 'embeds.hosts'),
      ]}
      rows={shownEmbeds(brand).map(({ id, vendor, hosts }) => ({
        id,
        cells: [
          vendor,
          <Whole key="purpose" text={translate(locale, `embeds.for.${id}`)} />,
          hosts.map((host) => <Host key={host} name={host} />),
        ],
      }))}
    />
  );
}
