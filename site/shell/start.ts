import { watchMotion } from '#site/motion/motion.ts';
import { loadFonts } from './fonts.ts';
import { watchHeader } from './header.ts';

const year = document.querySelector('[data-part="year"]');
if (year) year.textContent = String(new Date().getFullYear());
watchHeader(document, IntersectionObserver);
loadFonts(window);
watchMotion(window);
