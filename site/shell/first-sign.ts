import { watchCalls } from './calls.ts';
import { watchMenus } from './menus.ts';

/** What a page needs from the visitor's first sign on. `count` is there where the site counts calls (N17). */
export function followVisitor(view: Window & typeof globalThis, count?: (link: string) => void): void {
  watchMenus(view.document);
  if (count) watchCalls(view, count);
}
