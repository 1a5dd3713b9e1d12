import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../scripts/dist.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { pagePaths } from './page-paths.ts';

/** What others do to a page before its islands start. Each runs in the page. */
const CHANGES = {
  /** As the translation of a browser: each text goes into two elements of its own. */
  translated: () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,noscript,textarea,svg,template'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'without some elements': () => {
    for (const island of document.querySelectorAll('astro-island')) {
      // Not the elements that have most of the text of a slot: the test looks for what stays.
      const size = (element: Element | null) => element?.textContent?.length ?? 0;
      const isSmall = (one: Element) => {
        const slot = one.closest('astro-slot');
        return one.querySelector('astro-slot') === null && (slot === null || size(one) * 2 < size(slot));
      };
      const inside = [...island.querySelectorAll('p, li, span, button, label')].filter(isSmall);
      inside.at(-1)?.remove();
      const slotted = [...island.querySelectorAll('astro-slot :is(p, li, span, a)')];
      slotted.find(isSmall)?.remove();
    }
  },
  'with more elements': () => {
    for (const parent of document.querySelectorAll(
      'astro-island, astro-island :is(div, p, label), astro-slot',
    )) {
      parent.prepend(document.createElement('grammar-mark'));
      parent.append(document.createElement('grammar-mark'));
    }
  },
  'with other attributes': () => {
    for (const element of document.querySelectorAll('astro-island *')) {
      element.setAttribute('data-extension', 'seen');
      element.removeAttribute('class');
      if (element instanceof HTMLInputElement) element.setAttribute('autocomplete', 'off');
    }
  },
} satisfies Record<string, () => void>;

/** The first page of each kind that has an island with a slot, and those of the pages with figures. */
const paths = (await pagePaths()).filter((path) =>
  /<astro-slot[ >]/.test(readFileSync(join(DIST, 'es', path, 'index.html'), 'utf8')),
);

/** The texts of all slots, without the marks of a change. */
const slotTexts = (page: Page) =>
  page
    .locator('astro-slot')
    .evaluateAll((slots) => slots.map((slot) => slot.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''));

/** How much text each island has, by the name of its component. */
const islandSizes = (page: Page) =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.map(
        (one) => [one.getAttribute('component-export'), one.textContent?.trim().length ?? 0] as const,
      ),
    );

/** Starts every island that can be seen: those that wait for a sign, and those that wait until they come near. */
async function startAll(page: Page): Promise<void> {
  await page.mouse.move(150, 200);
  await page.keyboard.press('Shift');
  const reveal = () =>
    page.locator('astro-island[ssr]:not([client="toast"])').evaluateAll((islands) => {
      // An island has no box of its own.
      const waiting = islands.filter((island) => island.firstElementChild?.checkVisibility());
      waiting[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
      return waiting.map((island) => island.getAttribute('component-export'));
    });
  await expect.poll(reveal, { timeout: 30_000 }).toEqual([]);
  // React draws in a later task.
  await page.waitForTimeout(700);
}

// What is done to a page does not depend on its language: each page is changed in one, every other one in Spanish.
for (const [at, [name, change]] of Object.entries(CHANGES).entries()) {
  for (const [nth, path] of paths.entries()) {
    const lang = (at + nth) % 2 === 0 ? 'es' : 'en';
    test(
      `K9 N10 ${path} (${lang}) keeps the contents of its islands when it is ${name} before they start`,
      onScreenOf(lang),
      async ({ page, allowConsole }) => {
        allowConsole.push(/^console debug: React rendered an island again/);
        await page.goto(`${path}?lang=${lang}`);
        await expect(page.locator('astro-slot').first()).toBeAttached();
        await page.evaluate(change);
        const texts = await slotTexts(page);
        const sizes = await islandSizes(page);
        expect(texts.some((text) => text.length > 10)).toBe(true);
        await startAll(page);
        expect(await slotTexts(page)).toEqual(texts);
        const now = await islandSizes(page);
        expect(now.map(([island]) => island)).toEqual(sizes.map(([island]) => island));
        for (const [at, [island, size]] of now.entries())
          expect.soft(size, `${island}`).toBeGreaterThanOrEqual((sizes[at]?.[1] ?? 0) / 3);
      },
    );
  }
}

test('D9 N10 a translated roadmap moves, and keeps its phases', async ({
  page,
  press,
  allowConsole,
  lang,
}) => {
  allowConsole.push(/^console debug: React rendered an island again/);
  await page.goto(`/?lang=${lang}`);
  await page.evaluate(CHANGES.translated);
  const roadmap = page.locator('[data-part="roadmap"]');
  const phases = roadmap.locator('astro-slot');
  const text = await phases.textContent();
  await startAll(page);
  await press(page.locator('[data-part="roadmap-next"]'));
  await expect(roadmap).toHaveAttribute('data-index', '1');
  expect(await phases.textContent()).toBe(text);
});

test('F7 N10 an island comes back when a translator takes away what React wants to change', async ({
  page,
  press,
  allowConsole,
  lang,
}) => {
  allowConsole.push(/^console debug: React rendered an island again/);
  await page.goto(`/?lang=${lang}`);
  await startAll(page);
  const roadmap = page.locator('[data-part="roadmap"]');
  const text = await roadmap.locator('astro-slot').textContent();
  await page.evaluate(CHANGES.translated);
  await press(page.locator('[data-part="roadmap-next"]'));
  await expect(roadmap.locator('[data-part="roadmap-step"]').first()).toBeVisible();
  expect((await roadmap.locator('astro-slot').textContent())?.replaceAll('~', '')).toBe(text);
});
