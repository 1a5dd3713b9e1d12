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
async function expectShown(page: Page, what: string, chosen: string, other: string) {
  await page.locator(chosen).first().scrollIntoViewIfNeeded();
  await expect(page.locator(other).first()).toBeAttached();
  const [one, another] = [
    await shapeOf(page.locator(chosen).first()),
    await shapeOf(page.locator(other).first()),
  ];
  expect(one, what).not.toEqual(another);
}

/** The chosen ones of each page: what it is, the part, and the state of the one that is chosen. */
const CHOSEN = {
  '/': [
    ['the chosen scenario', '[data-part="scenario"]', '[aria-selected="true"]'],
    ['the dot of the page of testimonials', '[data-part="testimonials-dot"]', '[aria-current]'],
    ['the phase of the roadmap', '[data-part="roadmap-step"]', '[aria-current]'],
  ],
  '/fx-impact': [
    ['the page in the navigation', 'header nav li a', '[aria-current]'],
    ['day or week', '[data-part="events-scope"]', '[aria-pressed="true"]'],
    ['the dot of the event', '[data-part="event-dot"]', '[aria-current]'],
  ],
  '/fx-impact#week': [['the day of the week', '[data-part="events-days"] button', '[aria-current]']],
  '/vs-traders': [['the instrument of the card', '[data-part="sentiment-dot"]', '[aria-current="true"]']],
} as const;

for (const [path, parts] of Object.entries(CHOSEN)) {
  const all = parts.map(([what]) => what).join(', ');
  test(`C11 forced colours show on ${path} by more than colour: ${all}`, DESKTOP, async ({ page }) => {
    await page.goto(path);
    if (path === '/')
      // Each dot of the testimonials is drawn.
      for (const dot of await page.locator('[data-part="testimonials-dot"]:visible').all())
        await expect.poll(async () => (await shapeOf(dot)).marks[0]?.filled).toBe(true);
    for (const [what, part, state] of parts)
      await expectShown(page, what, `${part}${state}`, `${part}:not(${state})`);
    if (path === '/fx-impact') {
      const bars = page.locator('[data-part="event-dot"]').first();
      const adjusts = () => bars.evaluate((one) => getComputedStyle(one, '::before').forcedColorAdjust);
      // The dots are drawn again when the part starts.
      await expect.poll(adjusts).toBe('none');
    }
  });
}
