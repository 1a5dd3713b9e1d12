/** Addresses and anchors that carry the brand's slug (SPEC A1, B11, B17, D8). */
export interface BrandRoutes {
  readonly network: string;
  readonly epicRun: string;
  /** Anchor on the home page, without "#". */
  readonly liveSection: string;
}

export function brandRoutes(slug: string): BrandRoutes {
  return {
    network: `/${slug}-network`,
    epicRun: `/blog/${slug}-24h-epic-run`,
    liveSection: `${slug}-live-section`,
  };
}

/** Origin of the live site, without a trailing slash. */
export function brandOrigin(domain: string): string {
  return `https://${domain}`;
}
