import type { Locale } from '#contracts/locale.ts';

/** The buttons of a page that React does not hydrate. */
export function watchReminders(page: Document): void {
  page.addEventListener('click', async ({ target }) => {
    const { topic, call, name } =
      (target as Element).closest<HTMLElement>('[data-part="remind"]')?.dataset ?? {};
    if (!topic || !call || !name) return;
    const { openReminder } = await import('./open.tsx');
    // The layout of every page writes its language there.
    openReminder({ topic, call, name, locale: page.documentElement.lang as Locale });
  });
}
