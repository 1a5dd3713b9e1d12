import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { articleLacks, WRITTEN } from '../../content/articles/articles.ts';
import { measurePlan } from '../../domain/trade-plan.ts';
import { ROOT } from '../../scripts/dist.ts';
import { CASE_ID, PLAIN_ID } from '../example.ts';
import { DESKTOP, expect, test } from './harness.ts';

/** What the desk and the development server need of the project. */
const SOURCES = [
  ...['brand', 'content', 'contracts', 'domain', 'feeds', 'functions', 'scripts', 'server', 'site', 'store'],
  ...['astro.config.ts', 'biome.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
];
const START_MS = 240_000;
/** A save is tried on a copy of the project first, and the development server reads the files again. */
const PATIENT = { timeout: 90_000 };

let root = '';
let desk = '';
let site = '';
let child: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ clock: 'page', actionTimeout: 90_000 });
test.beforeEach(({ allowConsole }) => {
  allowConsole.push(...STARTS);
});

/** What the editor says as it starts, and the development server in the frame of the preview. */
const STARTS = [
  /^console log: decap-cms(-app|-core)? [\d.]+ \(/,
  /^console log: `window\.CMS_MANUAL_INIT` flag set, /,
  /^console debug: \[vite\] /,
  // The desk asks for the page of the preview until that server has started.
  /^console error: Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE) \(http:\/\/127\.0\.0\.1:\d+\/.*[?&]lang=en/,
];
/** The browser, at an answer of the desk that the editor asked for. */
const answered = (status: number) =>
  new RegExp(`^console error: Failed to load resource: .* a status of ${status} .*/api\\?lang=en\\)$`);
/** The editor writes the reason of a save that is refused, and does not catch its error. */
const refusedWith = (reason: RegExp) => [
  answered(422),
  new RegExp(`^console error: API_ERROR: ${reason.source}`),
  /^uncaught: Object$/,
];

/** The desk of a copy of the project, whose owner has a domain and has confirmed all but what the tests do. */
test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(START_MS);
  root = await mkdtemp(join(tmpdir(), 'desk-e2e-'));
  await Promise.all(SOURCES.map((name) => cp(join(ROOT, name), join(root, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  confirmMost();
  const port = String(await freePort());
  site = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['scripts/commands/edit.ts'], {
    cwd: root,
    env: { ...environment(), DESK_PORT: '0', PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  desk = await new Promise<string>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`npm run edit ended with ${code}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [, address] = /The desk: (\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
  });
});

test.afterAll(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(root, { recursive: true, force: true });
});

const environment = () => ({
  ...process.env,
  ...{ DATA_DIR: join(root, 'data'), DEMO_DATA: 'off', FIGURES_IN_PAGES: 'off' },
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const dataOf = (file: string) => JSON.parse(textOf(file));
const change = (file: string, write: (text: string) => string) =>
  writeFileSync(join(root, file), write(textOf(file)));

/** The first claim and one case wait, and so do the testimonials and the video. */
function confirmMost(): void {
  for (const file of ['brand/brand.json', 'brand/offers.json', 'brand/socials.json'])
    change(file, (text) => text.replaceAll('.example', '.mx').replaceAll('de ejemplo', 'de Puebla'));
  change('brand/claims.json', (text) => {
    const [first, ...rest] = JSON.parse(text);
    const period = { es: '2024', en: '2024' };
    const sure = rest.map(({ meaningAssumed: _, ...one }: object & { meaningAssumed?: true }) => ({
      ...one,
      ...{ period, confirmed: true },
    }));
    const { confirmed: _, meaningAssumed: __, ...waiting } = first;
    return JSON.stringify([{ ...waiting, period }, ...sure]);
  });
  for (const { id } of CONFIRMED_CASES)
    change(`content/articles/${id}/article.ts`, (text) =>
      text.replace(/^ {2}id: /m, '  confirmed: true,\n  id: '),
    );
}

const CONFIRMED_CASES = WRITTEN.filter(
  (article) => article.id !== CASE_ID && articleLacks(article).length > 0,
);

const open = (page: Page, document: string) => page.goto(`${desk}?lang=en#/collections/${document}`);

/** The editor names each input after its field; those of closed entries are hidden. */
const field = (page: Page, name: string, index = 0) =>
  page.locator(`[id^="${name}-field-"]`).filter({ visible: true }).nth(index);

const entry = (page: Page, text: string) =>
  page.locator('[class*="SortableListItem"]').filter({ hasText: text }).first();

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
}

/** The page of the development server. */
async function pageOf(path: string): Promise<{ status: number; text: string }> {
  // It starts again when the list of articles changes.
  try {
    const response = await fetch(`${site}${path}?lang=en`);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

test(
  'N6 a price and its currency that the owner changes are in the file and on the page',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'site/entries/offers');
    // The development server starts with the desk, and the frame waits for it.
    const shown = page.frameLocator('iframe').frameLocator('.desk-page');
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
    await entry(page, 'VIP_100').getByRole('button').first().click();
    await field(page, 'price').fill('1790');
    await field(page, 'currency').fill('MXN');
    await publish(page);
    await expect
      .poll(() => dataOf('brand/offers.json')[0], PATIENT)
      .toMatchObject({ price: 1790, currency: 'MXN' });
    await expect.poll(async () => (await pageOf('/')).text, PATIENT).toMatch(/1,790(\s|&nbsp;)MXN/);
  },
);

test(
  'N6 a price with a comma is refused in Spanish, whatever the language of the browser',
  DESKTOP,
  async ({ page, allowConsole }) => {
    const reason =
      /brand\/offers\.json: entrada 2 \(PASSIVE_1K\), Precio: escribe un número como 1000 o 49\.99/;
    allowConsole.push(
      /status of 422 /,
      new RegExp(`^console error: API_ERROR: ${reason.source}`),
      /^uncaught: Object$/,
    );
    const before = textOf('brand/offers.json');
    await page.goto(`${desk}#/collections/site/entries/offers`);
    await entry(page, 'PASSIVE_1K').getByRole('button', { name: 'Abrir o cerrar' }).click();
    await field(page, 'price').fill('49,99');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Guardar ahora' }).click();
    await expect(page.getByRole('dialog')).toContainText(reason, PATIENT);
    // The editor's own message says it no second time.
    await expect(page.getByText('PASSIVE_1K), Precio')).toHaveCount(1);
    expect(textOf('brand/offers.json')).toBe(before);
  },
);

test(
  'N6 nothing is lost of what the owner types across a save, and Tab stays in the form',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'site/entries/faq');
    const shown = page.frameLocator('iframe').frameLocator('.desk-page');
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
    await page.locator('[class*="SortableListItem"]').first().getByRole('button').first().click();
    const typed = field(page, 'es');
    await typed.fill('Uno');
    const loads = page.waitForEvent('requestfinished', {
      predicate: (one) => one.isNavigationRequest() && one.url().startsWith(`${site}/`),
      ...PATIENT,
    });
    await publish(page);
    await typed.focus();
    let text = 'Uno';
    const type = async () => {
      await page.keyboard.type('x');
      text += 'x';
    };
    let hasLoaded = false;
    void loads.then(() => {
      hasLoaded = true;
    });
    while (!hasLoaded) await type();
    // Its scripts run once it has loaded.
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
    for (let more = 0; more < 50; more += 1) await type();
    await expect(typed).toHaveValue(text);
    await expect(typed).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'en')).toBeFocused();
  },
);

test(
  'N6 a save after the desk was stopped says how to start it, and keeps the text',
  DESKTOP,
  async ({ page, allowConsole }) => {
    allowConsole.push(/net::ERR_FAILED/, /^console error: .*Failed to fetch/, /^uncaught: Object$/);
    await page.goto(`${desk}#/collections/site/entries/video`);
    await field(page, 'host').fill('videos.example');
    await page.route('**/api?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Guardar ahora' }).click();
    await expect(page.getByRole('dialog')).toContainText('npm run edit');
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await expect(field(page, 'host')).toHaveValue('videos.example');
  },
);

test('N6 a step back over two documents shows the fields of the first', DESKTOP, async ({ page }) => {
  await open(page, `articles/entries/${CASE_ID}`);
  await expect(field(page, 'id')).toHaveValue(CASE_ID, PATIENT);
  await page.evaluate(() => {
    location.hash = '#/collections/articles';
  });
  await expect(field(page, 'id')).toHaveCount(0);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/articles/entries/${PLAIN_ID}`);
  await expect(field(page, 'id')).toHaveValue(PLAIN_ID, PATIENT);
  await page.evaluate(() => history.go(-2));
  await expect(field(page, 'id')).toHaveValue(CASE_ID, PATIENT);
});

test(
  'N6 on a phone the form is as wide as the window, and its buttons are in it',
  DESKTOP,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `articles/entries/${CASE_ID}`);
    await expect(field(page, 'title')).toBeVisible(PATIENT);
    for (const part of [field(page, 'title'), page.getByRole('button', { name: 'Delete', exact: true })]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    }
    await expect(page.getByRole('button', { name: 'Media' })).toHaveCount(0);
  },
);

test(
  'N6 a value that the rules refuse is named by file, field and reason, and the file stays',
  DESKTOP,
  async ({ page, allowConsole }) => {
    const reason =
      /brand\/offers\.json: entry 2 \(PASSIVE_1K\), currency takes the three letters of a currency/;
    allowConsole.push(...refusedWith(reason));
    const before = textOf('brand/offers.json');
    await open(page, 'site/entries/offers');
    await entry(page, 'PASSIVE_1K').getByRole('button').first().click();
    await field(page, 'currency').fill('pesos');
    await publish(page);
    await expect(page.getByRole('dialog')).toContainText(reason, PATIENT);
    expect(textOf('brand/offers.json')).toBe(before);
  },
);

test('N6 testimonials that the owner replaces are in the file and on the page', DESKTOP, async ({ page }) => {
  await open(page, 'site/entries/testimonials');
  const entries = page.locator('[class*="SortableListItem"]');
  await expect(entries.first()).toBeVisible(PATIENT);
  for (let left = await entries.count(); left > 1; left -= 1) {
    await entries.last().getByRole('button', { name: 'Remove' }).click();
    await expect(entries).toHaveCount(left - 1, PATIENT);
  }
  await entries.first().getByRole('button').first().click();
  await field(page, 'name').fill('Rosa M., Oaxaca');
  await field(page, 'illustrative').click();
  await publish(page);
  const saved = () => dataOf('content/testimonials.json');
  await expect.poll(saved, PATIENT).toMatchObject([{ name: 'Rosa M., Oaxaca', illustrative: false }]);
  expect(saved()).toHaveLength(1);
  await expect.poll(async () => (await pageOf('/')).text, PATIENT).toContain('Rosa M., Oaxaca');
});

test(
  'N6 N13 the list leads to each field that the pages leave out, until the owner has confirmed it',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'articles');
    const toDo = page.locator('.desk-findings');
    // What the pages of a real domain leave out is not counted.
    await expect(toDo).toHaveText('To do: 0', PATIENT);
    const follow = async (name: RegExp) => {
      await toDo.click();
      await page.getByRole('link', { name }).click();
    };
    const isDone = (name: RegExp) =>
      expect(async () => {
        await toDo.click();
        const left = await page.getByRole('link', { name }).count();
        await page.keyboard.press('Escape');
        expect(left).toBe(0);
      }).toPass(PATIENT);
    const claim = new RegExp(`${brand.claims[0]?.id} › Confirmed by the owner`);
    await follow(claim);
    await field(page, 'confirmed').click();
    await publish(page);
    await expect.poll(() => dataOf('brand/claims.json')[0].confirmed, PATIENT).toBe(true);
    await isDone(claim);

    const report = /^(?!Figures).* › Confirmed by the owner/;
    await follow(report);
    await expect(field(page, 'confirmed')).toBeFocused(PATIENT);
    await field(page, 'confirmed').click();
    await publish(page);
    await expect
      .poll(() => textOf(`content/articles/${CASE_ID}/article.ts`), PATIENT)
      .toMatch(/"?confirmed"?: true/);
    await isDone(report);

    const video = /^Video › (?:id › )?Identifier/;
    await follow(video);
    await expect(field(page, 'id')).toBeFocused(PATIENT);
    await field(page, 'id').fill('dQw4w9WgXcQ');
    await publish(page);
    await isDone(video);
    const { status, stdout } = spawnSync(process.execPath, ['scripts/commands/doctor.ts'], {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
    expect(stdout).not.toContain('until you supply them');
  },
);

test(
  'N6 the ladder, pips and ratio of a trade follow while its levels are typed',
  DESKTOP,
  async ({ page }) => {
    await open(page, `articles/entries/${CASE_ID}`);
    await field(page, 'title').waitFor();
    // In the place of the other language, the preview.
    await page.getByRole('button', { name: 'Show the other language' }).click();
    await page.getByRole('button', { name: 'Show the page' }).click();
    await page.locator('[id^="report-field-"]').getByRole('button').first().click();
    await entry(page, 'main').getByRole('button').first().click();
    const drawn = page.locator('iframe').first().contentFrame().locator('.desk-trade').first();
    for (const [name, price] of Object.entries({ entry: 3500, stop: 3490, target: 3530 }))
      await field(page, name).fill(String(price));
    const { riskPips, rewardPips, ratio } = measurePlan({ entry: 3500, stop: 3490, target: 3530 });
    await expect(drawn.getByRole('status')).toHaveText(
      `Risk ${riskPips} pips, reward ${rewardPips} pips, ratio 1:${ratio}`,
    );
    await expect(drawn.locator('svg')).toBeVisible();
    await field(page, 'target').fill('3480');
    await expect(drawn.getByRole('status')).toHaveText(
      'Stop and target belong on opposite sides of the entry.',
    );
  },
);

test(
  'N6 the shop that the owner switches off is gone from the site and its menu',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'site/entries/brand');
    await field(page, 'off').fill('Merch');
    await page.keyboard.press('Enter');
    await publish(page);
    await expect.poll(() => dataOf('brand/brand.json').off, PATIENT).toEqual(['merch']);
    await expect.poll(async () => (await pageOf('/merch')).status, PATIENT).toBe(404);
    const home = await pageOf('/');
    expect(home.status).toBe(200);
    expect(home.text).not.toContain('href="/merch"');
  },
);

// The last one: the preview starts again after it, and what is saved meanwhile may come late.
test(
  'N6 an article that the owner adds is on the site, and is gone once it is deleted',
  DESKTOP,
  async ({ page, allowConsole }) => {
    // The editor asks first whether there is one of that name.
    allowConsole.push(answered(404));
    const folder = join(root, 'content/articles/oro-en-asia');
    await open(page, 'articles/new');
    const texts = [
      ['Oro en Asia', 'Oro en Asia: cómo se mueve de noche y qué esperar', 'La noche del oro.'],
      ['Gold in Asia', 'Gold in Asia: how it moves at night, what to expect', 'The night of gold.'],
    ] as const;
    for (const [locale, [title, seoTitle, line]] of texts.entries()) {
      await field(page, 'title', locale).fill(title);
      await field(page, 'seoTitle', locale).fill(seoTitle.padEnd(50, '.'));
      await field(page, 'description', locale).fill(line);
      await field(page, 'standfirst', locale).fill(line);
      await field(page, 'body', locale).fill(`## ${title}\n\n${line}`);
    }
    await field(page, 'id').fill('oro-en-asia');
    await field(page, 'es').fill('oro-en-asia');
    await field(page, 'en').fill('oro-en-asia');
    await publish(page);
    await expect.poll(() => existsSync(join(folder, 'article.ts')), PATIENT).toBe(true);
    expect(readFileSync(join(folder, 'en.mdx'), 'utf8')).toContain('The night of gold.');
    await expect
      .poll(async () => (await pageOf('/blog/oro-en-asia')).text, PATIENT)
      .toContain('The night of gold.</p>');
    await expect
      .poll(async () => (await pageOf('/blog/oro-en-asia')).text, PATIENT)
      .toContain('data-part="not-public"');
    await expect.poll(async () => (await pageOf('/blog')).status, PATIENT).toBe(200);
    expect((await pageOf('/blog')).text).not.toContain('oro-en-asia');

    await open(page, 'articles');
    await page.goto('about:blank');
    await open(page, 'articles/entries/oro-en-asia');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => existsSync(folder), PATIENT).toBe(false);
    await expect.poll(async () => (await pageOf('/blog/oro-en-asia')).status, PATIENT).toBe(404);
  },
);
