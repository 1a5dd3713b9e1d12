import { IMPORT_FAILURE } from '#site/lib/lazy/load-failure.ts';
import { followAnchors } from './anchors.ts';
import { isPromoClosed } from './close-promo.ts';
import { watchLegalMenu } from './legal-menu.ts';
import { runPromo } from './run-promo.ts';
import { applyTheme, themeOf } from './theme.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const menu = find('#menu');
const opener = find('[popovertarget="menu"]');
if (menu && opener) watchMenuOnUse(menu, opener);
const legal = find('#legal-menu');
if (legal) watchLegalMenu(legal, [...document.querySelectorAll<HTMLElement>('[popovertarget="legal-menu"]')]);
const promo = find('[data-part="promo"]');
if (promo && !isPromoClosed(document)) runPromo(window, promo);
applyTheme(document, themeOf(document.documentElement.dataset.theme));
followAnchors(window);

/** The code of the menu comes with the first press or focus of its button: most visits never open it. */
function watchMenuOnUse(menu: HTMLElement, opener: HTMLElement): void {
  const signs = [
    [opener, 'pointerdown'],
    [opener, 'focus'],
    [menu, 'beforetoggle'],
  ] as const;
  const load = () => {
    for (const [part, sign] of signs) part.removeEventListener(sign, load);
    import('./menu.ts').then(
      ({ watchMenu }) => watchMenu(document, menu, opener),
      () => {
        listen();
        dispatchEvent(new Event(IMPORT_FAILURE));
      },
    );
  };
  const listen = () => {
    for (const [part, sign] of signs) part.addEventListener(sign, load);
  };
  if (menu.matches(':popover-open')) load();
  else listen();
}
