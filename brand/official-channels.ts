import type { OfficialChannel, OfficialChannels } from '#contracts/official-channels.ts';
import { brandOrigin } from './routes.ts';
import type { BrandValues } from './schema.ts';

/** Every official channel of the brand, made from the brand alone (A1, N9). */
export function officialChannels(values: BrandValues): OfficialChannels {
  const { name, domain, email } = values;
  const website = `${brandOrigin(domain)}/`;
  return {
    name,
    website,
    channels: [
      { kind: 'site', name: domain, address: website, coversPages: true },
      { kind: 'email', name: email, address: email },
      ...profiles(values),
      ...payments(values),
      ...sites([values.simulator, values.experienceHub]),
    ],
  };
}

/** Name of the platform of the free channel: that of the messaging profile, or the host of its address. */
export function freeChannelName({ socials, freeChannel }: BrandValues): string {
  return socials.find(({ kind }) => kind === 'messaging')?.name ?? new URL(freeChannel).hostname;
}

function profiles(values: BrandValues): OfficialChannel[] {
  const { socials, freeChannel, charts } = values;
  return [
    ...socials.map(({ name, handle, url }) => ({ kind: 'profile' as const, name, address: url, handle })),
    { kind: 'profile', name: freeChannelName(values), address: freeChannel },
    ...(charts
      ? [{ kind: 'profile' as const, name: charts.name, address: charts.url, coversPages: true as const }]
      : []),
  ];
}

function payments({ checkout, wallet }: BrandValues): OfficialChannel[] {
  const pages = [...Object.values(checkout), wallet.url];
  return pages.map((address) => ({ kind: 'payment', name: new URL(address).hostname, address }));
}

function sites(addresses: readonly string[]): OfficialChannel[] {
  return addresses.map((address) => ({
    kind: 'site',
    name: new URL(address).hostname,
    address,
    coversPages: true,
  }));
}
