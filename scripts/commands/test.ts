import { rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startChecks } from '../checks.ts';
import { installTestPrograms, makeTestFolder } from '../machine.ts';
import { ensureBuilt, ROOT } from '../site-build.ts';
import { runSteps, runTool, runToolBeside } from '../steps.ts';

const REPORTS = join(ROOT, '.cache', 'reports');
const UNIT = join(REPORTS, 'unit.json');
const UNIT_BESIDE = join(REPORTS, 'unit-beside.json');
const UNIT_ALONE = join(REPORTS, 'unit-alone.json');
const E2E = join(REPORTS, 'e2e.json');

const VITEST = 'vitest/vitest.mjs';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

await rm(REPORTS, { recursive: true, force: true });
const installed = installTestPrograms();
const folder = makeTestFolder(ROOT);
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
// The unit tests have the import directions too.
const { 'types (astro check)': types, 'import directions': _, ...checks } = startChecks();
let others: () => Promise<boolean> = async () => false;
const ok = await runSteps({
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
    others = runToolBeside(VITEST, [
      ...unitRun(UNIT_BESIDE),
      ...['shared', 'simulated', 'postgres'].flatMap((name) => ['--project', name]),
    ]);
    return runTool(VITEST, [...unitRun(UNIT), '--project', 'apart']);
  },
  'types (astro check)': types,
  // A trace of every test costs a third of the time: `npm run test:e2e -- <file>` keeps one of a failure.
  'browser tests (playwright)': () =>
    runTool('@playwright/test/cli.js', ['test', '--trace=off'], { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E }),
  'all other unit and contract tests (vitest)': () => others(),
  // The load asks for more than the machine can answer.
  'load (vitest)': () => runTool(VITEST, [...unitRun(UNIT_ALONE), '--project', 'alone']),
});

const units = await Promise.all([UNIT, UNIT_BESIDE, UNIT_ALONE].map(unitCounts));
const counts = [...units, await e2eCounts()];
const sum = (pick: (one: Counts) => number) => counts.reduce((total, one) => total + pick(one), 0);
const failed = sum((one) => one.failed);
console.log(`\n${sum((one) => one.passed)} passed, ${failed} failed, ${sum((one) => one.skipped)} skipped`);
process.exit(ok && failed === 0 && counts.every(({ passed }) => passed > 0) ? 0 : 1);

function unitRun(report: string): readonly string[] {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

async function unitCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  }>(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 1,
    skipped: report?.numPendingTests ?? 0,
  };
}

async function e2eCounts(): Promise<Counts> {
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  const stats = (await readReport<Report>(E2E))?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

async function readReport<Shape>(file: string): Promise<Shape | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Shape);
}
