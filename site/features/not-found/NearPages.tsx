import { Fragment, useEffect } from 'react';
import { suggest } from './suggest.ts';

/** Draws nothing itself: shows the nearest of the pages the 404 page already holds, at the visitor's first sign (H10, N10). */
export function NearPages() {
  useEffect(() => suggest(window), []);
  // Not null: Astro would call the island outside React, which logs a warning (withastro/astro#12283).
  return <Fragment />;
}
