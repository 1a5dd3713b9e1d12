import { watchMotion } from '#site/lib/motion/motion.ts';
// As an address: a script that imports another chunk by name is never inlined in the page.
import afterPaint from './after-paint.ts?worker&url';
import { watchPromoClose } from './close-promo.ts';
import { loadFonts } from './fonts.ts';
import { watchHeader } from './header.ts';
import { whenIdle } from './idle.ts';

const year = document.querySelector('[data-part="year"]');
if (year) year.textContent = String(new Date().getFullYear());
watchHeader(document, IntersectionObserver);
watchPromoClose(window);
loadFonts(window);
const liven = () => {
  // Where the connection was lost just then, as soon as it is back.
  import(/* @vite-ignore */ afterPaint).catch(() => addEventListener('online', liven, { once: true }));
};
whenIdle(window, liven);
watchMotion(window);
