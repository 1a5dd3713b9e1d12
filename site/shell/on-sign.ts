import { watchMotion } from '#site/lib/motion/motion.ts';
import { watchLegalMenu } from './legal-menu.ts';
import { watchMenu } from './menu.ts';
import './register-worker.ts';

/** What no page needs before the visitor's first sign: its menus, open already where their code came late, and its motion. */
export function startOnSign(view: Window & typeof globalThis): void {
  const { document: page } = view;
  const find = (selector: string) => page.querySelector<HTMLElement>(selector);
  const menu = find('#menu');
  const opener = find('[popovertarget="menu"]');
  if (menu && opener) watchMenu(page, menu, opener);
  const legal = find('#legal-menu');
  if (legal) watchLegalMenu(legal, [...page.querySelectorAll<HTMLElement>('[popovertarget="legal-menu"]')]);
  watchMotion(view);
}
