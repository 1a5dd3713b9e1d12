import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that read colours: all that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, each with the elements it is about. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  return linesOf(await new AxeBuilder({ page }).withTags(TAGS).analyze());
}

/** Runs every rule in the dark theme and the colour rules again in the light one, without a second load. */
export async function violationsInBothThemes(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violationsOn(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = linesOf(await new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze());
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)];
}

function linesOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
