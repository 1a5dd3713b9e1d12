import { brand } from '../../brand/load.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { translate } from '../../content/words/translate.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { openDeck, part } from './home-parts.ts';

test('D11 A6 the deck has every testimonial, labels the examples, shows one to three at a time, and follows a scroll', async ({
  page,
  lang,
}, info) => {
  await openDeck(page, lang);
  const cards = part(page, 'testimonial');
  await expect(cards).toHaveCount(TESTIMONIALS.length);
  const label = translate(lang, 'voices.illustrative');
  const examples = TESTIMONIALS.filter(({ illustrative }) => illustrative);
  await expect(cards.filter({ hasText: label })).toHaveCount(examples.length);
  const rated = cards.filter({ hasText: translate(lang, 'voices.rating', { rating: 5 }) });
  await expect(rated).toHaveCount(TESTIMONIALS.length);
  const widths =
    info.project.name === 'phone'
      ? [[360, TESTIMONIALS.length - 1]]
      : [
          [1440, Math.ceil(TESTIMONIALS.length / 3) - 1],
          [800, Math.ceil(TESTIMONIALS.length / 2) - 1],
          [400, TESTIMONIALS.length - 1],
        ];
  for (const [width = 0, last] of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(part(page, 'testimonials')).toHaveAttribute('data-max', String(last));
    await expect(part(page, 'testimonials-dot')).toHaveCount(Number(last) + 1);
  }
  const deck = part(page, 'testimonials');
  await deck.locator('section').evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }));
  await expect(deck).toHaveAttribute('data-index', (await deck.getAttribute('data-max')) ?? '');
});

test('D11 previous and next stop at the ends, a dot jumps, and the focus is not lost', async ({
  page,
  lang,
  press,
}) => {
  await openDeck(page, lang);
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
  await press(part(page, 'testimonials-dot').first());
  await expect(deck).toHaveAttribute('data-index', '0');
  await press(next);
  await expect(deck).toHaveAttribute('data-index', '1');
  await press(previous);
  await expect(deck).toHaveAttribute('data-index', '0');
  await expect(previous).toBeDisabled();
  await expect(part(page, 'testimonial').first()).toBeInViewport({ ratio: 0.9 });
});

test('D11 every press counts when presses follow quickly', DESKTOP, async ({ page, lang }) => {
  await openDeck(page, lang);
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

test('D11 A8 below the voices are the note that results differ and two links', PHONE, async ({ look }) => {
  for (const lang of ['es', 'en'] as const) {
    const page = await look(`/?lang=${lang}`);
    const below = page.locator('#testimonials');
    await expect(below.getByText(translate(lang, 'voices.individual'))).toBeVisible();
    const links = below.getByText(translate(lang, 'voices.individual')).locator('~ div a');
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute('href', brand.freeChannel);
    await expect(links.nth(0)).toHaveAttribute('target', '_blank');
    await expect(links.nth(1)).toHaveAttribute('href', '/comprar-vip');
  }
});
