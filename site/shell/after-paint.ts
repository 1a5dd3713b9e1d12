import { followAnchors } from './anchors.ts';
import { isPromoClosed } from './close-promo.ts';
import { watchLegalMenu } from './legal-menu.ts';
import { watchMenu } from './menu.ts';
import { runPromo } from './run-promo.ts';
import { applyTheme, themeOf } from './theme.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const menu = find('#menu');
const opener = find('[popovertarget="menu"]');
if (menu && opener) watchMenu(document, menu, opener);
const legal = find('#legal-menu');
if (legal) watchLegalMenu(legal, [...document.querySelectorAll<HTMLElement>('[popovertarget="legal-menu"]')]);
const promo = find('[data-part="promo"]');
if (promo && !isPromoClosed(document)) runPromo(window, promo);
applyTheme(document, themeOf(document.documentElement.dataset.theme));
followAnchors(window);
