import type { Locator } from '@playwright/test';

/**
 * Records the duration of each `translate` transition in a part of the page, ms, as the browser reports it. One that turns
 * round before its first frame, as on a busy machine, shows nothing and has no length: it is left out.
 */
export async function notedMoves(part: Locator): Promise<() => Promise<number[]>> {
  await part.evaluate((element) => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    element.addEventListener('transitionend', (event) => {
      const { propertyName, elapsedTime } = event as TransitionEvent;
      const ms = Math.round(elapsedTime * 1000);
      if (propertyName === 'translate' && ms > 0) noted.push(ms);
    });
  });
  return () => part.evaluate(() => (window as unknown as { noted: number[] }).noted);
}
