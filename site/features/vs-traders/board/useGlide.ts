import { useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 300;

/** Rows of a list glide to their new places when `order` changes, and are there at once with reduced motion. */
export function useGlide(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<{ readonly order: string; readonly tops: ReadonlyMap<Element, number> }>(null);
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const tops = new Map(rows.map((row) => [row, row.getBoundingClientRect().top + scrollY]));
    const last = before.current;
    before.current = { order, tops };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (last === null || last.order === order || isStill) return;
    for (const [row, top] of tops) {
      const moved = (last.tops.get(row) ?? top) - top;
      if (moved !== 0)
        row.animate([{ translate: `0 ${moved}px` }, { translate: '0 0' }], {
          duration: GLIDE_MS,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        });
    }
  });
  return list;
}
