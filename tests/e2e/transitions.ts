import type { Locator } from '@playwright/test';

/** Records the duration of each `translate` transition in a part of the page, ms, as the browser reports it. */
export async function notedMoves(part: Locator): Promise<() => Promise<number[]>> {
  await part.evaluate((element) => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    element.addEventListener('transitionend', (event) => {
      const { propertyName, elapsedTime } = event as TransitionEvent;
      if (propertyName === 'translate') noted.push(Math.round(elapsedTime * 1000));
    });
  });
  return () => part.evaluate(() => (window as unknown as { noted: number[] }).noted);
}
