import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import type { MessageKey } from './words/translate.ts';

export interface Route {
  /** Address without trailing slash, the same in all languages; an anchor of the home page begins with "/#". */
  readonly path: string;
  /** Key of its name in the navigation. */
  readonly nav: Extract<MessageKey, `shell.nav${string}` | `${string}.nav`>;
  /** The menu it is in, at its place in this table (C2, C3, C6). */
  readonly menu?: 'main' | 'legal';
}

/** Every page and anchor that an internal link may use (B, C2, C3). */
export const ROUTES = {
  home: { path: '/', nav: 'shell.navHome' },
  vip: { path: '/comprar-vip', nav: 'shell.navVip', menu: 'main' },
  freeChannel: { path: '/canal-gratuito', nav: 'shell.navFreeChannel', menu: 'main' },
  merch: { path: '/merch', nav: 'shell.navMerch', menu: 'main' },
  blog: { path: '/blog', nav: 'shell.navBlog', menu: 'main' },
  vsTraders: { path: '/vs-traders', nav: 'shell.navVsTraders', menu: 'main' },
  fxImpact: { path: '/fx-impact', nav: 'shell.navFxImpact', menu: 'main' },
  risk: { path: '/herramientas-riesgo', nav: 'lab.nav', menu: 'main' },
  network: { path: brandRoutes(brand.slug).network, nav: 'shell.navNetwork', menu: 'main' },
  contact: { path: '/contacto', nav: 'shell.navContact', menu: 'main' },
  privacy: { path: '/privacy-policy', nav: 'shell.navPrivacy', menu: 'legal' },
  cookies: { path: '/cookie-notice', nav: 'shell.navCookies', menu: 'legal' },
  disclaimer: { path: '/financial-disclaimer', nav: 'shell.navDisclaimer', menu: 'legal' },
  terms: { path: '/terms-and-conditions', nav: 'shell.navTerms', menu: 'legal' },
  legalHub: { path: '/legal-hub', nav: 'shell.navLegalHub' },
  sources: { path: '/fx-impact/fuentes', nav: 'sources.nav' },
  services: { path: '/#services', nav: 'shell.navServices' },
  calculator: { path: '/#roi-calculator', nav: 'shell.navCalculator' },
  faq: { path: '/#faq', nav: 'shell.navFaq' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

export const ROUTE_IDS = Object.keys(ROUTES) as readonly RouteId[] as readonly [RouteId, ...RouteId[]];

/** Address of a page or an anchor of the site. */
export function href(id: RouteId): string {
  return ROUTES[id].path;
}

/** The routes of those ids, in the given order. */
export function routes(ids: readonly RouteId[]): readonly Route[] {
  return ids.map((id) => ROUTES[id]);
}

/** The routes of a menu, in the order of the table. */
export function menuRoutes(menu: Route['menu']): readonly Route[] {
  return Object.values<Route>(ROUTES).filter((route) => route.menu === menu);
}

/** Whether the site has a page or an anchor at that address. */
export function isRoute(path: string): boolean {
  return Object.values(ROUTES).some((route) => route.path === path);
}
