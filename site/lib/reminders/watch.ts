import { isLocale } from '#contracts/locale.ts';

/** The buttons of a page that React does not hydrate. */
export function watchReminders(page: Document): void {
  page.addEventListener('click', async ({ target }) => {
    const { topic, name } = (target as Element).closest<HTMLElement>('[data-part="remind"]')?.dataset ?? {};
    const locale = page.documentElement.lang;
    if (!topic || !name || !isLocale(locale)) return;
    const { openReminder } = await import('./open.tsx');
    openReminder({ topic, name, locale });
  });
}
