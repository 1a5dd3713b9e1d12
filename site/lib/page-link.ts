/**
 * The address of the page as it is now, with what is open on it. It names no language, which would also become the
 * receiver's choice for a year: each reader gets the page in their own (F2, J2).
 */
export function linkHere({ href }: Pick<Location, 'href'>): URL {
  const url = new URL(href);
  url.searchParams.delete('lang');
  // Lists stay readable, as the page itself writes them.
  url.search = url.search.replaceAll('%2C', ',');
  return url;
}
