import { brand } from '#brand/load.ts';
import { type Route, type RouteId, routes } from '#content/routes.ts';

export interface NavEntry extends Route {
  /** Opens in a new tab; the value is the icon before the name. */
  readonly away?: 'game' | 'plain';
}

/** The live simulator, a separate site (C2, D8). */
const LIVE: NavEntry = { path: brand.simulator, nav: 'shell.navLive', away: 'game' };

const BEFORE_LIVE: readonly RouteId[] = [
  'vip',
  'freeChannel',
  'merch',
  'blog',
  'vsTraders',
  'fxImpact',
  'network',
];

/** The main navigation in its fixed order (C2). */
export const MAIN_NAV: readonly NavEntry[] = [...routes(BEFORE_LIVE), LIVE, ...routes(['contact'])];

/** The legal documents in their fixed order (C3, C6). */
export const LEGAL_NAV: readonly NavEntry[] = routes(['privacy', 'cookies', 'disclaimer', 'terms']);
