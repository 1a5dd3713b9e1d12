import { IMPORT_FAILURE } from '#site/lib/lazy/load-failure.ts';
import { followAnchors } from './anchors.ts';
import { isPromoClosed } from './close-promo.ts';
import { count, countView } from './count.ts';
import { runPromo } from './run-promo.ts';
import { applyTheme } from './theme.ts';

const promo = document.querySelector<HTMLElement>('[data-part="promo"]');
const counted = import.meta.env.COUNTS_VISITS ? (link: string) => count(window, link) : undefined;

/**
 * The code of the menus comes with the visitor's first sign, before they reach a menu; after a failed load with the next
 * opening. Until then a menu opens and closes as a popover.
 */
const followSign = () =>
  import('./first-sign.ts').then(
    ({ followVisitor }) => followVisitor(window, counted),
    () => {
      document.addEventListener('beforetoggle', followSign, { once: true, capture: true });
      dispatchEvent(new Event(IMPORT_FAILURE));
    },
  );

void globalThis.firstSign?.then(followSign);
if (promo && !isPromoClosed(document)) runPromo(window, promo);
applyTheme(document, document.documentElement.dataset.theme);
followAnchors(window);
if (counted) countView(window);
