import type { Page } from '@playwright/test';

/** Screens from the narrowest phone to a wide desk, px. */
export const WIDTHS = [320, 360, 768, 1024, 1440, 1920] as const;

const SIZES = ['100%', '200%'] as const;

/** The screens, px, and text sizes at which the open page has to be scrolled sideways; it ends at its own text size. */
export async function widerThanScreen(
  page: Page,
  widths: readonly number[],
  /** What the page may take to follow a change. */
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
