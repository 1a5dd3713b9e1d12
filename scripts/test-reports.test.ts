import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrowserReport, readUnitReport } from './test-reports.ts';

/** Writes a report and reads it. */
async function read<Result>(reader: (path: string) => Promise<Result>, report: object): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return reader(path).finally(() => rm(folder, { recursive: true }));
}

test('M names the failed tests of a vitest report, and a file that could not be loaded', async () => {
  const report = {
    numPassedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'A1 is right', status: 'failed' },
          { fullName: 'A2 is right', status: 'passed' },
        ],
      },
      { name: '/project/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(await read(readUnitReport, report)).toEqual({
    passed: 1,
    skipped: 2,
    failed: [
      { file: '/project/a.test.ts', title: 'A1 is right' },
      { file: '/project/b.test.ts', title: 'the file itself' },
    ],
  });
});

test('M names the failed tests of a Playwright report with their screens', async () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'home.spec.ts',
    tests: statuses.map((status, at) => ({ status, projectName: ['phone', 'desktop'][at] })),
  });
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec('D1 opens', 'expected', 'unexpected')],
        suites: [{ specs: [spec('D2 closes', 'skipped')] }],
      },
    ],
  };
  expect(await read(readBrowserReport, report)).toMatchObject({
    passed: 1,
    skipped: 1,
    failed: [{ file: 'home.spec.ts', title: 'D1 opens (desktop)' }],
  });
});

test('M says that a run wrote no report', async () => {
  expect(await readUnitReport('/no/such/report.json')).toBeNull();
  expect(await readBrowserReport('/no/such/report.json')).toBeNull();
});
