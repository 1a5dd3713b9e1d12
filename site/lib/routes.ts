import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import type { MessageKey } from '#content/words/translate.ts';

export interface SitePage {
  readonly id: string;
  /** Address without trailing slash, the same in both languages; an anchor of the home page begins with "/#". */
  readonly path: string;
  /** Its name in the navigation. */
  readonly nav: Extract<MessageKey, `shell.nav${string}`>;
  /** Whether the page, or the anchor on the home page, is there to be seen. */
  readonly built: boolean;
}

const { network } = brandRoutes(brand.slug);

/** Every page and anchor that the shell names, whether it is there yet or not (B, C2, C3). */
export const PAGES = [
  { id: 'home', path: '/', nav: 'shell.navHome', built: true },
  { id: 'vip', path: '/comprar-vip', nav: 'shell.navVip', built: true },
  { id: 'freeChannel', path: '/canal-gratuito', nav: 'shell.navFreeChannel', built: true },
  { id: 'merch', path: '/merch', nav: 'shell.navMerch', built: true },
  { id: 'blog', path: '/blog', nav: 'shell.navBlog', built: true },
  { id: 'vsTraders', path: '/vs-traders', nav: 'shell.navVsTraders', built: true },
  { id: 'fxImpact', path: '/fx-impact', nav: 'shell.navFxImpact', built: true },
  { id: 'network', path: network, nav: 'shell.navNetwork', built: true },
  { id: 'contact', path: '/contacto', nav: 'shell.navContact', built: true },
  { id: 'privacy', path: '/privacy-policy', nav: 'shell.navPrivacy', built: true },
  { id: 'cookies', path: '/cookie-notice', nav: 'shell.navCookies', built: true },
  { id: 'disclaimer', path: '/financial-disclaimer', nav: 'shell.navDisclaimer', built: true },
  { id: 'terms', path: '/terms-and-conditions', nav: 'shell.navTerms', built: true },
  { id: 'legalHub', path: '/legal-hub', nav: 'shell.navLegalHub', built: true },
  { id: 'services', path: '/#services', nav: 'shell.navServices', built: true },
  { id: 'calculator', path: '/#roi-calculator', nav: 'shell.navCalculator', built: true },
  { id: 'faq', path: '/#faq', nav: 'shell.navFaq', built: true },
] as const satisfies readonly SitePage[];

export type PageId = (typeof PAGES)[number]['id'];
export type Pages = readonly SitePage[];

/** The address of the home page, to which the brand mark leads. */
export const HOME_PATH = PAGES[0].path;

/**
 * Whether a link may be shown: the one rule by which nothing on the site leads to a page that is not there. Addresses
 * outside the site count as built. Throws on a path of this site that the list does not know (B26).
 */
export function isLinked(href: string, pages: Pages = PAGES): boolean {
  if (!href.startsWith('/')) return true;
  const page = pages.find(({ path }) => path === href);
  if (!page) throw new Error(`site/lib/routes.ts: no page has the path "${href}"`);
  return page.built;
}

/** The pages of those ids that may be linked, in the order asked for. */
export function linkedPages<Id extends PageId>(
  ids: readonly Id[],
  pages: Pages = PAGES,
): readonly (SitePage & { readonly id: Id })[] {
  return ids.flatMap((id) =>
    pages.filter((page) => page.id === id && isLinked(page.path, pages)).map((page) => ({ ...page, id })),
  );
}
