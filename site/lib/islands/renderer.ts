import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { slotsOf } from './slots.ts';

interface How {
  /** The directive of the island. */
  readonly client: string | null;
}

/**
 * Starts the component of an island, in place of @astrojs/react's own client: that writes slots as HTML, which the policy
 * of our pages forbids, and reports as an uncaught error what React repairs. Where others, such as a translator, take
 * away what React wants to change later, the island is rendered again instead of left empty (K9, N10).
 */
export default function startIsland(island: HTMLElement) {
  return (Part: ComponentType, props: object, _slots: object, { client }: How): void => {
    if (!island.hasAttribute('ssr')) return;
    // An island that moves in the page starts again, maybe before Astro removes its mark.
    island.removeAttribute('ssr');
    const element = createElement(Part, { ...props, ...slotsOf(island) });
    const options = () => ({
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onRecoverableError: reportRepair,
      onUncaughtError: onceOnOthers(() => {
        island.replaceChildren();
        createRoot(island, options()).render(element);
      }),
    });
    startTransition(() => {
      if (client === 'only') createRoot(island, options()).render(element);
      else hydrateRoot(island, element, options());
    });
  };
}

/** Runs `repair` at the first error that says that a node is no longer where React put it; reports all other errors. */
function onceOnOthers(repair: () => void): (error: unknown) => void {
  let isRepaired = false;
  return (error) => {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) return reportError(error);
    if (isRepaired) return;
    isRepaired = true;
    reportRepair(error);
    queueMicrotask(repair);
  };
}

/** For those who look for it: the visitor has all contents, so it goes to the lowest level. */
function reportRepair(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: in development it names the difference, and our browser tests fail on it
  console[import.meta.env.DEV ? 'error' : 'debug']('React rendered an island again.', error);
}
