import { watchLegalMenu } from './legal-menu.ts';
import { watchMenu } from './menu.ts';

/** The menus of the page, which are open already where their code came late. */
export function watchMenus(page: Document): void {
  const find = (selector: string) => page.querySelector<HTMLElement>(selector);
  const menu = find('#menu');
  const opener = find('[popovertarget="menu"]');
  if (menu && opener) watchMenu(page, menu, opener);
  const legal = find('#legal-menu');
  if (legal) watchLegalMenu(legal, [...page.querySelectorAll<HTMLElement>('[popovertarget="legal-menu"]')]);
}
