import { PROMO_KEY } from '#contracts/storage.ts';
import { NEW_ANSWER } from '#site/lib/new-answer.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { isPromoClosed } from './close-promo.ts';
import {
  ANSWER_MS,
  type PromoEvent,
  type PromoHold,
  type PromoState,
  startPromo,
  stepPromo,
  untilNextPromo,
} from './promo.ts';

/**
 * Rotates the promo banner: the next message every 7 s, from the one after the last one seen. It pauses while the
 * pointer or the focus is on it, while it is off the screen, in a hidden tab and with reduced motion. While an answer is
 * new it is aside. Closing it hides it for the session (C7).
 */
export function runPromo(view: Window, banner: HTMLElement): void {
  const items = [...banner.querySelectorAll<HTMLElement>('[data-part="promo-item"]')];
  const progress = banner.querySelector<HTMLElement>('[data-part="promo-progress"]');
  let state = startPromo(items.length, Date.now(), lastSeen(view));
  let timer = 0;
  const apply = (event: PromoEvent) => {
    state = stepPromo(state, event, Date.now());
    show(items, progress, state);
    if (!state.holds.includes('away')) lastSeen(view, state.index);
    view.clearTimeout(timer);
    const wait = untilNextPromo(state);
    if (wait !== null) timer = view.setTimeout(apply, wait, { type: 'look' });
  };
  const hold = (by: PromoHold, on: boolean) => apply({ type: on ? 'hold' : 'release', by });

  banner.addEventListener('pointerenter', () => hold('pointer', true));
  banner.addEventListener('pointerleave', () => hold('pointer', false));
  banner.addEventListener('focusin', () => hold('focus', true));
  banner.addEventListener('focusout', () => hold('focus', false));
  const page = view.document;
  page.addEventListener('visibilitychange', () => hold('hidden', page.hidden));
  const still = view.matchMedia('(prefers-reduced-motion: reduce)');
  still.addEventListener('change', () => hold('motion', still.matches));
  // On a phone it is below the screen until the first scroll; closed, it is nowhere.
  new IntersectionObserver(([entry]) => hold('away', !entry?.isIntersecting)).observe(banner);
  page.addEventListener(NEW_ANSWER, () => banner.animate({ visibility: ['hidden', 'hidden'] }, ANSWER_MS));
  hold('hidden', page.hidden);
  hold('motion', still.matches);
}

/**
 * The message last seen in this session, after the given one is saved; null with blocked storage, of which the head of the
 * page has warned (J4: one warning). A closed banner stays closed: its entry is not replaced.
 */
function lastSeen(view: Window, index?: number): string | null {
  try {
    if (index !== undefined && !isPromoClosed(view.document))
      view.sessionStorage.setItem(PROMO_KEY, String(index));
    return view.sessionStorage.getItem(PROMO_KEY);
  } catch {
    return null;
  }
}

function show(
  items: readonly HTMLElement[],
  progress: HTMLElement | null,
  { index, count }: PromoState,
): void {
  if (progress) progress.style.inlineSize = `${(100 * (index + 1)) / count}%`;
  items.forEach((item, place) => {
    item.hidden = place !== index;
    const tag = item.querySelector<HTMLElement>('[data-until]');
    if (!tag) return;
    const limited = serverNow() < Date.parse(tag.dataset.until as string);
    tag.hidden = !limited;
    item.dataset.urgent = String(limited);
  });
}
