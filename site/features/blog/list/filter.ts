const filter = document.querySelector<HTMLElement>('[data-part="topic-filter"]');

/** The topic is in the address, so that it survives a reload and can be shared; CSS does the filtering. */
function chooseFromAddress(): void {
  const wanted = filter?.querySelector<HTMLInputElement>(`input[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (wanted) wanted.checked = true;
}

filter?.addEventListener('change', ({ target }) => {
  const { id, value } = target as HTMLInputElement;
  const address = value === 'all' ? location.pathname + location.search : `#${id}`;
  history.replaceState(history.state, '', address);
});
addEventListener('hashchange', chooseFromAddress);
chooseFromAddress();
