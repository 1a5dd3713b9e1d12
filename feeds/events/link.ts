/**
 * A vendor's link on the vendor's own site, `origin`; null when it leads to another host, carries user info, or is not a web address.
 * Every link that comes from an upstream goes through here before it is shown.
 */
export function linkOn(origin: string, text: string): string | null {
  const url = URL.parse(text, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.host !== new URL(origin).host || url.href.length > MAX_LINK) return null;
  return `${origin}${url.pathname}${url.search}`;
}

const MAX_LINK = 500;
