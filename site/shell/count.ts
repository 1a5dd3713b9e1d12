import { COUNT_PATH } from '#contracts/count-path.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Counts this page, or with `link` a call from it, unless the visitor objects or is a program (N17). The server reads
 * objections from the request too.
 */
export function count(link = ''): void {
  if (navigator.webdriver || navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  navigator.sendBeacon(COUNT_PATH, location.href + link);
}

/** Counts the page once, because a reload and a step back show it again, and the calls from it. */
export function countVisits(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') count();
  // The code that follows calls comes with the visitor's first sign; the last click before it is kept (start.ts).
  const follow = () => import('./calls.ts').then(({ watchCalls }) => watchCalls(window, count));
  globalThis.firstSign?.then(follow).catch(() => {});
}
