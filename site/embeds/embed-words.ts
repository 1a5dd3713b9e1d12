import { EMBED_VENDORS } from '#content/embeds.ts';
import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import type { Vendor } from '#site/shell/consent/record.ts';

export type EmbedWords = ReturnType<typeof embedWords>;

/** All texts of one embed, with its company and hosts filled in. */
export function embedWords(locale: Locale, vendor: Vendor) {
  const { vendor: name = '', hosts = [] } = EMBED_VENDORS.find(({ id }) => id === vendor) ?? {};
  return {
    title: translate(locale, `consent.vendor.${vendor}`),
    ask: translate(locale, 'embed.ask', {
      vendor: name,
      hosts: new Intl.ListFormat(LOCALE_TABLE[locale].tag).format(hosts),
    }),
    load: translate(locale, 'embed.load', { vendor: name }),
    remember: translate(locale, 'embed.remember', { vendor: name }),
    stop: translate(locale, 'embed.stop', { vendor: name }),
    withoutScripts: translate(locale, 'embed.withoutScripts', { vendor: name }),
  };
}
