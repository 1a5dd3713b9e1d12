import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { postgresPrograms } from '#tests/postgres/server.ts';
import { runBeside, runTool } from './steps.ts';

/** Chromium without windows: a page costs it two thirds of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** A browser without chrome around the page; Debian has it beside the engine. */
const WEBKIT_BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const SCREEN_IN_MEMORY = ['/usr/bin/xvfb-run', '/usr/bin/xauth'];

/** WebKitGTK with its WebDriver. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

/** A folder of Linux that is memory, and the bytes that the tests' files need there with room to spare. */
const MEMORY = '/dev/shm';
const TEST_FILES_BYTES = 3e9;

/**
 * An empty folder for the temporary files of the tests: in memory where it has room, so that no test waits for a disk. Each
 * checkout has one name, so that a run also removes what a stopped run left, before it looks for room.
 */
export function makeTestFolder(checkout: string): string {
  const name = `aureo-tests-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`;
  for (const place of [MEMORY, tmpdir()])
    rmSync(join(place, name), { recursive: true, force: true, maxRetries: 3 });
  const folder = join(hasRoomInMemory() ? MEMORY : tmpdir(), name);
  mkdirSync(folder);
  // As /tmp: PostgreSQL and the proxies run as users of their own.
  chmodSync(folder, 0o1777);
  return folder;
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > TEST_FILES_BYTES;
  } catch {
    return false;
  }
}

/** A Chromium of this machine; null where only Playwright's own can serve. */
export function systemChromium(): string | null {
  return SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;
}

/** The Firefox of this machine, or null. */
export function systemFirefox(): string | null {
  return FIREFOX.find((path) => existsSync(path)) ?? null;
}

/** The WebKitGTK of this machine with all that drives it, or null. */
export function systemWebKit(): WebKit | null {
  const browser = globSync(WEBKIT_BROWSERS).sort().at(-1);
  const isWhole = browser && [WEBKIT_DRIVER, ...SCREEN_IN_MEMORY].every((path) => existsSync(path));
  return isWhole ? { driver: WEBKIT_DRIVER, browser } : null;
}

/** A program or fonts that the tests need, and Debian's packages of them. */
interface Need {
  readonly isHere: () => boolean;
  readonly packages: readonly string[];
}

/** Fonts of the pictures: pages are drawn in the first until the web fonts come (site/styles/local-fonts.ts). */
const FONTS = ['liberation/LiberationSans-Regular.ttf', 'noto/NotoMono-Regular.ttf'];

const CHROMIUM: readonly Need[] = [
  { isHere: () => existsSync(SHELL), packages: ['chromium-headless-shell'] },
  {
    isHere: () => FONTS.every((name) => existsSync(`/usr/share/fonts/truetype/${name}`)),
    packages: ['fonts-liberation', 'fonts-noto-mono'],
  },
];

const TEST_NEEDS: readonly Need[] = [
  ...CHROMIUM,
  { isHere: () => systemFirefox() !== null, packages: ['firefox-esr'] },
  { isHere: () => systemWebKit() !== null, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  // Of the checker of HTML.
  { isHere: () => starts('java', '-version'), packages: ['default-jre-headless'] },
  // Of the tests of `deploy/`.
  { isHere: () => starts('nginx', '-v'), packages: ['nginx'] },
  { isHere: () => starts('caddy', 'version'), packages: ['caddy'] },
  { isHere: () => starts('promtool', '--version'), packages: ['prometheus'] },
  {
    isHere: () => Boolean(process.env.TEST_DATABASE_URL) || postgresPrograms() !== null,
    packages: ['postgresql'],
  },
];

/** Ensures that a Chromium exists: Debian's package (as root), else the system's, else Playwright's own download. */
export async function ensureChromium(): Promise<void> {
  await installMissing(CHROMIUM)();
  downloadChromium();
}

/**
 * Starts to install what the tests use beside the steps that follow, as far as this machine allows. The returned function
 * waits for the end. Tests of a missing program are skipped; without a Chromium it throws.
 */
export function installTestPrograms(): () => Promise<void> {
  const installed = installMissing(TEST_NEEDS);
  return async () => {
    await installed();
    downloadChromium();
  };
}

function downloadChromium(): void {
  if (systemChromium() !== null || existsSync(chromium.executablePath())) return;
  console.log('Downloading Playwright’s Chromium …');
  if (runTool('@playwright/test/cli.js', ['install', 'chromium'])) return;
  throw new Error('No Chromium could be had for the browser tests: install one and run the command again.');
}

function installMissing(needs: readonly Need[]): () => Promise<void> {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const names = isDebian ? needs.flatMap(({ isHere, packages }) => (isHere() ? [] : packages)) : [];
  if (names.length === 0) return async () => {};
  console.log(`Installing from Debian: ${names.join(', ')} …`);
  const installed = runBeside('/bin/sh', [join(import.meta.dirname, 'install-from-debian.sh'), ...names]);
  return async () => {
    if (!(await installed())) console.error('Not all could be installed: see the lines above.');
  };
}

function starts(command: string, question: string): boolean {
  return spawnSync(command, [question]).status === 0;
}
