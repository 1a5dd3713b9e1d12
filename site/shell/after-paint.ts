import { IMPORT_FAILURE } from '#site/lib/lazy/load-failure.ts';
import { followAnchors } from './anchors.ts';
import { isPromoClosed } from './close-promo.ts';
import { runPromo } from './run-promo.ts';
import { applyTheme, themeOf } from './theme.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

watchMenusOnSign();
// Nothing moves before a first scroll, and a failed load leaves all parts as they are.
void globalThis.firstSign
  ?.then(() => import('#site/lib/motion/motion.ts'))
  .then(
    ({ watchMotion }) => watchMotion(window),
    () => {},
  );
const promo = find('[data-part="promo"]');
if (promo && !isPromoClosed(document)) runPromo(window, promo);
applyTheme(document, themeOf(document.documentElement.dataset.theme));
followAnchors(window);

/**
 * The code of the menus comes with the visitor's first sign, before they reach a menu; after a failed load with the next
 * opening. Until then a menu opens and closes as a popover.
 */
function watchMenusOnSign(): void {
  const load = () =>
    import('./menus.ts').then(
      ({ watchMenus }) => watchMenus(document),
      () => {
        document.addEventListener('beforetoggle', load, { once: true, capture: true });
        dispatchEvent(new Event(IMPORT_FAILURE));
      },
    );
  void globalThis.firstSign?.then(load);
}
