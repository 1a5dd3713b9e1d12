import { translate } from '../../content/words/translate.ts';
import { violationsOn, WCAG_TAGS } from './axe.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { field, openCalculator, openDeck, part, tier } from './home-parts.ts';

const SECTIONS = ['#roi-calculator', '#testimonials', '#faq', '#social', '#internal-links'];

test('D13 each profile opens in a new tab without an opener', async ({ look, lang }) => {
  const page = await look(`/?lang=${lang}`);
  const cards = part(page, 'social-card');
  expect(await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.kind))).toEqual([
    'video',
    'shortPost',
    'threads',
    'photo',
    'messaging',
    'group',
  ]);
  const away = page.locator('#social a[href^="https"]');
  await expect(away).toHaveCount(7);
  for (const link of await away.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName(new RegExp(translate(lang, 'shell.newTab')));
  }
});

test('D14 the index before the footer links to the parts of the home page and to what the footer lacks', async ({
  look,
  lang,
}) => {
  const page = await look(`/?lang=${lang}`);
  const hrefs = await page
    .locator('#internal-links a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const anchors = [
    'services',
    'educational-simulator',
    'features',
    'roadmap',
    'roi-calculator',
    'faq',
    'social',
  ];
  expect(hrefs.slice(0, 7)).toEqual(anchors.map((id) => `#${id}`));
  const footer = await page
    .locator('footer a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const others = hrefs.slice(7);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((href) => footer.includes(href))).toEqual([]);
});

for (const [colorScheme, lang] of [
  ['dark', 'es'],
  ['light', 'en'],
] as const) {
  test(
    `C11 axe finds nothing in these sections, also with an error and an open answer (${colorScheme}, ${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openCalculator(page, lang);
      await tier(page, 'premium').check();
      await field(page, 'months').fill('x');
      await part(page, 'faq-item').first().locator('summary').click();
      // axe takes a control that has scrolled below the bar for one that is covered.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await violationsOn(page, SECTIONS, { runOnly: [...WCAG_TAGS, 'best-practice'] })).toEqual([]);
    },
  );
}

test('C11 controls of these sections are at least 44 px high', async ({ page, lang }) => {
  await openDeck(page, lang);
  const small = await page
    .locator(
      ':is(#roi-calculator, #testimonials, #faq, #social, #internal-links) :is(a, button, summary, input:not([type="radio"]), label:has(input))',
    )
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 0 && (height < 43.9 || width < 43.9);
        })
        .map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
});

test('C11 these sections fit the screen, also at twice the text size', async ({ page, lang }) => {
  await openCalculator(page, lang);
  await tier(page, 'premium').check();
  await field(page, 'amount').fill('10000000');
  await field(page, 'months').fill('24');
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const wide = await page
        .locator(':is(#roi-calculator, #testimonials, #faq, #social, #internal-links) *:not(.hidden-text)')
        .evaluateAll((all) =>
          all
            .filter((one) => one.closest('[data-part="testimonials"] section, svg, .hidden-text') === null)
            .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
            .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`),
        );
      expect(wide, `${width} px, text ${size}`).toEqual([]);
    }
  }
});
