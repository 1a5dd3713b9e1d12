import type { Framed } from './frame.ts';

/** What the page says of itself: the brand, its own address without "https://", and the notice of a copy with trial data. */
export function pageFacts(page: Document): Pick<Framed, 'brand' | 'address' | 'marks' | 'ownMark'> {
  const { href } = page.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? page.location;
  const { host, pathname } = new URL(href);
  const trial = page.querySelector<HTMLElement>('[data-part="replay-notice"]:not([hidden])')?.textContent;
  const mark = page.querySelector('[data-part="own-mark"]');
  return {
    brand: page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? host,
    address: `${host}${pathname}`,
    marks: trial ? [trial] : [],
    // Other than its HTML, it has the name space that an image needs.
    ownMark: mark === null ? undefined : new XMLSerializer().serializeToString(mark),
  };
}
