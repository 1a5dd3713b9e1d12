import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { postgresPrograms } from '#tests/postgres/server.ts';

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
const SCREEN_IN_MEMORY = '/usr/bin/xvfb-run';

/** WebKitGTK with its WebDriver. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

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

/** The Firefox of this machine, or null. */
export function systemFirefox(): string | null {
  return FIREFOX.find((path) => existsSync(path)) ?? null;
}

/** The WebKitGTK of this machine with all that drives it, or null. */
export function systemWebKit(): WebKit | null {
  const browser = globSync(WEBKIT_BROWSERS).sort().at(-1);
  const isWhole = browser && existsSync(WEBKIT_DRIVER) && existsSync(SCREEN_IN_MEMORY);
  return isWhole ? { driver: WEBKIT_DRIVER, browser } : null;
}

/** Ensures that there are a Firefox and a WebKitGTK for the smoke journey; without one, its test is skipped. */
export function ensureEngines(): void {
  if (systemFirefox() === null) installFromDebian('firefox-esr');
  if (systemWebKit() === null) installFromDebian('webkit2gtk-driver', 'xvfb');
}

/** Ensures that there is a Java for the checker of HTML; without one that test is skipped. */
export function ensureJava(): void {
  if (spawnSync('java', ['-version']).status !== 0) installFromDebian('default-jre-headless');
}

/** Programs that the tests of `deploy/` start, and Debian's package of each. */
const DEPLOY_PROGRAMS = { nginx: 'nginx', caddy: 'caddy', promtool: 'prometheus' } as const;

/** Ensures the programs of `deploy/` as far as this machine allows; the tests of a missing one are skipped. */
export function ensureDeployPrograms(): void {
  for (const [program, name] of Object.entries(DEPLOY_PROGRAMS))
    if (spawnSync(program, ['--help']).error) withoutServices(() => installFromDebian(name));
}

/** Debian starts a service when it installs one; a test machine keeps its ports. */
const POLICY = '/usr/sbin/policy-rc.d';

function withoutServices(install: () => void): void {
  const isOurs = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

/** Ensures that there is a PostgreSQL server to start; without one its tests are skipped, and CI fails. */
export function ensurePostgres(): void {
  if (!process.env.TEST_DATABASE_URL && postgresPrograms() === null)
    withoutServices(() => installFromDebian('postgresql'));
}

/** Installs packages of Debian where this machine allows it: as root. */
function installFromDebian(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(' and ')} from Debian …`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', ...names]);
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
