import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readToolArgs, WrongArgument } from './tool-args.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'args-'));
  mkdirSync(join(root, 'domain'));
  writeFileSync(join(root, 'domain', 'deck.test.ts'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (args: readonly string[], from = [root]) =>
  readToolArgs(args, { root, from, withValue: ['-t'] });

describe('M arguments of npm commands', () => {
  test('M gives no files when nothing is typed', () => {
    expect(read([])).toEqual({ options: [], files: [] });
  });

  test.each([
    ['domain', 'domain'],
    ['domain/', 'domain'],
    ['./domain/deck.test.ts', 'domain/deck.test.ts'],
    ['domain/deck.test.ts:12', 'domain/deck.test.ts:12'],
    ['domain/deck.test.ts:12:3', 'domain/deck.test.ts:12:3'],
    ['.', '.'],
  ])('M reads %s as the path %s', (typed, path) => {
    expect(read([typed]).files).toEqual([path]);
  });

  test('M gives a path from the project when npm was called in a folder of it', () => {
    expect(read(['deck.test.ts'], [join(root, 'domain'), root]).files).toEqual(['domain/deck.test.ts']);
    expect(read(['domain/deck.test.ts'], [join(root, 'domain'), root]).files).toEqual([
      'domain/deck.test.ts',
    ]);
  });

  test('M gives an absolute path as one from the project', () => {
    expect(read([join(root, 'domain', 'deck.test.ts')]).files).toEqual(['domain/deck.test.ts']);
  });

  test('M keeps an option with its value, and looks for no file of that name', () => {
    expect(read(['-t', 'wraps at the end', '--retry=2', 'domain'])).toEqual({
      options: ['-t', 'wraps at the end', '--retry=2'],
      files: ['domain'],
    });
  });

  test('M names the path and shows an example when no such file exists', () => {
    expect(() => read(['domain/dek.test.ts'])).toThrow(WrongArgument);
    expect(() => read(['domain/dek.test.ts:4'])).toThrow(
      'There is no file or folder "domain/dek.test.ts". Give its path from the project\'s folder',
    );
  });

  test('M names the option when its value is missing', () => {
    expect(() => read(['-t'])).toThrow('The option -t needs a value.');
  });
});
