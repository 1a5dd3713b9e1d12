import { createRequire } from 'node:module';
import { BrandError } from './parse.ts';
import type { ThemeValues } from './theme-schema.ts';

const { resolve } = createRequire(import.meta.url);

/** Where a font file of the theme is on this machine. Throws BrandError if it is not there (A2). */
export function fontFile(name: string): string {
  try {
    return resolve(name);
  } catch {
    const missing = `brand/theme.ts: the font file ${name} is not there: install its package, or put it into brand/`;
    throw new BrandError([missing]);
  }
}

/** Throws BrandError if the theme names a font file that is not there. */
export function checkFontFiles({ fonts }: Pick<ThemeValues, 'fonts'>): void {
  for (const { file, pictures } of Object.values(fonts))
    for (const name of [file, ...Object.values(pictures)]) fontFile(name);
}
