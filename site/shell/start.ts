import { onceLoaded } from '#site/lib/idle.ts';
import { IMPORT_FAILURE } from '#site/lib/lazy/load-failure.ts';
import { watchOldPage } from '#site/lib/lazy/old-page.ts';
// Imported as a URL: Astro never inlines a script that imports another chunk by name.
import afterPaint from './after-paint.ts?worker&url';
import { watchPromoClose } from './close-promo.ts';
import { loadFonts } from './fonts.ts';
import { watchHeader } from './header.ts';
import { keepClicks } from './keep-clicks.ts';

const year = document.querySelector('[data-part="year"]');
if (year) year.textContent = String(new Date().getFullYear());
watchOldPage(window);
keepClicks(window);
watchHeader(document, IntersectionObserver);
watchPromoClose(window);
const loadAfterPaint = () => {
  // If the connection is lost, it loads when the connection is back.
  import(/* @vite-ignore */ afterPaint).catch(() => {
    dispatchEvent(new Event(IMPORT_FAILURE));
    addEventListener('online', loadAfterPaint, { once: true });
  });
};
onceLoaded(window, () => {
  loadFonts(window);
  loadAfterPaint();
});
