import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const CODE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that read colours. A theme changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for the animations that end, then returns the violations in parts of the current page, each with its elements. */
export async function violationsOn(
  page: Page,
  parts: string | readonly string[],
  options: RunOptions = {},
): Promise<readonly string[]> {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CODE);
  return page.evaluate(
    async ([include, chosen]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await axe.run({ include }, { ...chosen, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [[parts].flat(), options] as const,
  );
}

/** Runs every rule of WCAG in the dark theme, then the colour rules in the light theme, with one page load. */
export async function violationsInBothThemes(page: Page, part = 'html'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violationsOn(page, part, { runOnly: WCAG_TAGS });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violationsOn(page, part, { runOnly: { type: 'rule', values: COLOUR_RULES } });
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)];
}
