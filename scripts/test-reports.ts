import { readFile } from 'node:fs/promises';

export interface FailedTest {
  /** As the test tool takes it as an argument. */
  readonly file: string;
  readonly title: string;
}

/** What one run of a test tool reported. */
export interface TestReport {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly FailedTest[];
}

/** Vitest's JSON report; null when the run wrote none. */
export async function readUnitReport(path: string): Promise<TestReport | null> {
  interface Report {
    numPassedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { fullName: string; status: string }[];
    }[];
  }
  const report = await readReport<Report>(path);
  if (report === null) return null;
  const failed = report.testResults.flatMap(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && tests.length === 0) return [{ file, title: 'the file itself' }];
    return tests.map(({ fullName: title }) => ({ file, title }));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed };
}

/** Playwright's JSON report; null when the run wrote none. */
export async function readBrowserReport(path: string): Promise<TestReport | null> {
  interface Suite {
    specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
    suites?: Suite[];
  }
  const report = await readReport<Suite & { errors?: unknown[] }>(path);
  if (report === null) return null;
  const testsOf = ({ specs = [], suites = [] }: Suite): (FailedTest & { status: string })[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status }) => ({ file, title: `${title} (${projectName})`, status })),
    ),
    ...suites.flatMap(testsOf),
  ];
  const tests = testsOf(report);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  return {
    passed: count('expected'),
    skipped: count('skipped'),
    failed: [
      ...tests.filter(({ status }) => status === 'unexpected'),
      ...(report.errors ?? []).map(() => ({ file: path, title: 'an error outside the tests' })),
    ],
  };
}

async function readReport<Shape>(path: string): Promise<Shape | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Shape);
}
