import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { translate } from '../../content/messages/dictionary.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { expect, test } from './harness.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const value = (page: Page, name: string) => expect(part(page, name));
const field = (page: Page, name: 'amount' | 'months') => page.locator(`#calculator input[name="${name}"]`);
const tier = (page: Page, name: string) => page.locator(`#calculator input[value="${name}"]`);

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SECTIONS = ['roi-calculator', 'testimonials', 'faq', 'social', 'internal-links'];

/** Opens the page and waits until the calculator's island lives. */
async function openCalculator(page: Page, address = '/?lang=en') {
  await page.goto(address);
  await part(page, 'roi').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="roi"])')).toHaveCount(0);
}

async function openDeck(page: Page) {
  await page.goto('/?lang=en');
  await part(page, 'testimonials').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="testimonials"])')).toHaveCount(0);
}

for (const lang of ['es', 'en']) {
  test(`D10 the default sum is worked out in the page itself (${lang})`, async ({ browser, served }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
    const page = await context.newPage();
    await page.goto(`/?lang=${lang}`);
    await value(page, 'roi-initial').toHaveText('1,000.00');
    await value(page, 'roi-profit').toHaveText('500.00');
    await value(page, 'roi-percent').toHaveAttribute('data-value', '50');
    await value(page, 'roi-result').toHaveText('1,500.00');
    await expect(page.locator('#roi-calculator noscript p')).toBeVisible();
    await context.close();
  });
}

test('D10 D3 each tier gives its scenario back, and the loss case changes with it', async ({ page }) => {
  await openCalculator(page);
  const sums = [
    ['advanced', '5000', '6', '10000', '200'],
    ['premium', '10000', '12', '40000', '400'],
    ['standard', '1000', '3', '500', '50'],
  ] as const;
  for (const [name, amount, months, profit, percent] of sums) {
    await tier(page, name).check();
    await field(page, 'amount').fill(amount);
    await field(page, 'months').fill(months);
    await value(page, 'roi-profit').toHaveAttribute('data-value', profit);
    await value(page, 'roi-percent').toHaveAttribute('data-value', percent);
  }
  await value(page, 'roi-loss-result').toHaveAttribute('data-value', '625.65');
  await value(page, 'roi-loss').toHaveAttribute('data-value', '374.35');
});

test('D10 an amount is read in either country’s writing', async ({ page }) => {
  await openCalculator(page);
  for (const [typed, initial] of [
    ['1.000,50', '1000.5'],
    ['2,000.50', '2000.5'],
    ['3000.5', '3000.5'],
    ['4 000', '4000'],
    ['5.000', '5000'],
  ] as const) {
    await field(page, 'amount').fill(typed);
    await value(page, 'roi-initial').toHaveAttribute('data-value', initial);
    await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
  }
});

test('D10 bad input is named at its field, and the last good sum stays, greyed', async ({ page }) => {
  await openCalculator(page);
  await field(page, 'amount').fill('2000');
  await value(page, 'roi-profit').toHaveAttribute('data-value', '1000');
  for (const [name, typed] of [
    ['amount', ''],
    ['amount', '999'],
    ['amount', '10000001'],
    ['amount', 'NaN'],
    ['months', '0'],
    ['months', '25'],
    ['months', '2.5'],
  ] as const) {
    await field(page, 'amount').fill('2000');
    await field(page, 'months').fill('3');
    await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
    await field(page, name).fill(typed);
    await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'true');
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(/\d/);
    await value(page, 'roi-profit').toHaveAttribute('data-value', '1000');
    expect(await part(page, 'roi').textContent()).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('D10 a tier above the amount offers its minimum', async ({ page }) => {
  await openCalculator(page);
  await tier(page, 'premium').check();
  await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'true');
  await part(page, 'roi')
    .getByRole('button', { name: /10,000/ })
    .click();
  await value(page, 'roi-initial').toHaveAttribute('data-value', '10000');
  await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
});

test('D10 the copied link opens the same sum at the calculator', async ({ page, context, served }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served.url });
  await openCalculator(page, '/');
  await tier(page, 'advanced').check();
  await field(page, 'amount').fill('7.500,25');
  await field(page, 'months').fill('9');
  await part(page, 'roi-link').getByRole('button').click();
  await expect(part(page, 'roi-link').getByRole('status')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const profit = await part(page, 'roi-profit').getAttribute('data-value');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(part(page, 'roi')).toBeInViewport();
  await value(page, 'roi-initial').toHaveAttribute('data-value', '7500.25');
  await value(page, 'roi-profit').toHaveAttribute('data-value', profit ?? '');
  await expect(field(page, 'months')).toHaveValue('9');
  await expect(tier(page, 'advanced')).toBeChecked();
});

test('D10 A8 formula, its hypothetical nature and the loss stand beside the gain', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#roi-calculator');
  await expect(section.locator('sup')).toBeVisible();
  await expect(section.locator('[data-part="simulated-note"]')).toBeVisible();
  const [gain, loss] = await Promise.all(
    ['roi-result', 'roi-loss-result'].map((name) =>
      part(page, name).evaluate((one) => {
        const { fontSize, fontWeight, color } = getComputedStyle(one);
        return { fontSize, fontWeight, color };
      }),
    ),
  );
  expect(loss).toEqual(gain);
});

