import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { ROOT } from '../dist.ts';
import { median } from './median.ts';

const OWN = join(ROOT, 'scripts', 'bench', 'lighthouse');
const INSTALLED = join(ROOT, '.cache', 'lighthouse');

/** Medians of one page. Times are milliseconds, scores are of 100. */
export interface PageSpeed {
  readonly page: string;
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The lowest score of accessibility, good practice and search. */
  readonly others: number;
}

interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly runtimeError?: { readonly message: string };
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

/**
 * Lighthouse's mobile preset with simulated slow 4G over the pages. Every round visits all of them, so that other work
 * of the machine affects them equally.
 */
export async function benchPages(
  pages: Readonly<Record<string, string>>,
  executablePath: string,
  rounds: number,
): Promise<readonly PageSpeed[]> {
  const lighthouse = await loadLighthouse();
  const measured = new Map<string, PageSpeed[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, url] of Object.entries(pages)) {
      // Chromium without windows ends with its last page: each visit has a browser of its own.
      const browser = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      const port = Number(new URL(browser.wsEndpoint()).port);
      // Two pages ask not to be listed.
      const skipAudits = ['is-crawlable'];
      const report = await lighthouse(url, { port, logLevel: 'silent', output: 'json', skipAudits });
      await browser.close();
      measured.set(page, [...(measured.get(page) ?? []), readReport(page, report)]);
    }
  }
  return [...measured].map(([page, all]) => {
    const middle = (name: Exclude<keyof PageSpeed, 'page'>) => median(all.map((one) => one[name]));
    return {
      page,
      score: middle('score'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      cls: middle('cls'),
      others: middle('others'),
    };
  });
}

function readReport(page: string, report: Report | undefined): PageSpeed {
  if (!report || report.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${page}: ${report?.lhr.runtimeError?.message}`);
  const { audits, categories } = report.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    page,
    score: score('performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    others: Math.min(score('accessibility'), score('best-practices'), score('seo')),
  };
}

/**
 * Lighthouse from a folder of its own with a lock file of its own: it brings 114 packages, as much as all else that the
 * tests need, and only this command uses it.
 */
async function loadLighthouse(): Promise<Lighthouse> {
  const file = join(INSTALLED, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(file)) {
    console.log('Installing Lighthouse for the bench …');
    await mkdir(INSTALLED, { recursive: true });
    await cp(OWN, INSTALLED, { recursive: true });
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: INSTALLED,
      stdio: 'inherit',
    });
    if (npm.status !== 0) throw new Error('Lighthouse could not be installed: see the lines above.');
  }
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return lighthouse;
}
