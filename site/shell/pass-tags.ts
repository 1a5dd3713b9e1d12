/**
 * Runs inline at the end of the body, where the owner passes campaign tags on: a link may be the visitor's first click. Links
 * to those hosts, and to our own pages, then carry the known tags of the page's address: nothing is stored in the browser
 * (N17). Its source is written into the page as text, so it uses only its arguments.
 */
export function passTags({ document: page, location }: Window, hosts: readonly string[]): void {
  const tags = [...new URLSearchParams(location.search)].filter(
    ([name, tag]) => /^utm_(source|medium|campaign|term|content)$/.test(name) && tag && tag.length <= 100,
  );
  if (tags.length === 0) return;
  const follow = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    // Tags in another spelling would make a link to a place in this page load the page again.
    const isHere = link?.getAttribute('href')?.startsWith('#');
    if (!link || isHere || ![location.host, ...hosts].includes(link.host)) return;
    const address = new URL(link.href);
    for (const [name, tag] of tags) address.searchParams.set(name, tag);
    link.href = address.href;
  };
  for (const type of ['click', 'auxclick']) page.addEventListener(type, follow, true);
}
