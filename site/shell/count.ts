import { COUNT_PATH } from '#contracts/count-path.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Counts this page, or with `link` a call from it, unless the visitor objects or is a program (N17). */
export function count({ navigator, document, location }: Window, link = ''): void {
  const { webdriver, globalPrivacyControl, doNotTrack } = navigator;
  if (webdriver || globalPrivacyControl || doNotTrack === '1') return;
  navigator.sendBeacon(COUNT_PATH, `${document.documentElement.lang} ${location.href}${link}`);
}

/** Counts the page once: a reload and a step back show it again. */
export function countView(view: Window & typeof globalThis): void {
  const [arrival] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') count(view);
}
