import type { Page } from '@playwright/test';

/** Screen widths from the narrowest phone to a wide desktop, px. */
export const WIDTHS = [320, 360, 768, 1024, 1440, 1920] as const;

const SIZES = ['100%', '200%'] as const;

/**
 * Returns the widths and text sizes at which the page scrolls sideways, and the texts whose column is too narrow to read
 * (less than four letters). Restores the text size at the end.
 */
export async function layoutFaults(
  page: Page,
  widths: readonly number[],
  /** Time that the page needs after a change, ms. */
  settleMs = 0,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of SIZES) {
      const found = await page.evaluate(
        async ([fontSize, ms]) => {
          const root = document.documentElement;
          root.style.fontSize = fontSize;
          if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
          const seen = (one: HTMLElement) => {
            const copy = one.cloneNode(true) as HTMLElement;
            for (const hidden of copy.querySelectorAll('.hidden-text')) hidden.remove();
            return copy.textContent;
          };
          const narrow = [
            ...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td, h2, h3)'),
          ].filter(
            (one) =>
              one.offsetWidth < 4 * 0.6 * Number.parseFloat(getComputedStyle(one).fontSize) &&
              one.checkVisibility() &&
              !one.closest('.hidden-text') &&
              getComputedStyle(one).textOverflow !== 'ellipsis' &&
              seen(one).length > 24,
          );
          const wider = root.scrollWidth - root.clientWidth;
          return [
            ...(wider > 0 ? [`${wider} px too wide`] : []),
            ...narrow.map((one) => `${one.offsetWidth} px for “${seen(one).slice(0, 24)}”`),
          ];
        },
        [size, settleMs] as const,
      );
      faults.push(...found.map((fault) => `${width} px, text ${size}: ${fault}`));
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}
