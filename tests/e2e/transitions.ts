import type { Page } from '@playwright/test';

/** Notes how long each change of place on the page took, ms, as the browser itself counts it; answers those of all so far. */
export async function notedMoves(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    document.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
      if (propertyName === 'translate') noted.push(Math.round(elapsedTime * 1000));
    });
  });
  return () => page.evaluate(() => (window as unknown as { noted: number[] }).noted);
}
