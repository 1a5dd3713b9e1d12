/**
 * A link to a place on the page takes the place of `#week` in the address: the week goes into the query, also before the
 * calendar lives (F1, N10; the words are those of `scope-hash`). Runs inline: uses nothing but its argument.
 */
export function keepWeek(view: Window & Pick<typeof globalThis, 'URL'>): void {
  view.addEventListener('hashchange', ({ oldURL }) => {
    const { hash, href } = view.location;
    const named = /#(week|semana|next|proxima)(?:=([\d-]+))?$/.exec(oldURL);
    if (!named || /^#(week|semana|day|hoy|next|proxima)(=|$)/.test(hash)) return;
    const address = new view.URL(href);
    address.searchParams.set('scope', named[2] ?? (/^[np]/.test(named[1] ?? '') ? 'next' : 'week'));
    view.history.replaceState(view.history.state, '', address);
  });
}
