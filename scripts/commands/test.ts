import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startChecks } from '../checks.ts';
import { ROOT } from '../dist.ts';
import { installTestPrograms, makeTestFolder } from '../machine.ts';
import { ensureBuilt } from '../site-build.ts';
import { processorSeconds, runSteps, runTool, runToolBeside } from '../steps.ts';
import { type FailedTest, readBrowserReport, readUnitReport, type TestReport } from '../test-reports.ts';

const REPORTS = join(ROOT, '.cache', 'reports');
const VITEST = 'vitest/vitest.mjs';
const PLAYWRIGHT = '@playwright/test/cli.js';
/** A busy machine does not explain more failed tests than this. */
const MOST_AGAIN = 10;

await rm(REPORTS, { recursive: true, force: true });
const installed = installTestPrograms();
const folder = makeTestFolder(ROOT);
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
// The unit tests have the import directions too.
const { 'types (astro check)': types, 'import directions': _, ...checks } = startChecks();
let others: () => Promise<boolean> = async () => false;
const failedSteps = await runSteps({
  ...checks,
  build: async () => {
    await ensureBuilt();
    return true;
  },
  'browsers, Java, proxies and PostgreSQL for the tests': async () => {
    await installed();
    return true;
  },
  'unit and contract tests with a process of their own (vitest)': () => {
    // These tests, and those in a browser, wait for a part of their time: the others fill it.
    others = runToolBeside(VITEST, unitArgs('unit-beside', 'shared', 'simulated', 'postgres'));
    return runTool(VITEST, unitArgs('unit-apart', 'apart'));
  },
  'types (astro check)': types,
  'browser tests (playwright)': () => runBrowserTests('browser'),
  'all other unit and contract tests (vitest)': () => others(),
  // The load asks for more than the machine can answer.
  'load (vitest)': () => runTool(VITEST, unitArgs('unit-load', 'alone')),
});

const units = await Promise.all(['unit-beside', 'unit-apart', 'unit-load'].map(unitReport));
const browser = await readBrowserReport(reportPath('browser'));
const reports = [...units, browser].filter((report) => report !== null);
const failedFirst = reports.flatMap(({ failed }) => failed);
const isRetried = failedFirst.length > 0 && failedFirst.length <= MOST_AGAIN;
const failed = isRetried ? await runAgain() : failedFirst;

const sum = (pick: (report: TestReport) => number) => reports.reduce((total, one) => total + pick(one), 0);
const passed = sum((one) => one.passed) + failedFirst.length - failed.length;
if (isRetried) list('Failed at first, and run again alone:', failedFirst);
if (failed.length > 0) list('Failed:', failed);
console.log(`\n${passed} passed, ${failed.length} failed, ${sum((one) => one.skipped)} skipped`);
const used = processorSeconds();
if (used !== null) console.log(`${Math.round(used)} s of a core in all programs`);
// A step that failed without a failed test was no test, or broke down.
const testSteps = failedSteps.filter((name) => /vitest|playwright/.test(name));
const isWhole = reports.length === 4 && reports.every((one) => one.passed > 0);
const isExplained = testSteps.length <= reports.filter((one) => one.failed.length > 0).length;
const isClean = testSteps.length === failedSteps.length;
process.exit(isWhole && isClean && isExplained && failed.length === 0 ? 0 : 1);

/**
 * Runs the failed tests once more when nothing else runs, and returns those that fail again: on a machine that others use,
 * a test may be late by chance.
 */
async function runAgain(): Promise<readonly FailedTest[]> {
  const files = new Set(units.flatMap((report) => report?.failed ?? []).map(({ file }) => file));
  const isUnit = files.size > 0;
  const isBrowser = browser !== null && browser.failed.length > 0;
  const broken = await runSteps({
    ...(isUnit && {
      'failed files, alone (vitest)': () => runTool(VITEST, [...unitArgs('unit-again'), ...files]),
    }),
    ...(isBrowser && {
      'failed tests, alone (playwright)': () =>
        runBrowserTests('browser-again', '--last-failed', '--workers=1'),
    }),
  });
  if (broken.length === 0) return [];
  const again = [
    ...(isUnit ? [await unitReport('unit-again')] : []),
    ...(isBrowser ? [await readBrowserReport(reportPath('browser-again'))] : []),
  ];
  const failedAgain = again.flatMap((report) => report?.failed ?? []);
  return failedAgain.length > 0 ? failedAgain : failedFirst;
}

function list(title: string, tests: readonly FailedTest[]): void {
  console.log(`\n${title}`);
  for (const test of tests) console.log(`  ${relative(ROOT, test.file)} › ${test.title}`);
}

function reportPath(name: string): string {
  return join(REPORTS, `${name}.json`);
}

function unitReport(name: string): Promise<TestReport | null> {
  return readUnitReport(reportPath(name));
}

function unitArgs(report: string, ...projects: readonly string[]): readonly string[] {
  return [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(report)}`],
    ...projects.flatMap((name) => ['--project', name]),
  ];
}

// A trace of every test costs a third of the time: `npm run test:e2e -- <file>` keeps one of a failure.
function runBrowserTests(report: string, ...options: readonly string[]): boolean {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(report) };
  return runTool(PLAYWRIGHT, ['test', '--trace=off', ...options], env);
}
