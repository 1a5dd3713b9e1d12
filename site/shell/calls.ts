import { COUNT_PATH } from '#contracts/count-path.ts';

/** Tags of a campaign that a link may carry on, each with at most so many characters. */
const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const LONGEST_TAG = 100;

const watched = new WeakSet<Document>();

/**
 * Counts each call that leads out of the site, also in a new tab by the middle button, unless the visitor objects or is a
 * program (N17). Links to the hosts in `data-tags` of the page, and to our own pages, carry the campaign tags of the page's
 * address on: nothing is stored in the browser.
 */
export function watchCalls(view: Window & typeof globalThis): void {
  const { document: page, location, navigator } = view;
  // A page may have the part that asks for this twice.
  if (watched.has(page)) return;
  watched.add(page);
  const { webdriver, globalPrivacyControl, doNotTrack } = navigator;
  const isCounted = !webdriver && !globalPrivacyControl && doNotTrack !== '1';
  const hosts = page.documentElement.dataset.tags?.split(' ');
  const follow = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || button > 1) return;
    const leadsOut = link.host !== location.host && link.protocol.startsWith('http');
    if (isCounted && leadsOut) navigator.sendBeacon(COUNT_PATH, link.href);
    if (hosts && [location.host, ...hosts].includes(link.host))
      link.href = tagged(link.href, location.search);
  };
  for (const type of ['click', 'auxclick'] as const) page.addEventListener(type, follow, true);
  if (view.earlyClick) follow(view.earlyClick);
}

/** An address with the campaign tags of a page's query. */
export function tagged(href: string, search: string): string {
  const [address, given] = [new URL(href), new URLSearchParams(search)];
  for (const name of TAGS) {
    const tag = given.get(name);
    if (tag && tag.length <= LONGEST_TAG) address.searchParams.set(name, tag);
  }
  return address.href;
}
