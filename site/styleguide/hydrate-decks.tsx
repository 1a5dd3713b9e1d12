import { createRoot } from 'react-dom/client';
import type { Locale } from '#contracts/locale.ts';
import { Deck } from './Deck.tsx';

/**
 * Hydrates the decks: each then shows as many cards as fit. Turns the decks to their last card when the state asks
 * for it.
 */
export function hydrateDecks(page: Document, locale: Locale): void {
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
