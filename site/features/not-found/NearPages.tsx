import { Fragment, useEffect } from 'react';
import { nearRoutes } from './near-route.ts';

/** Draws nothing itself: shows the nearest of the pages the 404 page already holds, at the visitor's first sign (H10, N10). */
export function NearPages() {
  useEffect(() => suggest(window), []);
  // Not null: Astro would call the island outside React, which logs a warning (withastro/astro#12283).
  return <Fragment />;
}

/**
 * Shows, of all pages of the site, the few whose address is nearest to the one that was asked for, in place of the
 * newest articles; when none is near, the newest articles stay (B26, H10).
 */
function suggest(view: Pick<Window, 'document' | 'location'>): void {
  const part = (name: string) => view.document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [near, latest] = [part('near'), part('latest')];
  const entries = [...(near?.querySelectorAll('li') ?? [])];
  const routeOf = (entry: Element) => entry.querySelector('a')?.getAttribute('href') ?? '';
  const routes = nearRoutes(view.location.pathname, entries.map(routeOf));
  if (!near || routes.length === 0) return;
  const shown = routes.flatMap((route) => entries.filter((entry) => routeOf(entry) === route));
  near.querySelector('ul')?.replaceChildren(...shown);
  near.hidden = false;
  // A link must not vanish under a pointer or with the focus: then both lists stay.
  if (latest && !latest.matches(':hover, :active, :focus-within')) latest.hidden = true;
}
