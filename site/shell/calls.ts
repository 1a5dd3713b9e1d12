import { COUNT_PATH } from '#contracts/count-path.ts';

const watched = new WeakSet<Document>();

/**
 * Counts each call that leads out of the site, also in a new tab by the middle button, unless the visitor objects or is a
 * program (N17).
 */
export function watchCalls(view: Window & typeof globalThis): void {
  const { document: page, location, navigator } = view;
  // A page may have the part that asks for this twice.
  if (watched.has(page)) return;
  watched.add(page);
  const { webdriver, globalPrivacyControl, doNotTrack } = navigator;
  if (webdriver || globalPrivacyControl || doNotTrack === '1') return;
  const follow = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || button > 1) return;
    const leadsOut = link.host !== location.host && link.protocol.startsWith('http');
    if (leadsOut) navigator.sendBeacon(COUNT_PATH, link.href);
  };
  for (const type of ['click', 'auxclick'] as const) page.addEventListener(type, follow, true);
  if (view.earlyClick) follow(view.earlyClick);
}
