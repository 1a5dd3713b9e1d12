import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { type RouteId, routes } from '#content/routes.ts';
import type { Locale } from '#contracts/locale.ts';
import type { NavEntry } from './nav.ts';

type Title = `shell.footer${'Legal' | 'Services' | 'Resources' | 'Statistics' | 'Contact'}`;

/** A column of links, or of claim figures. */
export type FooterPart =
  | { readonly kind: 'links' | 'contact'; readonly title: Title; readonly links: readonly NavEntry[] }
  | { readonly kind: 'claims'; readonly title: Title; readonly claims: readonly string[] };

const SERVICES = ['vip', 'freeChannel', 'merch', 'services'] as const;
const RESOURCES = ['blog', 'vsTraders', 'fxImpact', 'calculator', 'faq'] as const;
const LEGAL = ['privacy', 'cookies', 'disclaimer', 'terms', 'legalHub'] as const;
const SIMULATOR: readonly NavEntry[] =
  brand.simulator === undefined ? [] : [{ path: brand.simulator, nav: 'shell.navSimulator', away: 'plain' }];
const CLAIMS = ['win-rate', 'risk-reward-best', 'community-size'] as const;

/** Languages with legal links and figures in their footer; the other footer has three columns (C8). */
const HAS_CLAIMS: readonly Locale[] = ['es'];

/** The columns above the notice, by language (C8, C9). */
export function footerParts(locale: Locale): readonly FooterPart[] {
  const links = (title: Title, ids: readonly RouteId[], more: readonly NavEntry[] = []): FooterPart => ({
    kind: 'links',
    title,
    links: [...routes(ids), ...more],
  });
  const common: readonly FooterPart[] = [
    links('shell.footerServices', SERVICES, SIMULATOR),
    links('shell.footerResources', RESOURCES),
  ];
  const contact: FooterPart = {
    kind: 'contact',
    title: 'shell.footerContact',
    links: routes(['contact', 'network']),
  };
  const claims = shownClaims(CLAIMS).map(({ id }) => id);
  return HAS_CLAIMS.includes(locale)
    ? [
        links('shell.footerLegal', LEGAL),
        ...common,
        ...(claims.length > 0 ? [{ kind: 'claims', title: 'shell.footerStatistics', claims } as const] : []),
        contact,
      ]
    : [...common, contact];
}

/** Terms, privacy and risk disclosure, below the notice of both footers. */
export const FOOTER_DOCUMENTS: readonly NavEntry[] = routes(['terms', 'privacy', 'disclaimer']);

/** The free messaging group, next to the e-mail address. */
export const GROUP: NavEntry = { path: brand.freeChannel, nav: 'shell.navGroup', away: 'plain' };
