import { createElement, type ReactElement, useLayoutEffect, useRef } from 'react';

/** Astro's element around the contents of one slot. It has no box. */
const SLOT = 'astro-slot';

/**
 * What React writes into a new slot: nothing, in the form that the policy allows. React neither compares nor changes the
 * contents of an element with this property when it hydrates it.
 */
const NOTHING = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

declare global {
  var trustedTypes: { readonly emptyHTML: string } | undefined;
}

/**
 * The slots of an island, by the name of their prop, as elements that keep the nodes of the page. Where React renders the
 * island again (a translator or an extension changed the page before), the nodes move into the new slot: with what others
 * made of them, with the listeners of islands among them, and without writing HTML (K9, N10).
 */
export function slotsOf(island: Element): Readonly<Record<string, ReactElement>> {
  const own = [...island.querySelectorAll(SLOT)].filter((slot) => slot.closest('astro-island') === island);
  return Object.fromEntries(
    own.map((slot) => {
      const name = slot.getAttribute('name') ?? undefined;
      return [name ?? 'children', createElement(Slot, { name, kept: { slot } })];
    }),
  );
}

interface SlotProps {
  readonly name: string | undefined;
  /** The slot that has the nodes. It keeps them while the component shows no slot. */
  readonly kept: { slot: Element };
}

function Slot({ name, kept }: SlotProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null || current === kept.slot) return;
    current.replaceChildren(...kept.slot.childNodes);
    kept.slot = current;
  }, [kept]);
  return createElement(SLOT, {
    ref: place,
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  });
}
