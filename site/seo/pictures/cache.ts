import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { theme } from '#brand/load-theme.ts';

/** The files that make the drawings: when one of these or the theme changes, all are drawn again. */
const SOURCES = ['draw.ts', 'icons.ts', 'motif.ts', '../../ui/guilloche.ts'];

let made: Promise<string> | undefined;

function madeBy(): Promise<string> {
  made ??= Promise.all(SOURCES.map((file) => readFile(new URL(file, import.meta.url), 'utf8'))).then((all) =>
    all.join(),
  );
  return made;
}

/** Returns a drawing from the cache, or draws and stores it. The key covers its content and the sources. */
export async function cached(folder: string, shows: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify([await madeBy(), theme, shows]));
  const file = join(folder, `${hash.digest('hex').slice(0, 32)}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await draw();
  await mkdir(folder, { recursive: true });
  // One atomic rename: an interrupted build leaves no partial file, and two pages may draw the same picture at
  // once.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, drawn);
  await rename(half, file);
  return drawn;
}
