import type { PageAnswers } from '#contracts/live-answers.ts';
import { createQueries } from '#site/lib/query/queries.ts';
import { createClock } from '#site/ui/countdown-clock.ts';
import { serverNow } from '#site/ui/server-time.ts';

/**
 * A fake page: a test can hide it, leave it, return to it and disconnect it. Its queries start with the answers that it
 * `carried`, by default none.
 */
export function page(carried: PageAnswers | null = null) {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  const see = (isSeen: boolean) => {
    document.hidden = !isSeen;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const enter = () => window.dispatchEvent(new Event('pageshow'));
  const reconnect = () => window.dispatchEvent(new Event('online'));
  const seen = { document, window } as unknown as { document: Document; window: Window };
  const clock = createClock({ ...seen, now: serverNow });
  return {
    queries: createQueries(
      () => ({ ...seen, clock }),
      () => carried,
    ),
    clock,
    see,
    enter,
    reconnect,
  };
}
