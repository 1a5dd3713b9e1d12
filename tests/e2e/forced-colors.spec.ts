import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, test } from './harness.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What is drawn of a part, without its colours: edges, fill, outline, underline, weight of the letters, and its marks. */
function shapeOf(part: Locator) {
  return part.evaluate((one) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const isSeen = (colour: string) => ![ground, page, 'rgba(0, 0, 0, 0)'].includes(colour);
    const drawn = (style: CSSStyleDeclaration) => ({
      edge: style.borderBottomWidth !== '0px' && isSeen(style.borderBottomColor),
      filled: isSeen(style.backgroundColor),
      outlined: style.outlineStyle !== 'none',
    });
    const own = getComputedStyle(one);
    const marks = ['::before', '::after']
      .map((name) => getComputedStyle(one, name))
      .map((mark) =>
        mark.content === 'none' ? null : { ...drawn(mark), size: [mark.inlineSize, mark.blockSize] },
      );
    return { ...drawn(own), underlined: own.textDecorationLine, weight: own.fontWeight, marks };
  });
}

/** Expects that the chosen one of several parts differs from the others by more than its colour. */
async function expectShown(page: Page, path: string, chosen: string, other: string) {
  await page.goto(path);
  await page.locator(chosen).first().scrollIntoViewIfNeeded();
  await expect(page.locator(other).first()).toBeAttached();
  expect(await shapeOf(page.locator(chosen).first())).not.toEqual(await shapeOf(page.locator(other).first()));
}

for (const [what, path, part, state] of [
  ['the chosen scenario', '/', '[data-part="scenario"]', '[aria-selected="true"]'],
  ['the dot of the page of testimonials', '/', '[data-part="testimonials-dot"]', '[aria-current]'],
  ['the phase of the roadmap', '/', '[data-part="roadmap-step"]', '[aria-current]'],
  ['day or week', '/fx-impact', '[data-part="events-scope"]', '[aria-pressed="true"]'],
  ['the dot of the event', '/fx-impact', '[data-part="event-dot"]', '[aria-current]'],
  ['the day of the week', '/fx-impact#week', '[data-part="events-days"] button', '[aria-current]'],
  ['the instrument of the card', '/vs-traders', '[data-part="sentiment-dot"]', '[aria-current="true"]'],
  ['the page in the navigation', '/fx-impact', 'header nav li a', '[aria-current]'],
] as const) {
  test(`C11 forced colours show ${what} by more than colour`, DESKTOP, async ({ page }) => {
    await expectShown(page, path, `${part}${state}`, `${part}:not(${state})`);
  });
}

test(
  'C11 forced colours draw the dots of the testimonials and the bars of impact',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    for (const dot of await page.locator('[data-part="testimonials-dot"]:visible').all())
      await expect.poll(async () => (await shapeOf(dot)).marks[0]?.filled).toBe(true);
    await page.goto('/fx-impact');
    const bars = page.locator('[data-part="event-dot"]').first();
    expect(await bars.evaluate((one) => getComputedStyle(one, '::before').forcedColorAdjust)).toBe('none');
  },
);
