import { chmod, mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at, snapshot } from '#store/contract/rows.ts';
import { StoreError } from '#store/errors.ts';
import { explain } from './explain.ts';
import { openSqlite } from './open.ts';
import { temporaryFolder } from './temporary.ts';

async function readAll(file: string): Promise<unknown> {
  const store = await openSqlite({ file });
  try {
    return await store.snapshots('XAUUSD', at(0), at(99_999));
  } finally {
    await store.close();
  }
}

/** The error of opening `file` and reading it; fails when there is none. */
async function failureOf(file: string): Promise<StoreError> {
  const error = await readAll(file).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StoreError);
  return error as StoreError;
}

async function filled(): Promise<string> {
  const file = join(await temporaryFolder(), 'filled.sqlite');
  const store = await openSqlite({ file });
  await store.saveSnapshots(Array.from({ length: 2_000 }, (_, index) => snapshot({ observedAt: at(index) })));
  await store.close();
  return file;
}

test('K6 names a file that is not a database, says what to do, and leaves it unchanged', async () => {
  const file = join(await temporaryFolder(), 'text.sqlite');
  await writeFile(file, 'hello, I am a shopping list. '.repeat(500));
  expect((await failureOf(file)).message).toMatch(
    /text\.sqlite is damaged or is not a SQLite database.*backup/,
  );
  expect(await readFile(file, 'utf8')).toMatch(/^hello/);
});

test('K6 names a file cut short as damaged', async () => {
  const file = await filled();
  await truncate(file, (await stat(file)).size / 2);
  expect((await failureOf(file)).message).toMatch(/filled\.sqlite is damaged/);
});

test('K6 reports damage in the middle of the file when it reads that page', async () => {
  const file = await filled();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, bytes.length / 2));
  expect((await failureOf(file)).message).toMatch(/filled\.sqlite is damaged/);
});

test('K6 names a path that is a folder, or below a file, as not writable', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'taken.sqlite'));
  expect((await failureOf(join(folder, 'taken.sqlite'))).message).toMatch(
    /taken\.sqlite cannot be opened for writing/,
  );
  await writeFile(join(folder, 'file'), '');
  const message = (await failureOf(join(folder, 'file', 'x.sqlite'))).message;
  expect(message).toContain(`folder ${join(folder, 'file')} of the data file cannot be made`);
});

test.skipIf(process.getuid?.() === 0)('K6 a file we may only read is named as not writable', async () => {
  const file = await filled();
  await chmod(file, 0o444);
  expect((await failureOf(file)).message).toMatch(/filled\.sqlite cannot be opened for writing.*account/);
});

test.each([
  [8, /cannot be opened for writing/],
  [264, /cannot be opened for writing/],
  [5, /locked by another process/],
  [13, /disk.*is full/],
  [778, /disk.*reports an error/],
  [267, /is damaged/],
])('K6 explains result code %i of SQLite in plain words and keeps the cause', (errcode, words) => {
  const cause = Object.assign(new Error('raw'), { errcode });
  const explained = explain(cause, '/data/a.sqlite');
  expect(explained).toBeInstanceOf(StoreError);
  expect(explained).toMatchObject({ message: expect.stringMatching(words), cause });
  expect(String(explained)).toContain('/data/a.sqlite');
});

test('K6 passes other errors on', () => {
  const constraint = Object.assign(new Error('CHECK constraint failed'), { errcode: 275 });
  expect(explain(constraint, 'a.sqlite')).toBe(constraint);
  expect(explain('odd', 'a.sqlite')).toBe('odd');
});
