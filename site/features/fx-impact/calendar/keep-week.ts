/**
 * A link to a place on the page takes the place of `#week` in the address: the week goes into the query, also before the
 * calendar lives (F1, N10; the words are those of `scope-hash`). Runs inline: uses nothing but its argument.
 */
export function keepWeek(view: Window & Pick<typeof globalThis, 'URL'>): void {
  view.addEventListener('hashchange', ({ oldURL }) => {
    const { hash, href } = view.location;
    const word = /#(week|semana|next|proxima)(=.+)?$/.exec(oldURL)?.[0].slice(1);
    if (!word || /^#(week|semana|day|hoy|next|proxima)/.test(hash)) return;
    const address = new view.URL(href);
    address.searchParams.set('scope', word);
    view.history.replaceState(view.history.state, '', address);
  });
}
