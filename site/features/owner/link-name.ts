import { brand } from '#brand/load.ts';
import { platformName } from '#brand/official-channels.ts';
import type { BrandValues } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';

/** How the owner's page calls an outbound link: as its button does, or by the brand's own name of it. */
export function linkName(link: string, locale: Locale): string {
  if (isTier(link))
    return translate(locale, `calls.${link}`, { price: formatPrice(brand.prices[link], locale) });
  const names: Readonly<Record<string, string | undefined>> = {
    wallet: brand.wallet.name,
    freeChannel: translate(locale, 'calls.free'),
    simulator: translate(locale, 'shell.navSimulator'),
    experienceHub: translate(locale, 'owner.hub'),
    charts: brand.charts && platformName(brand.charts.name, locale),
  };
  const social = brand.socials.find(({ kind }) => kind === link);
  return names[link] ?? (social ? platformName(social.name, locale) : translate(locale, 'owner.other'));
}

function isTier(link: string): link is keyof BrandValues['checkout'] {
  return link in brand.checkout;
}
