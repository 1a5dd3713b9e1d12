import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import type { MessageKey } from './words/translate.ts';

export interface Route {
  /** Address without trailing slash, the same in all languages; an anchor of the home page begins with "/#". */
  readonly path: string;
  /** Key of its name in the navigation. */
  readonly nav: Extract<MessageKey, `shell.nav${string}`>;
}

/** Every page and anchor that an internal link may use (B, C2, C3). */
export const ROUTES = {
  home: { path: '/', nav: 'shell.navHome' },
  vip: { path: '/comprar-vip', nav: 'shell.navVip' },
  freeChannel: { path: '/canal-gratuito', nav: 'shell.navFreeChannel' },
  merch: { path: '/merch', nav: 'shell.navMerch' },
  blog: { path: '/blog', nav: 'shell.navBlog' },
  vsTraders: { path: '/vs-traders', nav: 'shell.navVsTraders' },
  fxImpact: { path: '/fx-impact', nav: 'shell.navFxImpact' },
  network: { path: brandRoutes(brand.slug).network, nav: 'shell.navNetwork' },
  contact: { path: '/contacto', nav: 'shell.navContact' },
  privacy: { path: '/privacy-policy', nav: 'shell.navPrivacy' },
  cookies: { path: '/cookie-notice', nav: 'shell.navCookies' },
  disclaimer: { path: '/financial-disclaimer', nav: 'shell.navDisclaimer' },
  terms: { path: '/terms-and-conditions', nav: 'shell.navTerms' },
  legalHub: { path: '/legal-hub', nav: 'shell.navLegalHub' },
  services: { path: '/#services', nav: 'shell.navServices' },
  calculator: { path: '/#roi-calculator', nav: 'shell.navCalculator' },
  faq: { path: '/#faq', nav: 'shell.navFaq' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/** Address of a page or an anchor of the site. */
export function href(id: RouteId): string {
  return ROUTES[id].path;
}

/** The routes of those ids, in the given order. */
export function routes(ids: readonly RouteId[]): readonly Route[] {
  return ids.map((id) => ROUTES[id]);
}

/** Whether the site has a page or an anchor at that address. */
export function isRoute(path: string): boolean {
  return Object.values(ROUTES).some((route) => route.path === path);
}
