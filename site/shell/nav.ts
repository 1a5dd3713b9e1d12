import { brand } from '#brand/load.ts';
import { menuRoutes, type Route } from '#content/routes.ts';

export interface NavEntry extends Route {
  /** Opens in a new tab; the value is the icon before the name. */
  readonly away?: 'game' | 'plain';
}

/** The live simulator, a separate site (C2, D8). */
const LIVE: readonly NavEntry[] =
  brand.simulator === undefined ? [] : [{ path: brand.simulator, nav: 'shell.navLive', away: 'game' }];

const MAIN = menuRoutes('main');

/** The main navigation in its fixed order, with the simulator before the last entry (C2). */
export const MAIN_NAV: readonly NavEntry[] = [...MAIN.slice(0, -1), ...LIVE, ...MAIN.slice(-1)];

/** The legal documents in their fixed order (C3, C6). */
export const LEGAL_NAV: readonly NavEntry[] = menuRoutes('legal');
