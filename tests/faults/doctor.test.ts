import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group } from '../../scripts/desk/places.ts';
import { copyProject, runIn } from '../second-brand/copy.ts';

let dir = '';

/** A copy of the example, whose owner has put in a real domain and nothing else. */
beforeAll(async () => {
  dir = await copyProject();
  await change('brand/brand.json', (text) => text.replace(/"domain": "[^"]*"/, '"domain": "brujulafx.com"'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** Writes a file of the copy again, and returns how to put it back. */
async function change(file: string, changed: (text: string) => string): Promise<() => Promise<void>> {
  const path = join(dir, file);
  const before = readFileSync(path, 'utf8');
  const after = changed(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
  return () => writeFile(path, before);
}

test('A2 N13 the doctor counts on a real domain what it counts for the desk', () => {
  const { stdout, status } = runIn(dir, 'doctor');
  const groups: readonly Group[] = JSON.parse(runIn(dir, 'doctor', '--json').stdout);
  const counted = groups.filter(({ isCounted }) => isCounted);
  const count = counted.reduce((sum, { findings }) => sum + findings.length, 0);
  expect(status).toBe(1);
  expect(stdout).toContain(`should not show these ${count} things`);
  // The pages leave them out.
  expect(counted.filter(({ title }) => title.includes('left out'))).toEqual([]);
  expect(groups.some(({ title }) => title.includes('left out'))).toBe(true);
});

test('A2 N13 the doctor names name, slug and every handle of the example on a real domain', () => {
  const groups: readonly Group[] = JSON.parse(runIn(dir, 'doctor', '--json').stdout);
  const named = groups.flatMap(({ title, findings }) =>
    title.endsWith('of the example') ? findings.map(({ field }) => field) : [],
  );
  const socials: readonly { readonly kind: string }[] = JSON.parse(
    readFileSync(join(dir, 'brand/socials.json'), 'utf8'),
  );
  expect(named).toEqual([
    'brand/brand.json name',
    'brand/brand.json slug',
    ...socials.map(({ kind }) => `brand/socials.json ${kind}.handle`),
  ]);
});
