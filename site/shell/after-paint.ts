import { IMPORT_FAILURE } from '#site/lib/lazy/load-failure.ts';
import { followAnchors } from './anchors.ts';
import { isPromoClosed } from './close-promo.ts';
import './count-view.ts';
import { runPromo } from './run-promo.ts';
import { applyTheme } from './theme.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

waitForSign();
const promo = find('[data-part="promo"]');
if (promo && !isPromoClosed(document)) runPromo(window, promo);
applyTheme(document, document.documentElement.dataset.theme);
followAnchors(window);

/**
 * The code of menus and motion comes with the visitor's first sign, before they reach a menu; after a failed load with the
 * next opening of a menu. Until then a menu opens and closes as a popover, and all parts are in their final state.
 */
function waitForSign(): void {
  const load = () =>
    import('./on-sign.ts').then(
      ({ startOnSign }) => startOnSign(window),
      () => {
        document.addEventListener('beforetoggle', load, { once: true, capture: true });
        dispatchEvent(new Event(IMPORT_FAILURE));
      },
    );
  void globalThis.firstSign?.then(load);
}
