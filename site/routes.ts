import type { MessageKey } from '#content/messages/dictionary.ts';

export interface SitePage {
  /** Address without trailing slash, the same in both languages. */
  readonly path: string;
  /** Its name in the navigation. */
  readonly nav: Extract<MessageKey, `shell.nav${string}`>;
}

/** The pages that exist and stand in the navigation, in its order (SPEC B, C2). The home page is first: the brand mark links to it. */
export const PAGES = [
  { path: '/', nav: 'shell.navHome' },
  { path: '/vs-traders', nav: 'shell.navVsTraders' },
  { path: '/fx-impact', nav: 'shell.navFxImpact' },
] as const satisfies readonly SitePage[];
