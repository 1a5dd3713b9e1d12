import { brand } from '#brand/load.ts';
import type { MessageKey } from '#content/words/translate.ts';
import { linkedPages, PAGES, type PageId, type Pages } from '#site/lib/routes.ts';

export interface NavEntry {
  /** Address on the site, or of another one. */
  readonly path: string;
  readonly nav: Extract<MessageKey, `shell.nav${string}`>;
  /** Opens in a new tab; the mark drawn before the name. */
  readonly away?: 'game' | 'plain';
}

/** The live simulator, a site of its own (C2, D8). */
const LIVE: NavEntry = { path: brand.simulator, nav: 'shell.navLive', away: 'game' };

const BEFORE_LIVE = [
  'vip',
  'freeChannel',
  'merch',
  'blog',
  'vsTraders',
  'fxImpact',
  'network',
] as const satisfies readonly PageId[];
const LEGAL = ['privacy', 'cookies', 'disclaimer', 'terms'] as const satisfies readonly PageId[];

/** The main navigation in its fixed order (C2). */
export function mainNav(pages: Pages = PAGES): readonly NavEntry[] {
  return [...linkedPages(BEFORE_LIVE, pages), LIVE, ...linkedPages(['contact'], pages)];
}

/** The legal documents in their fixed order (C3, C6). */
export function legalNav(pages: Pages = PAGES): readonly NavEntry[] {
  return linkedPages(LEGAL, pages);
}
