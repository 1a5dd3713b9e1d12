import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that read colours. A theme changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the violations on the current page or in one part of it, each with its elements. */
export async function violationsOn(page: Page, part = 'html'): Promise<readonly string[]> {
  return linesOf(await axeOn(page, part).withTags(TAGS).analyze());
}

/** Runs every rule in the dark theme, then the colour rules in the light theme, with one page load. */
export async function violationsInBothThemes(page: Page, part = 'html'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violationsOn(page, part);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = linesOf(await axeOn(page, part).withRules(COLOUR_RULES).analyze());
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)];
}

/** Without what only pages with frames of other sites need: a second page, and the paths of elements that are fine. */
function axeOn(page: Page, part: string): AxeBuilder {
  return new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

function linesOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
