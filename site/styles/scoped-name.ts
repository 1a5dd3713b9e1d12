import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const ROOT = process.cwd();

const SCOPE_LENGTH = 3;
/** The file of each scope. */
const files = new Map<string, string>();

/** The file letters of a class name; null for a name from outside CSS Modules. */
export function scopeOf(name: string): string | null {
  const scope = name.slice(0, SCOPE_LENGTH);
  return files.has(scope) && /^[A-Za-z]{3}[0-9a-z]{1,2}$/.test(name) ? scope : null;
}

/**
 * Class name of a CSS Module in the built page: three letters for the file and the position of the class in it. Every
 * page contains each name twice, in its inlined CSS and in its markup, so short names save 400 to 1,600 bytes a page
 * (docs/decisions/011).
 */
export function scopedName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file).replaceAll(sep, '/');
  const letters = createHash('sha256')
    .update(path)
    .digest('base64')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, SCOPE_LENGTH);
  const sameLetters = files.get(letters);
  if (sameLetters && sameLetters !== path)
    throw new Error(`${sameLetters} and ${path} would get the same class names`);
  files.set(letters, path);
  return `${letters}${placeOf(name, css)?.toString(36) ?? name}`;
}

/** Position of the name among the class names of the file; null for the name of an animation. */
function placeOf(name: string, css: string): number | null {
  const names = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = '']) => found);
  const place = [...new Set(names)].indexOf(name);
  return place === -1 ? null : place;
}
