import { globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWN = import.meta.dirname;
type Entry = Readonly<Record<string, unknown>>;
type Content = Entry | readonly Entry[];
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Gives a copy of the project the brand of this folder. */
export async function layOver(dir: string): Promise<void> {
  for (const file of globSync('{brand,content}/*.json', { cwd: OWN })) {
    const path = join(dir, file);
    await writeFile(path, JSON.stringify(patched(read(path), read(join(OWN, file)))));
  }
  await layOverArticles(dir, read(join(OWN, 'articles.json')));
}

/**
 * What a file of the example becomes. A list takes its place; of an object, `null` removes a field or, of a list, the entry
 * of that id, and all else is set.
 */
function patched(before: Content, patch: Content): Content {
  if (isList(patch)) return patch;
  if (isList(before))
    return before.flatMap((entry) => {
      const change = patch[String(entry.id)];
      return change === null ? [] : [{ ...entry, ...Object(change) }];
    });
  return Object.fromEntries(Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null));
}

function isList(content: Content): content is readonly Entry[] {
  return Array.isArray(content);
}

/** Keeps the articles that are named, and confirms those that are said to be. */
async function layOverArticles(
  dir: string,
  kept: Readonly<Record<string, { readonly confirmed?: boolean }>>,
): Promise<void> {
  for (const file of globSync('content/articles/*/article.ts', { cwd: dir })) {
    const article = kept[file.split(/[\\/]/)[2] ?? ''];
    const path = join(dir, file);
    if (article === undefined) await rm(join(path, '..'), { recursive: true });
    else if (article.confirmed)
      await writeFile(path, readFileSync(path, 'utf8').replace(/^ {2}id: .*$/m, '$&\n  confirmed: true,'));
  }
}
