/**
 * A link to a place on the page takes the place of `#week` in the address: the week goes into the query, also before the
 * calendar lives (F1, N10; the words are those of `domain/scope-hash`). Runs inline: uses nothing but its argument.
 */
export function keepWeek(view: Window & Pick<typeof globalThis, 'URL'>): void {
  view.addEventListener('hashchange', ({ oldURL }) => {
    const { hash, href } = view.location;
    if (!/#(week|semana)$/.test(oldURL) || /^#(week|semana|day|hoy)$/.test(hash)) return;
    const address = new view.URL(href);
    address.searchParams.set('scope', 'week');
    view.history.replaceState(view.history.state, '', address);
  });
}
