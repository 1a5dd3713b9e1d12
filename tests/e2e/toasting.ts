import type { Locator, Page } from '@playwright/test';

/** The toasts of the stack that are not on their way out; the newest first. */
export const stack = (page: Page) =>
  page.locator('[data-sonner-toaster]:not(.system-slot) [data-sonner-toast]:not([data-removed="true"])');
/** The message of the single slot that is not on its way out. */
export const system = (page: Page) =>
  page.locator('[data-sonner-toast]:not([data-removed="true"]) [data-part="system-toast"]');

/** Asks as any script of the page would: by the window event. */
export async function ask(page: Page, toast: object): Promise<void> {
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('toast', { detail }));
  }, toast);
}

export const tell = (page: Page, title: string) => ask(page, { kind: 'system', title });

/** Waits until the island of toasts has hydrated. */
export const toastsReady = (page: Page) =>
  page.waitForSelector('section[aria-label$="F8"]', { state: 'attached' });

interface CallWords {
  readonly loading: string;
  readonly success: string;
  readonly error: string;
}

/** Shows a toast that follows a call which the server refuses for want of a key. Returns the status of the call. */
export async function refusedThroughToast(page: Page, words: CallWords): Promise<number> {
  return page.evaluate(async (said) => {
    const work = fetch('/functions/v1/sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' });
    window.dispatchEvent(new CustomEvent('toast', { detail: { kind: 'promise', work, ...said } }));
    return (await work).status;
  }, words);
}

/** Drags slowly, so that only the distance counts. */
export async function drag(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step++) {
    await page.mouse.move(x + (distance * step) / 4, y);
    await page.waitForTimeout(120);
  }
  await page.mouse.up();
}

export interface Watched {
  broken: string[];
  shownFor: number;
}

/** Notes in the page broken policies and how long a toast was shown, whatever the machine is busy with. */
export function watchInPage(): void {
  const seen: Watched = { broken: [], shownFor: 0 };
  Object.assign(window, seen);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    (window as unknown as Watched).broken.push(violatedDirective);
  });
  let since: number | undefined;
  const look = () => {
    const toast = document.querySelector('[data-sonner-toast]');
    if (toast) since ??= performance.now();
    if (toast?.getAttribute('data-removed') !== 'true' || since === undefined) return;
    (window as unknown as Watched).shownFor ||= performance.now() - since;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Style elements of the home page as it comes from the server. */
export async function styleElementsServed(page: Page): Promise<number> {
  const html = await (await page.request.get('/')).text();
  return html.match(/<style/g)?.length ?? 0;
}
