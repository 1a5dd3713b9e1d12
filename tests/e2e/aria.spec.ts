import { SCENARIO_CURRENCY, SCENARIOS } from '#content/scenarios.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { inLocale } from '#contracts/locale.ts';
import { translate } from '../../content/words/translate.ts';
import { card, rows } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { openCalculator, part } from './home-parts.ts';
import { menu, openMenu } from './shell-parts.ts';

// What a screen reader reads: roles, names and live regions. A role without a name here may have any name.

test(
  'C11 C2 C3 the header names its navigation and the strip of controls',
  DESKTOP,
  async ({ look, lang }) => {
    const page = await look(`/?lang=${lang}`);
    await expect(page.locator('header')).toMatchAriaSnapshot(`
    - banner:
      - link
      - navigation "${translate(lang, 'shell.navLabel')}":
        - list:
          - listitem:
            - link "${translate(lang, 'shell.navVip')}"
        - button "${translate(lang, 'shell.navLegal')}"
  `);
    const controls = page.getByRole('region', { name: translate(lang, 'shell.controlsLabel') });
    await expect(controls).toMatchAriaSnapshot(`
    - 'button "${translate(lang, 'shell.themeSystem')}"'
    - link
  `);
  },
);

test('C11 C6 the open menu is a named dialog with the navigation and a button that closes it', async ({
  page,
  lang,
}, { project }) => {
  test.skip(project.name === 'desktop', 'the full-screen menu is a phone’s');
  await page.goto(`/?lang=${lang}`);
  await expect(openMenu(page)).toHaveAccessibleName(translate(lang, 'shell.menu'));
  await openMenu(page).click();
  await expect(menu(page)).toMatchAriaSnapshot(`
    - dialog "${translate(lang, 'shell.menuLabel')}":
      - button "${translate(lang, 'shell.menuClose')}"
      - navigation "${translate(lang, 'shell.navLabel')}":
        - list:
          - listitem:
            - link "${translate(lang, 'shell.navVip')}"
  `);
});

test('C11 D3 the simulator is a list of tabs with one panel', async ({ look, lang }) => {
  const page = await look(`/?lang=${lang}`);
  const names = SCENARIOS.map(({ name }) => inLocale(name, lang));
  await expect(page.locator('#educational-simulator')).toMatchAriaSnapshot(`
    - region:
      - heading [level=2]
      - tablist "${translate(lang, 'simulator.tabs')}":
        - tab "${names[0]}" [selected]
        - tab "${names[1]}"
        - tab "${names[2]}"
      - tabpanel "${names[0]}":
        - term
        - definition
  `);
});

test('C11 D10 D11 the calculator names its fields and has a live region; the testimonials are a named region with pages', async ({
  page,
  lang,
}) => {
  await openCalculator(page, lang);
  await expect(page.locator('#roi-calculator')).toMatchAriaSnapshot(`
    - region:
      - heading [level=2]
      - group "${translate(lang, 'roi.inputs')}":
        - radiogroup "${translate(lang, 'roi.tier')}":
          - radio [checked]
          - radio
          - radio
        - textbox "${translate(lang, 'roi.amount', { currency: SCENARIO_CURRENCY })}"
        - textbox "${translate(lang, 'roi.months')}"
      - status: /\\d/
      - term: "${translate(lang, 'roi.gain')}"
      - definition: /\\d/
      - term: "${translate(lang, 'roi.loss')}"
      - definition: /\\d/
      - figure:
        - img
      - button "${translate(lang, 'roi.copy')}"
      - status
  `);
  await part(page, 'testimonials').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="testimonials"])')).toHaveCount(0);
  await expect(part(page, 'testimonials')).toMatchAriaSnapshot(`
    - region:
      - list:
        - listitem:
          - blockquote
    - button [disabled]
    - list:
      - listitem:
        - button /1/
      - listitem:
        - button /2/
    - button
  `);
});

test('C11 N9 the checker labels its field and says the answer in its live region', async ({ page, lang }) => {
  await page.goto(`/contacto?lang=${lang}`);
  const field = page.getByRole('textbox', { name: translate(lang, 'checker.label') });
  await expect(field).toHaveAccessibleDescription(translate(lang, 'checker.hint'));
  const answer = part(page, 'channel-checker').getByRole('status');
  await expect(answer).toBeEmpty();
  await field.fill('https://aureo-bonus.example');
  await page.getByRole('button', { name: translate(lang, 'checker.button') }).click();
  await expect(answer).toMatchAriaSnapshot(`
    - status:
      - paragraph
  `);
});

test('C11 E1 E3 the board and a card name the instrument, its shares and what is pressed', async ({
  look,
  lang,
}) => {
  const page = await look(`/vs-traders?lang=${lang}`);
  const [first = ''] = Object.keys(INSTRUMENTS);
  await expect(page.locator('[data-part="sentiment-board"]')).toMatchAriaSnapshot(`
    - figure:
      - list:
        - listitem:
          - button /${first} .*\\d+%/:
            - img /\\d+%/
  `);
  await expect(part(page, 'sentiment-deck')).toMatchAriaSnapshot(`
    - group:
      - list:
        - listitem:
          - article "${first}":
            - heading "${first}" [level=3]
            - button /${first}/
            - term: ${translate(lang, 'sentiment.long')}
            - definition: /\\d+%/
            - img /\\d+%.*\\d+%/
            - table /${first}/:
              - rowgroup:
                - row:
                  - columnheader "${translate(lang, 'sentiment.long')}"
                  - columnheader "${translate(lang, 'sentiment.short')}"
              - rowgroup:
                - row:
                  - rowheader "${translate(lang, 'sentiment.positions')}"
                  - cell
                  - cell
            - paragraph:
              - button /${first}/
  `);
});

test('C11 F1 F4 F6 F7 a card has name, figures and a timer; the settings say what is pressed', async ({
  look,
  lang,
}) => {
  const page = await look(`/fx-impact?lang=${lang}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - slider
    - group "${translate(lang, 'events.scope')}":
      - button "${translate(lang, 'events.scope.day')}" [pressed]
      - button "${translate(lang, 'events.scope.week')}"
    - button "${translate(lang, 'events.refresh')}"
    - button "${translate(lang, 'events.filter')}"
    - paragraph:
      - status
    - heading [level=2]
  `);
  await expect(card(page, 0)).toHaveAccessibleName(/^[A-Z]{3} \S/);
  await expect(card(page, 0)).toMatchAriaSnapshot(`
    - article:
      - heading [level=3]
      - timer
      - term
      - definition
      - list:
        - listitem
      - button
  `);
  // The countdown has a fixed name, and is silent.
  await expect(card(page, 0).getByRole('timer')).toHaveAttribute('aria-live', 'off');
});

test('C11 N2 a row of the agenda opens a dialog with the name of the event', async ({ page, lang }) => {
  await page.goto(`/fx-impact?lang=${lang}&view=agenda`);
  const row = rows(page).nth(1).getByRole('button');
  const title = (await row.textContent()) ?? '';
  await row.click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(new RegExp(title.replaceAll(/\W/g, '.')));
  await expect(page.getByRole('dialog').getByRole('heading', { name: title }).first()).toBeVisible();
});
