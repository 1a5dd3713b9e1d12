import type { DrivenPage, Engine } from './engines/driven.ts';
import { ENGINES } from './engines/engines.ts';
import { test as base, expect, PHONE } from './harness.ts';
import { pagePaths } from './page-paths.ts';

// One site at the real time serves them all: it starts once, in one worker.
base.describe.configure({ mode: 'default' });

/** The tests open their own browser. */
const test = base.extend<{ readonly openIn: (engine: Engine) => Promise<DrivenPage> }>({
  /** Opens a page, and closes it also after a failure: a browser that is left paints on, beside all later tests. */
  openIn: async ({ real }, use) => {
    const open: DrivenPage[] = [];
    await use(async (engine) => {
      const page = await engine.open(real.url);
      open.push(page);
      return page;
    });
    await Promise.all(open.map((page) => page.close()));
  },
});

const START = '/?lang=es';

const isShown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.checkVisibility())`;
const attribute = (selector: string, name: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.getAttribute(${JSON.stringify(name)})`;
const text = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`;

/** As a translator does: each text goes into an element of its own. */
const TRANSLATE = `(() => {
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest('script,style,noscript,textarea,svg')) continue;
    const font = document.createElement('font');
    font.textContent = '~' + text.data;
    text.replaceWith(font);
  }
})()`;
const SLOT_TEXTS = `[...document.querySelectorAll('astro-slot')].map((slot) => slot.textContent).join()`;
/** Scrolls to an island of the page that waits until it is near; how many have not started. */
const REVEAL_NEXT = `(() => {
  const waiting = [...document.querySelectorAll('main astro-island[ssr]')];
  waiting[0]?.firstElementChild.scrollIntoView({ behavior: 'instant' });
  return waiting.length;
})()`;

const HAS_STARTED = `document.querySelector('astro-island[client="live"][ssr]') === null`;
const HAS_ANNOUNCED = `document.querySelector('[data-part="promo-progress"]').style.inlineSize !== ''`;
/** The cards out of view follow the first frame. */
const HAS_ALL_CARDS = `document.querySelectorAll('[data-part="sentiment-card"]').length > 1`;

/** What a page has wrong when it is loaded: no first paint, no heading, the wrong language, a scroll to the side. */
async function firstFaults(page: DrivenPage, lang: string): Promise<readonly string[]> {
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  const checks = {
    'no first paint': `performance.getEntriesByName('first-contentful-paint').length === 1`,
    'no visible h1': isShown('h1'),
    'another language': `document.documentElement.lang === '${lang}'`,
    'a scroll to the side': `${width} <= 0`,
  };
  const faults: string[] = [];
  for (const [fault, isFine] of Object.entries(checks)) {
    await expect
      .poll(() => page.read<boolean>(isFine))
      .toBe(true)
      .catch(() => faults.push(fault));
  }
  return [...faults, ...(await page.takeProblems())];
}

for (const engine of ENGINES) {
  test.describe(engine.name, () => {
    test.beforeEach(() => {
      expect(engine.missing === null || !process.env.CI, `CI needs ${engine.missing}`).toBe(true);
      test.skip(engine.missing !== null, `${engine.missing} is not installed`);
    });

    test(
      `C11 N10 ${engine.name} paints every page without a console line or a scroll to the side`,
      PHONE,
      async ({ real, openIn }) => {
        const page = await openIn(engine);
        for (const [at, path] of (await pagePaths()).entries()) {
          const lang = at % 2 === 0 ? 'es' : 'en';
          await page.goto(`${real.url}${path}?lang=${lang}`);
          expect.soft(await firstFaults(page, lang), path).toEqual([]);
        }
      },
    );

    test(
      `C4 C6 D10 D11 E2 F5 ${engine.name} runs language, theme, menu, calculator, decks and live figures`,
      PHONE,
      async ({ real, openIn }) => {
        const page = await openIn(engine);
        const becomes = (expression: string, value: unknown = true) =>
          expect
            // While the language changes, the page that is read goes away.
            .poll(() => page.read(expression).catch(() => undefined), {
              message: expression,
              timeout: 30_000,
            })
            .toEqual(value);

        /** A driver presses where a moving deck was: here a press that missed is made again. figures-press.spec.ts counts them. */
        const turns = async (button: string, card: string) => {
          const before = await page.read<string>(card);
          await expect(async () => {
            await page.press(`[data-part="${button}"]`);
            await expect.poll(() => page.read(card), { timeout: 5_000 }).not.toBe(before);
          }).toPass({ timeout: 30_000 });
        };

        const problems: string[] = [];
        const visit = async (path: string) => {
          if (path !== START) {
            // The last code that loads is that of the messages; Firefox logs a load that the next page ends.
            await becomes(`document.querySelector('section[aria-relevant]') !== null`);
            problems.push(...(await page.takeProblems()));
          }
          await page.goto(real.url + path);
        };

        await visit(START);
        await page.press('[data-part="theme-toggle"]');
        await becomes('document.documentElement.dataset.theme', 'light');
        await page.press('[popovertarget="menu"]');
        await becomes(isShown('#menu'));
        await page.press('#menu button[popovertargetaction="hide"]');
        await becomes(isShown('#menu'), false);
        const profit = attribute('[data-part="roi-profit"]', 'data-value');
        const before = await page.read<string>(profit);
        // The amount is below this plan's minimum: a button enters it.
        const minimum = '#calculator div:has(> input[name="amount"]) > button';
        await page.press('#calculator label:has(input[value="advanced"])');
        await becomes(isShown(minimum));
        await page.press(minimum);
        await becomes(`${profit} !== '${before}'`);
        const voice = attribute('[data-part="testimonials"]', 'data-index');
        await turns('testimonials-next', voice);
        await page.press('[data-part="locale-toggle"]');
        await becomes('document.documentElement.lang', 'en');
        await becomes('document.documentElement.dataset.theme', 'light');

        await visit('/vs-traders');
        await becomes(`/\\d%/.test(${text('[data-part="board-row"]')})`);
        await turns('sentiment-next', attribute('[data-part="sentiment-deck"]', 'data-index'));

        await visit('/fx-impact#week');
        const shown = '[data-part="event-card"][data-offset="0"]';
        await becomes(isShown(shown));
        await turns('events-next', attribute(shown, 'data-event-id'));
        expect([...problems, ...(await page.takeProblems())]).toEqual([]);
      },
    );

    test(
      `N10 N12 ${engine.name} hydrates the live pages in place: a held press counts, on the same element`,
      PHONE,
      async ({ real, openIn }) => {
        const page = await openIn(engine);
        for (const [path, control, isDone] of [
          ['/vs-traders', '[data-part="board-order"]', HAS_ALL_CARDS],
          ['/fx-impact', '[data-part="events-scope"][data-value="week"]', HAS_STARTED],
        ] as const) {
          await page.goto(`${real.url}${path}?lang=es`);
          // The height of the announcements moves the page once.
          await expect.poll(() => page.read(HAS_ANNOUNCED)).toBe(true);
          const element = `document.querySelector(${JSON.stringify(control)})`;
          await page.read(
            `(window.rendered = ${element}).scrollIntoView({ behavior: 'instant', block: 'center' })`,
          );
          const release = await page.hold(control);
          await expect.poll(() => page.read(isDone), { timeout: 30_000 }).toBe(true);
          await release();
          expect(await page.read(`window.rendered === ${element}`), path).toBe(true);
          await expect
            .poll(() => page.read(attribute(control, 'aria-pressed')), { message: path })
            .toBe('true');
          expect(await page.takeProblems(), path).toEqual([]);
        }
      },
    );

    test(
      `N10 ${engine.name} keeps the contents of islands that were translated before they start`,
      PHONE,
      async ({ real, openIn }) => {
        const page = await openIn(engine);
        await page.goto(real.url + START);
        await page.read(TRANSLATE);
        const texts = await page.read<string>(SLOT_TEXTS);
        expect(texts.length).toBeGreaterThan(100);
        await expect
          .poll(() => page.read(REVEAL_NEXT), { message: 'islands that have not started', timeout: 30_000 })
          .toBe(0);
        await page.press('[data-part="roadmap-next"]');
        await expect
          .poll(() => page.read(attribute('[data-part="roadmap"]', 'data-index')), { timeout: 30_000 })
          .toBe('1');
        expect(await page.read(SLOT_TEXTS)).toBe(texts);
        const problems = await page.takeProblems();
        expect(problems.filter((line) => !line.includes('React rendered an island again'))).toEqual([]);
      },
    );
  });
}
