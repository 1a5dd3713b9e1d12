import type { BrandValues } from '#brand/schema.ts';

/** Tags of campaigns, which a link may carry: they do not change where it leads. */
const TAG = /^utm_/;

/** Finds the brand's link that leads to an address, by the name that the owner's numbers give it; null for all others (N17). */
export function countedLinks(brand: BrandValues): (address: URL) => string | null {
  const { offers, freeChannel, simulator, experienceHub, charts, socials } = brand;
  const links = new Map<string, string>();
  for (const [name, url] of [
    ...offers.map(({ id, checkout }) => [id, checkout] as const),
    ...offers.map(({ second }) => ['wallet', second?.url] as const),
    ['freeChannel', freeChannel] as const,
    ['simulator', simulator] as const,
    ['experienceHub', experienceHub] as const,
    ...socials.map(({ kind, url }) => [kind, url] as const),
  ]) {
    if (url === undefined) continue;
    const known = bare(new URL(url));
    if (!links.has(known)) links.set(known, name);
  }
  const sharedCharts = charts && `${charts.url.replace(/\/$/, '')}/`;
  return (address) => {
    const asked = bare(address);
    const isChart = sharedCharts !== undefined && `${asked}/`.startsWith(sharedCharts);
    return links.get(asked) ?? (isChart ? 'charts' : null);
  };
}

function bare(address: URL): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TAG.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
