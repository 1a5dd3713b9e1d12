import { PROMO_KEY } from '#contracts/storage.ts';

/** Closes the promo banner for the session; with blocked storage, for this page (C7, J4). */
export function watchPromoClose(view: Window): void {
  const { document: page } = view;
  page.querySelector('[data-part="promo-close"]')?.addEventListener('click', () => {
    // The pressed button becomes hidden and loses the focus: the keyboard continues from the page, at its position.
    page.getElementById('main')?.focus({ preventScroll: true });
    page.documentElement.classList.add('no-promo');
    try {
      view.sessionStorage.setItem(PROMO_KEY, 'closed');
    } catch {
      // The head of the page has already warned that storage is blocked (J4: one warning).
    }
  });
}

export function isPromoClosed(page: Document): boolean {
  return page.documentElement.classList.contains('no-promo');
}
