import type { Locator, Page } from '@playwright/test';

/** The toasts of the stack that are not closing, newest first. */
export const stack = (page: Page) =>
  page.locator('[data-sonner-toaster]:not(.system-slot) [data-sonner-toast]:not([data-removed="true"])');
/** The message of the single slot, if it is not closing. */
export const system = (page: Page) =>
  page.locator('[data-sonner-toast]:not([data-removed="true"]) [data-part="system-toast"]');

/** Shows a toast with the window event, as any script of the page does. */
export async function showToast(page: Page, toast: object): Promise<void> {
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('toast', { detail }));
  }, toast);
}

export const showSystemToast = (page: Page, title: string) => showToast(page, { kind: 'system', title });

/** Waits until the island of toasts has hydrated. */
export const toastsReady = (page: Page) =>
  page.waitForSelector('section[aria-label$="F8"]', { state: 'attached' });

interface CallWords {
  readonly loading: string;
  readonly success: string;
  readonly error: string;
}

/** Shows a toast for a call that the server refuses, because it has no API key. Returns the status of the call. */
export async function showToastOfRefusedCall(page: Page, words: CallWords): Promise<number> {
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
  violations: string[];
  /** What the mounted toast said. */
  text: string;
  shownFor: number;
}

/** Runs in the page. Records policy violations, and what a toast said for how long, also on a busy machine. */
export function watchInPage(): void {
  const seen: Watched = { violations: [], text: '', shownFor: 0 };
  Object.assign(window, seen);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    (window as unknown as Watched).violations.push(violatedDirective);
  });
  let since: number | undefined;
  const look = () => {
    const toast = document.querySelector('[data-sonner-toast]');
    if (toast) since ??= performance.now();
    if (toast?.getAttribute('data-mounted') === 'true')
      (window as unknown as Watched).text ||= toast.textContent ?? '';
    if (toast?.getAttribute('data-removed') !== 'true' || since === undefined) return;
    (window as unknown as Watched).shownFor ||= performance.now() - since;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Number of style elements in the served home page. */
export async function styleElementsServed(page: Page): Promise<number> {
  const html = await (await page.request.get('/')).text();
  return html.match(/<style/g)?.length ?? 0;
}
