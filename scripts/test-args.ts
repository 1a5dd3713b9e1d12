import { join } from 'node:path';
import { ROOT } from './dist.ts';
import { CALLED_IN, readToolArgs, type ToolArgs, WrongArgument } from './tool-args.ts';

const VITEST_VALUES = ['-t', '--testNamePattern', '--reporter', '--retry', '--bail'];
const PLAYWRIGHT_VALUES = [
  ...['-g', '--grep', '--grep-invert', '--project', '--reporter', '--repeat-each', '--retries'],
  ...['-j', '--workers', '--timeout', '--max-failures', '--shard', '--trace'],
];
const BROWSER_TESTS = 'tests/e2e';
/** Folders whose tests read `dist/`. */
const BUILD_READERS = ['tests/built', 'tests/claims', 'tests/deploy', 'tests/faults', 'tests/load'];

/** Arguments of the unit tests. Throws `WrongArgument` on a file that holds none. */
export function readUnitTestArgs(args: readonly string[]): ToolArgs {
  const read = readToolArgs(args, { withValue: VITEST_VALUES });
  const browserTest = read.files.find((file) => isBelow(file, BROWSER_TESTS));
  if (browserTest) {
    throw new WrongArgument(`${browserTest} is for browser tests: npm run test:e2e -- ${browserTest}`);
  }
  refuseOtherFiles(read.files, /\.test\.tsx?$/, 'A unit test ends with .test.ts or .test.tsx.');
  return read;
}

/** Arguments of the browser tests; a file may be named without its folder. Throws `WrongArgument` on a file that holds none. */
export function readBrowserTestArgs(args: readonly string[]): ToolArgs {
  const from = [CALLED_IN, ROOT, join(ROOT, BROWSER_TESTS)];
  const read = readToolArgs(args, { from, withValue: PLAYWRIGHT_VALUES });
  refuseOtherFiles(read.files, /\.spec\.ts$/, 'A browser test ends with .spec.ts.');
  const unitFolder = read.files.find(
    (file) => !isBelow(file, BROWSER_TESTS) && !isBelow(BROWSER_TESTS, file),
  );
  if (unitFolder)
    throw new WrongArgument(`${unitFolder} has no browser tests: they are in ${BROWSER_TESTS}.`);
  return read;
}

/** Whether tests in these files and folders read `dist/`; no files means all tests. */
export function readsBuild(files: readonly string[]): boolean {
  const read = (file: string) =>
    BUILD_READERS.some((folder) => isBelow(file, folder) || isBelow(folder, file));
  return files.length === 0 || files.some(read);
}

const isFile = (path: string) => /\.\w+(:\d+)*$/.test(path);

/** Vitest looks for a filter anywhere in a path: without its slash, `feeds` is also `tests/built/feeds.test.ts`. */
export function filtersOf(files: readonly string[]): string[] {
  return files.map((file) => (isFile(file) || file === '.' ? file : `${file}/`));
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

function refuseOtherFiles(files: readonly string[], wanted: RegExp, rule: string): void {
  const other = files.find((file) => isFile(file) && !wanted.test(file.replace(/(:\d+)+$/, '')));
  if (other !== undefined) throw new WrongArgument(`${other} holds no tests of this kind. ${rule}`);
}
