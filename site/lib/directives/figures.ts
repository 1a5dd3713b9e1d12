import type { ClientDirective } from 'astro';
import { EVENTS_CHOICE_KEY, EVENTS_ZONE_KEY } from '#contracts/storage.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { countDown } from './count-down.ts';
import type { HydrateAtIntent } from './first-intent.ts';
import { firstPaint } from './first-paint.ts';
import type { TwinOf } from './replace-contents.ts';

/** A page that is older was kept by a browser, or the clock of the device is wrong; one from the future means the latter. */
const FRESH_MS = 150_000;
const AHEAD_MS = 5_000;
/** How long a start waits for the answers; after that the component asks for its figures itself. */
const ANSWERS_MS = 4000;

/** The directives of Astro that are on the page: the header has islands with `client:intent`, before any other island. */
declare const Astro: { readonly intent: HydrateAtIntent };

/**
 * `client:figures`: an island whose figures the server rendered starts at the visitor's first sign of intent, as with
 * `client:intent`, and at once where it must show something else. Without rendered figures it starts after the first paint (N10, N12).
 */
const figures: ClientDirective = async (load, options, island) => {
  const { at, answers = '' } = island.dataset;
  // Not `near`, which Astro brings only to pages where another island asks for it.
  if (at === undefined) return Astro.intent(load, options, island, { after: firstPaint(window) });
  let twinOf: TwinOf = (element) => element;
  const loadBoth = async () => {
    const read = readAnswers(answers);
    const hydrate = await load();
    globalThis.pageAnswers = await read;
    return async () => {
      twinOf = (await globalThis.replaceContents?.(island, hydrate)) ?? twinOf;
    };
  };
  const own = { twinOf: (control: HTMLElement) => twinOf(control) };
  if (!isAsRendered(Number(at)))
    return Astro.intent(loadBoth, options, island, { ...own, after: firstPaint(window) });
  countDown(island, window);
  return Astro.intent(loadBoth, options, island, own);
};

/** Whether the visitor gets what the server rendered: a present page, and no choice in its address or on the device. */
function isAsRendered(at: number): boolean {
  const { search, hash } = location;
  const age = serverNow() - at;
  if (hash || /[?&](?!lang=)./.test(search) || age > FRESH_MS || age < -AHEAD_MS) return false;
  try {
    return !localStorage.getItem(EVENTS_CHOICE_KEY) && !localStorage.getItem(EVENTS_ZONE_KEY);
  } catch {
    return true;
  }
}

async function readAnswers(address: string): Promise<typeof globalThis.pageAnswers> {
  const askedAt = performance.now();
  try {
    // On a way back through the history the browser would take an old copy, with an old time.
    const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWERS_MS) });
    globalThis.timedAnswer = [answer.headers, askedAt, performance.now()];
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

export default figures;
