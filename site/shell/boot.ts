/**
 * Runs inline in the head, before the first paint: its source goes into the page as text, so it uses nothing but its
 * arguments. Marks the page as scripted, puts the saved theme on it, leaves out a promo banner closed earlier, remembers
 * a language asked for by `?lang`, and goes to `?lang=<saved>` where the page came in another language than the saved
 * one; a page that the browser kept and shows again is put right too. An address with a valid `?lang` is never left, so
 * it cannot loop. Where storage is blocked the page works as served, with one warning (J1, J2, J4, J5).
 */
export function boot(view: Window & Pick<typeof globalThis, 'console'>, locales: readonly string[]): void {
  const root = view.document.documentElement;
  const isLocale = (value: string | null) => locales.includes(value as string);
  const settle = (again: boolean) => {
    const url = new URL(view.location.href);
    const asked = url.searchParams.get('lang');
    const chosen = isLocale(asked) && !again;
    if (chosen) view.document.cookie = `locale=${asked};path=/;max-age=31536000;SameSite=Lax`;
    if (view.sessionStorage.getItem('promo') === 'closed') root.classList.add('no-promo');
    const store = view.localStorage;
    const theme = store.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    if (chosen) return store.setItem('locale', asked as string);
    const saved = store.getItem('locale');
    if (!isLocale(saved) || saved === root.lang) return;
    url.searchParams.set('lang', saved as string);
    // Nothing of the wrong language may show while the right page is on its way; if it never comes, something must.
    root.style.visibility = 'hidden';
    view.setTimeout(() => root.style.removeProperty('visibility'), 4000);
    view.location.replace(url.href);
  };
  root.classList.add('js');
  try {
    settle(false);
    view.addEventListener('pageshow', (event) => event.persisted && settle(true));
  } catch (error) {
    view.console.warn('Storage is blocked: no choice is remembered.', error);
  }
}
