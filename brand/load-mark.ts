import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from './load-theme.ts';
import type { OwnMark } from './mark.ts';
import { colourIn, SCHEMES } from './theme-schema.ts';

/** The mark that an owner puts in place of the theme's drawn one. */
const MARK_FILE = 'brand/mark.svg';

/** The owner's mark, checked and cleaned; null without a file. Rejects with a BrandError with file and reason (A2). */
export async function readMark(root: string): Promise<OwnMark | null> {
  const path = join(root, MARK_FILE);
  if (!existsSync(path)) return null;
  const grounds = SCHEMES.map(
    (scheme) => [`the ground of the ${scheme} theme`, colourIn(theme, 'ground', scheme)] as const,
  );
  // Most sites have no file, and the server draws pictures without the parser then.
  const { cleanMark } = await import('./mark.ts');
  return cleanMark(MARK_FILE, readFileSync(path), Object.fromEntries(grounds));
}

/** The mark of this checkout: builds, tests and the server run at its root. */
export const ownMark = await readMark(process.cwd());
