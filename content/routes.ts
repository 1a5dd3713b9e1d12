import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import type { BrandValues, Switch } from '#brand/schema.ts';
import type { MessageKey } from './words/translate.ts';

export interface Route {
  /** Address without trailing slash, the same in all languages; an anchor of the home page begins with "/#". */
  readonly path: string;
  /** Key of its name in the navigation. */
  readonly nav: Extract<MessageKey, `shell.nav${string}` | `${string}.nav`>;
  /** The menu it is in, at its place in this table (C2, C3, C6). */
  readonly menu?: 'main' | 'legal';
  /** The switch in the brand with which it can be off. */
  readonly off?: Switch;
}

/** Every page and anchor that an internal link may use (B, C2, C3). */
export const ROUTES = {
  home: { path: '/', nav: 'shell.navHome' },
  vip: { path: '/comprar-vip', nav: 'shell.navVip', menu: 'main' },
  freeChannel: { path: '/canal-gratuito', nav: 'shell.navFreeChannel', menu: 'main' },
  merch: { path: '/merch', nav: 'shell.navMerch', menu: 'main', off: 'merch' },
  blog: { path: '/blog', nav: 'shell.navBlog', menu: 'main' },
  vsTraders: { path: '/vs-traders', nav: 'shell.navVsTraders', menu: 'main' },
  fxImpact: { path: '/fx-impact', nav: 'shell.navFxImpact', menu: 'main' },
  risk: { path: '/herramientas-riesgo', nav: 'lab.nav', menu: 'main' },
  network: { path: brandRoutes(brand.slug).network, nav: 'shell.navNetwork', menu: 'main', off: 'network' },
  contact: { path: '/contacto', nav: 'shell.navContact', menu: 'main' },
  privacy: { path: '/privacy-policy', nav: 'shell.navPrivacy', menu: 'legal' },
  cookies: { path: '/cookie-notice', nav: 'shell.navCookies', menu: 'legal' },
  disclaimer: { path: '/financial-disclaimer', nav: 'shell.navDisclaimer', menu: 'legal' },
  terms: { path: '/terms-and-conditions', nav: 'shell.navTerms', menu: 'legal' },
  legalHub: { path: '/legal-hub', nav: 'shell.navLegalHub' },
  sources: { path: '/fx-impact/fuentes', nav: 'sources.nav' },
  services: { path: '/#services', nav: 'shell.navServices' },
  calculator: { path: '/#roi-calculator', nav: 'shell.navCalculator', off: 'calculator' },
  faq: { path: '/#faq', nav: 'shell.navFaq', off: 'faq' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

export const ROUTE_IDS = Object.keys(ROUTES) as readonly RouteId[] as readonly [RouteId, ...RouteId[]];

/** Address of a page or an anchor of the site. */
export function href(id: RouteId): string {
  return ROUTES[id].path;
}

/** Whether the owner has not switched it off. */
export function isOn(name: Switch, { off = [] }: Pick<BrandValues, 'off'> = brand): boolean {
  return !off.includes(name);
}

/** Whether the site has that page or anchor: its owner has not switched it off. */
export function isOpen(id: RouteId): boolean {
  return isShown(ROUTES[id]);
}

function isShown({ off }: Route): boolean {
  return off === undefined || isOn(off);
}

/** The routes of those ids that are open, in the given order. */
export function routes(ids: readonly RouteId[]): readonly Route[] {
  return ids.filter(isOpen).map((id) => ROUTES[id]);
}

/** Every open route, in the order of the table. */
export function openRoutes(): readonly Route[] {
  return Object.values<Route>(ROUTES).filter(isShown);
}

/** The open routes of a menu, in the order of the table. */
export function menuRoutes(menu: Route['menu']): readonly Route[] {
  return openRoutes().filter((route) => route.menu === menu);
}

/** Whether the table has a page or an anchor at that address, open or not. */
export function isRoute(path: string): boolean {
  return Object.values(ROUTES).some((route) => route.path === path);
}

/** Whether that page or anchor is in the table and switched off. */
export function isClosed(path: string): boolean {
  return isRoute(path) && !openRoutes().some((route) => route.path === path);
}
