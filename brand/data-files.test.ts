import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDataFiles, DATA_FILES } from './data-files.ts';
import { gather, placeOf } from './load.ts';
import { BrandError } from './parse.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
type DataFile = (typeof DATA_FILES)[number];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'data-files-'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Puts the real files in a folder, one of them changed. */
function checkWith(file: DataFile, content: string | Uint8Array | null): string {
  for (const one of DATA_FILES) {
    const path = join(copy, one);
    mkdirSync(dirname(path), { recursive: true });
    if (one !== file) writeFileSync(path, readFileSync(join(ROOT, one)));
    else if (content === null) rmSync(path, { force: true });
    else writeFileSync(path, content);
  }
  try {
    checkDataFiles(copy);
    return '';
  } catch (error) {
    if (error instanceof BrandError) return error.message;
    throw error;
  }
}

it('A2 refuses a field of brand.json that has a file of its own', () => {
  expect(() => gather({ claims: [] }, { claims: [], offers: [], socials: [] })).toThrow(
    'brand/brand.json: claims belongs in brand/claims.json: move it there',
  );
});

it('A2 names the file and key of a field', () => {
  expect(placeOf('offers.VIP_100.checkout')).toBe('brand/offers.json VIP_100.checkout');
  expect(placeOf('owner.name')).toBe('brand/brand.json owner.name');
});

it('A2 accepts the files as they are', () => {
  expect(() => checkDataFiles(ROOT)).not.toThrow();
});

it.each([
  ['is missing', null, 'brand/claims.json: cannot be read: put the file back'],
  ['has a byte order mark', '\ufeff[]', 'brand/claims.json, line 1: save the file as UTF-8 without'],
  [
    'is written in UTF-16',
    Buffer.from('\ufeff[]', 'utf16le'),
    'brand/claims.json, line 1: save the file as UTF-8',
  ],
  [
    'is written in Latin-1',
    Buffer.from('[\n"año"\n]', 'latin1'),
    'brand/claims.json, line 2: save the file as UTF-8: an accent',
  ],
  ['misses a comma', '[\n1\n2\n]', 'brand/claims.json, line 2: put a comma'],
] as const)('A2 names file, line and remedy when a file %s', (_what, content, words) => {
  expect(checkWith('brand/claims.json', content)).toContain(words);
});
