import type { BrandValues } from './schema.ts';

/** Addresses and anchors that contain the brand's slug (A1, B11, B17, D8). */
export interface BrandRoutes {
  readonly network: string;
  /** Anchor on the home page, without "#". */
  readonly liveSection: string;
}

export function brandRoutes(slug: string): BrandRoutes {
  return {
    network: `/${slug}-network`,
    liveSection: `${slug}-live-section`,
  };
}

/** Full address of a chart that the brand shared; null without a page on a charting site (A1, G10). */
export function chartAddress(chart: string, charts: { readonly url: string } | undefined): string | null {
  return charts ? `${charts.url.replace(/\/$/, '')}/${chart}` : null;
}

/** Every address where something is paid: the checkouts, then the second ways. */
export function paymentLinks(offers: BrandValues['offers']): readonly string[] {
  const second = offers.flatMap((one) => (one.second ? [one.second.url] : []));
  return [...new Set([...offers.map(({ checkout }) => checkout), ...second])];
}

/** Hosts of the checkouts, to whose links the owner may pass campaign tags (N17). */
export function checkoutHosts({ offers }: Pick<BrandValues, 'offers'>): readonly string[] {
  return [...new Set(paymentLinks(offers).map((url) => new URL(url).host))];
}

/** Origin of the live site, without a trailing slash. */
export function brandOrigin(domain: string): string {
  return `https://${domain}`;
}
