import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { PromiseWords, toastPromise } from '../../site/lib/toasts/promise.ts';

/** The toasts of the stack that are not on their way out; the newest first. */
export const stack = (page: Page) => page.locator('[data-sonner-toast]:not([data-removed="true"])');
export const system = (page: Page) => page.locator('[data-part="system-toast"][data-state="open"]');

/** Asks as any script of the page would: by the window event. */
export async function ask(page: Page, toast: object): Promise<void> {
  await page.evaluate((one) => {
    window.dispatchEvent(new CustomEvent('toast:stack', { detail: { toast: one } }));
  }, toast);
}

export async function tell(page: Page, title: string): Promise<void> {
  await page.evaluate((text) => {
    window.dispatchEvent(new CustomEvent('toast:system', { detail: { title: text } }));
  }, title);
}

const HELPER = fileURLToPath(new URL('../../site/lib/toasts/promise.ts', import.meta.url));

/**
 * Lets the promise helper follow a call that the server refuses for want of a key, and returns the status the caller is
 * given. No page's code has the helper (docs/decisions/012): it is bundled here, as a page's script would be.
 */
export async function refusedThroughHelper(page: Page, words: PromiseWords<Response>): Promise<number> {
  const bundle = await rolldown({ input: HELPER, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: 'helper' });
  await bundle.close();
  await page.evaluate(`${output[0].code}; globalThis.helper = helper;`);
  return page.evaluate(async (said) => {
    const { helper } = globalThis as unknown as { helper: { toastPromise: typeof toastPromise<Response> } };
    const call = fetch('/functions/v1/sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' });
    return (await helper.toastPromise(call, said)).status;
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
