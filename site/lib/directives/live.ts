import type { ClientDirective } from 'astro';
import { EVENTS_CHOICE_KEY, EVENTS_ZONE_KEY } from '#contracts/storage.ts';
import type { AnswersFile, LiveIsland } from '#site/lib/islands/renderer.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { countDown } from './count-down.ts';
import type { HydrateAtIntent } from './first-intent.ts';
import { firstPaint } from './first-paint.ts';

/** A page that is older was kept by a browser, or the clock of the device is wrong; one from the future means the latter. */
const FRESH_MS = 150_000;
const AHEAD_MS = 5_000;
/** How long a start waits for the answers; after that the component asks for its figures itself. */
const ANSWERS_MS = 10_000;

/** The directives of Astro that are on the page: the header has islands with `client:intent`, before any other island. */
declare const Astro: { readonly intent: HydrateAtIntent };

/**
 * `client:live`: an island whose figures the server rendered hydrates at the visitor's first sign of intent, as with
 * `client:intent`, and after the first paint where it must show something else, or came without figures (N10, N12).
 */
const live: ClientDirective = (load, options, island: LiveIsland) => {
  const { at, answers = '' } = island.dataset;
  const isPresent = isAsRendered(Number(at));
  if (isPresent) countDown(island, window);
  const loadBoth = () => {
    if (at) island.answers = read(answers).catch(() => null);
    return load();
  };
  // Not `near`, which Astro brings only to pages where another island asks for it.
  return Astro.intent(loadBoth, options, island, isPresent ? undefined : firstPaint(window));
};

/** Whether the visitor gets what the server rendered: a present page, and no choice in its address or on the device. */
function isAsRendered(at: number): boolean {
  const age = serverNow() - at;
  if (/[?&](?!lang=).|#./.test(location.href) || !(age < FRESH_MS && age > -AHEAD_MS)) return false;
  try {
    return !(localStorage.getItem(EVENTS_CHOICE_KEY) || localStorage.getItem(EVENTS_ZONE_KEY));
  } catch {
    return true;
  }
}

/** Rejects where there is no such file in time. */
async function read(address: string): Promise<AnswersFile> {
  const askedAt = performance.now();
  // Named by its contents; asked for again all the same, because the copy of a browser has an old `Date`.
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWERS_MS) });
  return [answer.headers, askedAt, performance.now(), answer.ok && (await answer.json())];
}

export default live;
