import type { FontsWindow } from './fonts.ts';
import type { WebFont } from './web-fonts.ts';

/**
 * Runs inline in the head, before the first paint. Its source is written into the page as text, so it uses only its
 * arguments. It marks the page as scripted, sets the saved theme, hides a promo banner closed earlier and saves a
 * language from `?lang`. When the page is in another language than the saved one, it goes to `?lang=<saved>`, also
 * for a page from the back/forward cache. It never leaves an address with a valid `?lang`, so it cannot loop. From the
 * second page of a visit on, the web fonts come from the cache before the first paint, or not at all. With blocked
 * storage the page works as served, with one warning (J1, J2, J4, J5, N10).
 */
export function boot(view: FontsWindow, locales: readonly string[], fonts: readonly WebFont[]): void {
  const root = view.document.documentElement;
  const isLocale = (value: string | null) => locales.includes(value as string);
  const settle = (again: boolean) => {
    const url = new URL(view.location.href);
    const asked = url.searchParams.get('lang');
    const chosen = !again && isLocale(asked);
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
    // Hides the wrong language while the right page loads; shows it again if that page never arrives.
    root.style.visibility = 'hidden';
    view.setTimeout(() => {
      root.style.visibility = '';
    }, 4000);
    view.location.replace(url.href);
  };
  root.classList.add('js');
  view.webFonts = fonts.map((font) => new view.FontFace(...font));
  try {
    settle(false);
    view.addEventListener('pageshow', (event) => event.persisted && settle(true));
    if (view.sessionStorage.getItem('fonts'))
      for (const face of view.webFonts) {
        face.display = 'optional';
        view.document.fonts.add(face);
        face.load().catch(() => {});
      }
  } catch (error) {
    view.console.warn('Storage is blocked: no choice is remembered.', error);
  }
}
