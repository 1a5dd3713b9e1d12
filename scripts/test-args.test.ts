import { expect, test } from 'vitest';
import { filtersOf, readBrowserTestArgs, readsBuild, readUnitTestArgs } from './test-args.ts';

test('M a unit test is taken with its line and its name', () => {
  expect(readUnitTestArgs(['domain/deck.test.ts:3', '-t', 'E1'])).toEqual({
    options: ['-t', 'E1'],
    files: ['domain/deck.test.ts:3'],
  });
});

test('M a file without unit tests is refused, with how test files end', () => {
  expect(() => readUnitTestArgs(['domain/deck.ts'])).toThrow(
    'domain/deck.ts holds no tests of this kind. A unit test ends with .test.ts or .test.tsx.',
  );
});

test('M a browser test given to the unit tests is refused, with the command that runs it', () => {
  expect(() => readUnitTestArgs(['tests/e2e/vip.spec.ts'])).toThrow(
    'npm run test:e2e -- tests/e2e/vip.spec.ts',
  );
});

test.each(['vip.spec.ts', 'tests/e2e/vip.spec.ts'])('M %s is the browser test of that name', (name) => {
  expect(readBrowserTestArgs([name, '--project', 'phone'])).toEqual({
    options: ['--project', 'phone'],
    files: ['tests/e2e/vip.spec.ts'],
  });
});

test('M files and folders without browser tests are refused', () => {
  expect(() => readBrowserTestArgs(['harness.ts'])).toThrow('A browser test ends with .spec.ts.');
  expect(() => readBrowserTestArgs(['domain'])).toThrow('domain has no browser tests');
  expect(readBrowserTestArgs(['tests']).files).toEqual(['tests']);
});

test('M the site is built before tests that read the build, and not before others', () => {
  expect(readsBuild([])).toBe(true);
  expect(readsBuild(['.'])).toBe(true);
  expect(readsBuild(['tests'])).toBe(true);
  expect(readsBuild(['domain', 'tests/built/head.test.ts:5'])).toBe(true);
  expect(readsBuild(['domain/deck.test.ts', 'tests/architecture'])).toBe(false);
});

test('M a folder picks the tests in it, and not a file whose name begins like it', () => {
  expect(filtersOf(['feeds', 'domain/deck.test.ts:3', '.'])).toEqual([
    'feeds/',
    'domain/deck.test.ts:3',
    '.',
  ]);
});