test('D10 no figure of the rates is broken in two, down to 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const cells = page.locator('#roi-calculator table td:not(:nth-child(3))');
  expect(await cells.count()).toBeGreaterThan(0);
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('D11 five testimonials, an example labelled as one, one to three a page', async ({ page }, info) => {
  await openDeck(page);
  const cards = part(page, 'testimonial');
  await expect(cards).toHaveCount(5);
  const label = translate('en', 'voices.illustrative');
  const examples = TESTIMONIALS.filter(({ illustrative }) => illustrative);
  await expect(cards.filter({ hasText: label })).toHaveCount(examples.length);
  await expect(cards.filter({ hasText: '5 of 5' })).toHaveCount(5);
  const widths =
    info.project.name === 'phone'
      ? [[360, 4]]
      : [
          [1440, 1],
          [800, 2],
          [400, 4],
        ];
  for (const [width = 0, last] of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(part(page, 'testimonials')).toHaveAttribute('data-max', String(last));
    await expect(part(page, 'testimonials-dot')).toHaveCount(Number(last) + 1);
  }
});

test('D11 previous and next stop at the ends, a dot jumps, and the focus is not lost', async ({ page }) => {
  await openDeck(page);
  const deck = part(page, 'testimonials');
  const [previous, next] = [part(page, 'testimonials-prev'), part(page, 'testimonials-next')];
  const last = Number(await deck.getAttribute('data-max'));
  await expect(previous).toBeDisabled();
  for (let position = 1; position <= last; position += 1) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(deck).toHaveAttribute('data-index', String(position));
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await expect(part(page, 'testimonial').last()).toBeInViewport({ ratio: 0.9 });
  await part(page, 'testimonials-dot').first().click();
  await expect(deck).toHaveAttribute('data-index', '0');
  await expect(previous).toBeDisabled();
  await expect(part(page, 'testimonial').first()).toBeInViewport({ ratio: 0.9 });
});

test('D11 presses in quick succession all count', async ({ page }) => {
  await openDeck(page);
  const deck = part(page, 'testimonials');
  const last = Number(await deck.getAttribute('data-max'));
  await deck.evaluate((one, presses) => {
    const next = one.querySelector<HTMLElement>('[data-part="testimonials-next"]');
    for (let press = 0; press < presses; press += 1) setTimeout(() => next?.click(), press * 90);
  }, last);
  await expect(deck).toHaveAttribute('data-index', String(last));
  await expect(part(page, 'testimonial').last()).toBeInViewport({ ratio: 0.9 });
  await page.waitForTimeout(600);
  await expect(deck).toHaveAttribute('data-index', String(last));
});

test('D11 the position follows what the visitor scrolls to', async ({ page }) => {
  await openDeck(page);
  const deck = part(page, 'testimonials');
  await deck.locator('section').evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }));
  await expect(deck).toHaveAttribute('data-index', (await deck.getAttribute('data-max')) ?? '');
});

test('D11 N10 without scripts the testimonials scroll and no dead control is shown', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(part(page, 'testimonials-next')).toBeHidden();
  await part(page, 'testimonial').last().scrollIntoViewIfNeeded();
  await expect(part(page, 'testimonial').last()).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`D12 at most one answer is open, and choosing it closes it (scripts: ${javaScriptEnabled})`, async ({
    browser,
    served,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: served.url });
    const page = await context.newPage();
    await page.goto('/');
    const items = part(page, 'faq-item');
    expect(await items.count()).toBeGreaterThanOrEqual(8);
    const open = page.locator('[data-part="faq-item"][open]');
    await expect(open).toHaveCount(0);
    await items.nth(1).locator('summary').click();
    await items.nth(3).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(items.nth(3)).toHaveAttribute('open', '');
    await items.nth(3).locator('summary').press('Enter');
    await expect(open).toHaveCount(0);
    await context.close();
  });
}

test('D12 an answer is at most 500 px high and scrolls inside', async ({ page }) => {
  await page.goto('/');
  const item = part(page, 'faq-item').first();
  await item.locator('summary').click();
  const height = await item.locator('summary + div').evaluate((panel) => {
    panel.append(
      ...Array.from({ length: 60 }, () => Object.assign(document.createElement('p'), { textContent: '…' })),
    );
    return { shown: panel.getBoundingClientRect().height, scrolls: panel.scrollHeight > panel.clientHeight };
  });
  expect(height).toEqual({ shown: 500, scrolls: true });
});

test('D12 B the page carries its questions as data', async ({ page }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = data.flatMap((text) => JSON.parse(text));
  const faq = graph.find((one: { '@type'?: string }) => one['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await part(page, 'faq-item').count());
});

test('D13 each profile opens in a new tab without an opener', async ({ page }) => {
  await page.goto('/?lang=en');
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
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('D14 the index before the footer names the parts of the home page', async ({ page }) => {
  await page.goto('/');
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
  expect(hrefs).toContain('/vs-traders');
});

for (const [colorScheme, lang] of [
  ['dark', 'es'],
  ['light', 'en'],
] as const) {
  test(`C11 axe finds nothing in these sections, also with an error and an open answer (${colorScheme}, ${lang})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openCalculator(page, `/?lang=${lang}`);
    await tier(page, 'premium').check();
    await field(page, 'months').fill('x');
    await part(page, 'faq-item').first().locator('summary').click();
    let audit = new AxeBuilder({ page }).withTags(AXE_TAGS);
    for (const id of SECTIONS) audit = audit.include(`#${id}`);
    const { violations } = await audit.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
}

test('C11 controls of these sections are at least 44 px high', async ({ page }) => {
  await openDeck(page);
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

test('C11 nothing of these sections is wider than the screen, also at twice the text size', async ({
  page,
}) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await openCalculator(page);
    await tier(page, 'premium').check();
    await field(page, 'amount').fill('10000000');
    await field(page, 'months').fill('24');
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
