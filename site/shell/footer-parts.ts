import { brand } from '#brand/load.ts';
import type { Locale } from '#contracts/locale.ts';
import { linkedPages, type PageId, type Pages } from '#site/lib/routes.ts';
import type { NavEntry } from './nav.ts';

type Title = `shell.footer${'Legal' | 'Services' | 'Resources' | 'Statistics' | 'Contact'}`;

/** A column of links, or of figures the brand declares. */
export type FooterPart =
  | { readonly kind: 'links' | 'contact'; readonly title: Title; readonly links: readonly NavEntry[] }
  | { readonly kind: 'claims'; readonly title: Title; readonly claims: readonly string[] };

const SERVICES = ['vip', 'freeChannel', 'merch', 'services'] as const satisfies readonly PageId[];
const RESOURCES = ['blog', 'vsTraders', 'fxImpact', 'calculator', 'faq'] as const satisfies readonly PageId[];
const LEGAL = ['privacy', 'cookies', 'disclaimer', 'terms', 'legalHub'] as const satisfies readonly PageId[];
const SIMULATOR: NavEntry = { path: brand.simulator, nav: 'shell.navSimulator', away: 'plain' };
const CLAIMS = ['win-rate', 'risk-reward-best', 'community-size'] as const;

/** The languages whose footer shows legal links and figures; the product gives the other footer three columns (C8). */
const HAS_CLAIMS: readonly Locale[] = ['es'];

/** The columns over the notice, each only where it has something to show: the Spanish footer's, or the English one's (C8, C9). */
export function footerParts(locale: Locale, pages: Pages): readonly FooterPart[] {
  const links = (title: Title, ids: readonly PageId[], more: readonly NavEntry[] = []): FooterPart => ({
    kind: 'links',
    title,
    links: [...linkedPages(ids, pages), ...more],
  });
  const common: readonly FooterPart[] = [
    links('shell.footerServices', SERVICES, [SIMULATOR]),
    links('shell.footerResources', RESOURCES),
  ];
  const contact: FooterPart = {
    kind: 'contact',
    title: 'shell.footerContact',
    links: linkedPages(['contact', 'network'], pages),
  };
  const parts: readonly FooterPart[] = HAS_CLAIMS.includes(locale)
    ? [
        links('shell.footerLegal', LEGAL),
        ...common,
        { kind: 'claims', title: 'shell.footerStatistics', claims: CLAIMS },
        contact,
      ]
    : [...common, contact];
  return parts.filter((part) => part.kind !== 'links' || part.links.length > 0);
}

/** Terms, privacy and risk disclosure, below the notice of both footers. */
export function footerDocuments(pages: Pages): readonly NavEntry[] {
  return linkedPages(['terms', 'privacy', 'disclaimer'], pages);
}

/** The free messaging group, beside the e-mail address. */
export const GROUP: NavEntry = { path: brand.freeChannel, nav: 'shell.navGroup', away: 'plain' };
