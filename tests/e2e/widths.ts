import type { Page } from '@playwright/test';

/** Screen widths from the narrowest phone to a wide desktop, px. */
export const WIDTHS = [320, 360, 768, 1024, 1440, 1920] as const;

const SIZES = ['100%', '200%'] as const;

/** Returns the widths and text sizes at which the page scrolls sideways. Restores the text size at the end. */
export async function widerThanScreen(
  page: Page,
  widths: readonly number[],
  /** Time that the page needs after a change, ms. */
  settleMs = 0,
): Promise<readonly string[]> {
  const wider: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of SIZES) {
      const over = await page.evaluate(
        async ([fontSize, ms]) => {
          document.documentElement.style.fontSize = fontSize;
          if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        },
        [size, settleMs] as const,
      );
      if (over > 0) wider.push(`${width} px, text ${size}: ${over} px too wide`);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return wider;
}
