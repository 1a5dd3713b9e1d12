import { inLocale, type Locale } from '#contracts/locale.ts';
import type { OfficialChannel, OfficialChannels } from '#contracts/official-channels.ts';
import { brandOrigin, paymentLinks } from './routes.ts';
import type { BrandValues } from './schema.ts';

type PlatformName = BrandValues['socials'][number]['name'];

/** The name of a platform in a language. */
export function platformName(name: PlatformName, locale: Locale): string {
  return typeof name === 'string' ? name : inLocale(name, locale);
}

/** Every official channel of the brand, made from the brand alone, with its names in a language (A1, N9). */
export function officialChannels(values: BrandValues, locale: Locale = 'es'): OfficialChannels {
  const { name, domain, email } = values;
  const website = `${brandOrigin(domain)}/`;
  return {
    name,
    website,
    channels: [
      { kind: 'site', name: domain, address: website, coversPages: true },
      { kind: 'email', name: email, address: email },
      ...profiles(values, locale),
      ...payments(values),
      ...sites([values.simulator, values.experienceHub].filter((one) => one !== undefined)),
    ],
  };
}

/** Name of the platform of the free channel: that of the messaging profile, or the host of its address. */
export function freeChannelName({ socials, freeChannel }: BrandValues, locale: Locale): string {
  const profile = socials.find(({ kind }) => kind === 'messaging');
  return profile ? platformName(profile.name, locale) : new URL(freeChannel).hostname;
}

function profiles(values: BrandValues, locale: Locale): OfficialChannel[] {
  const { socials, freeChannel, charts } = values;
  return [
    ...socials.map(({ name, handle, url }) => ({
      kind: 'profile' as const,
      name: platformName(name, locale),
      address: url,
      handle,
    })),
    { kind: 'profile', name: freeChannelName(values, locale), address: freeChannel },
    ...(charts
      ? [
          {
            kind: 'profile' as const,
            name: platformName(charts.name, locale),
            address: charts.url,
            coversPages: true as const,
          },
        ]
      : []),
  ];
}

function payments({ offers }: BrandValues): OfficialChannel[] {
  return paymentLinks(offers).map((address) => ({
    kind: 'payment',
    name: new URL(address).hostname,
    address,
  }));
}

function sites(addresses: readonly string[]): OfficialChannel[] {
  return addresses.map((address) => ({
    kind: 'site',
    name: new URL(address).hostname,
    address,
    coversPages: true,
  }));
}
