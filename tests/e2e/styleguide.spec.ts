import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, expect, type Page, type TestInfo, test } from '@playwright/test';
import { lookup } from 'mrmime';
import { buildOnce } from '../../scripts/build-once.ts';
import { DIST, ROOT } from '../../scripts/dist.ts';
import { sourcesNow } from '../../scripts/site-build.ts';
import { COMPOSITIONS } from '../../site/styleguide/compositions.ts';
import { violationsOn } from './axe.ts';
import { coarseDifference } from './coarse-difference.ts';
import { onScreenOf } from './harness.ts';

/** No server listens here. The test answers every request from the built folder. */
const ORIGIN = 'http://127.0.0.1:9';
const COMPONENTS = readdirSync(join(ROOT, 'site', 'ui'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''))
  .concat(COMPOSITIONS);
/** Records the browser that made the baselines. Another browser draws a little differently. */
const RECORD = fileURLToPath(new URL('./styleguide.spec.ts-snapshots/made-by.json', import.meta.url));
/** The same browser on another machine may still smooth edges differently. */
const SAME = { threshold: 0.25, maxDiffPixelRatio: 0.01 };
const COARSE = 0.015;
/** Higher than any component. For a higher one, Playwright would resize the screen, and a deck would move. */
const SCREEN_PX = 2_000;

test.describe.configure({ mode: 'default' });

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }, info) => {
  // Both screens share one build.
  const cache = join(ROOT, '.cache', 'styleguide');
  const dir = join(cache, 'site');
  await buildOnce(await sourcesNow(), { dist: dir, cache }, build);
  context = await openContext(browser, info, dir);
  page = await context.newPage();
  await open('es');
});

test.afterAll(async () => context.close());

const CASES = ['es', 'en'].flatMap((lang) => COMPONENTS.map((component) => ({ lang, component })));

for (const { lang, component } of CASES) {
  test(
    `C11 ${component} matches its baseline in both themes (${lang})`,
    onScreenOf(lang),
    async ({ browser }, info) => {
      info.snapshotSuffix = '';
      const isSame = await madeByThis(browser, info);
      if (!page.url().includes(`/${lang}/`)) await open(lang);
      for (const scheme of ['dark', 'light']) {
        const name = lang === 'es' ? `${component}-${scheme}.png` : `${component}-${lang}-${scheme}.png`;
        const shot = await shoot(component, scheme);
        if (isSame) expect.soft(shot).toMatchSnapshot(name, SAME);
        else {
          const baseline = await readFile(info.snapshotPath(name));
          expect.soft(await coarseDifference(page, shot, baseline), name).toBeLessThan(COARSE);
        }
      }
    },
  );
}

test('C11 the comparison for other browsers detects a missing part and ignores font rendering', async () => {
  await open('es');
  const before = await shoot('Meter', 'dark');
  await page.addStyleTag({ content: '* { text-rendering: geometricPrecision; letter-spacing: 0.15px }' });
  const noise = await coarseDifference(page, await shoot('Meter', 'dark'), before);
  await page.addStyleTag({ content: '[data-block="Meter"] svg rect:nth-of-type(3) { fill: none }' });
  const gone = await coarseDifference(page, await shoot('Meter', 'dark'), before);
  await open('es');
  expect(noise).toBeLessThan(COARSE / 2);
  expect(gone).toBeGreaterThan(COARSE);
});

test('C11 axe finds nothing on any component, and every component fits the screen', async () => {
  for (const lang of ['en', 'es']) {
    await open(lang);
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, lang).toBeLessThanOrEqual(screen ?? 0);
  }
  // The page has each component twice, once per theme.
  const rules = { 'landmark-unique': { enabled: false } };
  expect(await violationsOn(page, '[data-block]', { rules })).toEqual([]);
});

test('C11 the built site does not contain the styleguide', () => {
  const files = readdirSync(DIST, { recursive: true }).map(String);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /styleguide/i.test(file))).toEqual([]);
});

async function build(outDir: string): Promise<void> {
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const config = join('site', 'styleguide', 'astro.config.ts');
  const args = [astro, 'build', '--config', config, '--outDir', outDir];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT });
}

async function openContext(browser: Browser, { project }: TestInfo, dir: string): Promise<BrowserContext> {
  const { viewport, isMobile = false, hasTouch = false } = project.use;
  const screen = { width: viewport?.width ?? 0, height: SCREEN_PX };
  const motion = { reducedMotion: 'reduce' } as const;
  const opened = await browser.newContext({ viewport: screen, isMobile, hasTouch, ...motion });
  await opened.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.endsWith('/styleguide') ? `${pathname}/index.html` : pathname;
    await route.fulfill({ body: await readFile(join(dir, file)), contentType: lookup(file) ?? '' });
  });
  return opened;
}

async function open(lang: string): Promise<void> {
  await page.goto(`${ORIGIN}/${lang}/styleguide`);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'shown');
  await expect(page.locator('[data-deck]:not([data-awake])')).toHaveCount(0);
}

/** Moves the component to the top of the page, so that content above it cannot shift its edges by part of a pixel. */
function shoot(component: string, scheme: string): Promise<Buffer> {
  const part = `[data-block="${component}"] [data-scheme="${scheme}"]`;
  const style = `${part} { position: absolute; inset: 0 0 auto; z-index: 1 }`;
  return page.locator(part).screenshot({ animations: 'disabled', scale: 'css', style });
}

/** Whether this browser made the baselines. An update of the baselines records this browser. */
async function madeByThis(browser: Browser, { config }: TestInfo): Promise<boolean> {
  const here = `${process.platform}, chromium ${browser.version().split('.')[0]}`;
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    await mkdir(dirname(RECORD), { recursive: true });
    await writeFile(RECORD, `{ "madeBy": ${JSON.stringify(here)} }\n`);
  }
  return JSON.parse(await readFile(RECORD, 'utf8')).madeBy === here;
}
