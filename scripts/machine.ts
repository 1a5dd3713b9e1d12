import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

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

/** A Chromium of this machine; null where only Playwright's own can serve. */
export function systemChromium(): string | null {
  return SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;
}

/** Ensures that a Chromium exists: Debian's package (as root), else the system's, else Playwright's own download. */
export function ensureChromium(root: string): void {
  if (existsSync(SHELL)) return;
  installFromDebian('chromium-headless-shell');
  if (systemChromium() !== null || existsSync(chromium.executablePath())) return;
  console.log('Downloading Playwright’s Chromium …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  if (!run(process.execPath, [cli, 'install', 'chromium'])) {
    throw new Error('No Chromium could be had for the browser tests: install one and run the command again.');
  }
}

/** Ensures that there is a Java for the checker of HTML; without one that test is skipped. */
export function ensureJava(): void {
  if (spawnSync('java', ['-version']).status !== 0) installFromDebian('default-jre-headless');
}

/** Installs a package of Debian where this machine allows it: as root. */
function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} from Debian …`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', name]);
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
