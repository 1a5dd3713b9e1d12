import { createRoot } from 'react-dom/client';
import type { Locale } from '#contracts/locale.ts';
import { Deck } from './Deck.tsx';

/** Wakes the decks, which take up their screen's number of places then, and presses those to their end that are shown there. */
export function wakeDecks(page: Document, locale: Locale): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-deck]')) {
    createRoot(place).render(<Deck locale={locale} />);
    const press = () => {
      const next = place.querySelector<HTMLButtonElement>('[data-part="testimonials-next"]:not(:disabled)');
      const isThere = place.dataset.deck === 'start' || next === null;
      if (isThere) place.dataset.awake = '';
      else {
        next.click();
        requestAnimationFrame(press);
      }
    };
    requestAnimationFrame(press);
  }
}
