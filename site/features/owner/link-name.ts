import { brand } from '#brand/load.ts';
import { platformName } from '#brand/official-channels.ts';
import { callOf, offerById, walletWords } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

/** How the owner's page calls an outbound link: as its button does, or by the brand's own name of it. */
export function linkName(link: string, locale: Locale): string {
  const offer = offerById(link);
  if (offer) return callOf(offer, locale);
  const names: Readonly<Record<string, string | undefined>> = {
    wallet: walletWords(locale, 'names'),
    freeChannel: translate(locale, 'calls.free'),
    simulator: translate(locale, 'shell.navSimulator'),
    experienceHub: translate(locale, 'owner.hub'),
    charts: brand.charts && platformName(brand.charts.name, locale),
  };
  const social = brand.socials.find(({ kind }) => kind === link);
  return names[link] ?? (social ? platformName(social.name, locale) : translate(locale, 'owner.other'));
}
