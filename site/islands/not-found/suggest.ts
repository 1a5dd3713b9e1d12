import { nearRoutes } from '#domain/near-route.ts';

/** Shows, of all pages of the site, the few whose address is nearest to the one that was asked for (SPEC H10). */
export function suggest(view: Pick<Window, 'document' | 'location'>): void {
  const box = view.document.querySelector<HTMLElement>('[data-part="near"]');
  const entries = [...(box?.querySelectorAll('li') ?? [])];
  const routeOf = (entry: Element) => entry.querySelector('a')?.getAttribute('href') ?? '';
  const near = nearRoutes(view.location.pathname, entries.map(routeOf));
  if (!box || near.length === 0) return;
  const shown = near.flatMap((route) => entries.filter((entry) => routeOf(entry) === route));
  box.querySelector('ul')?.replaceChildren(...shown);
  box.hidden = false;
}
