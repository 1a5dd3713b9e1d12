import type { Finding } from '#brand/doctor.ts';
import { DATA_SCHEMAS, documentName } from './collections.ts';
import { ARTICLES, listArticles, readArticle, readData } from './documents.ts';

/** What is left to do before the site goes live, as `npm run doctor -- --json` writes it. */
export interface Group {
  readonly title: string;
  readonly findings: readonly Finding[];
  /** Whether a live site should not show it; the others are only said. */
  readonly isCounted: boolean;
}

/** A field in the editor: its document, and the names and places in lists that lead to it there. */
export interface Place {
  readonly text: string;
  readonly document: string;
  readonly path: readonly (string | number)[];
}

export interface PlacedGroup extends Omit<Group, 'findings'> {
  readonly findings: readonly (Finding & { readonly places: readonly Place[] })[];
}

/** The groups with the fields of the editor to which each finding leads; none for what the desk does not edit. */
export function placed(root: string, groups: readonly Group[]): Promise<PlacedGroup[]> {
  return Promise.all(
    groups.map(async ({ title, findings, isCounted }) => ({
      ...{ title, isCounted },
      findings: await Promise.all(
        findings.map(async (finding) => ({ ...finding, places: await placesOf(root, title, finding) })),
      ),
    })),
  );
}

async function placesOf(root: string, title: string, { field, keys = [] }: Finding): Promise<Place[]> {
  const found = (await inData(root, title, field)) ?? (await inArticle(root, field));
  if (found === null) return [];
  const place = (text: string, key?: string) => ({
    ...{ text, document: found.document, path: key ? [...found.path, key] : found.path },
  });
  const own = keys.filter((key) => found.path.at(-1) !== key);
  return own.length === 0 ? [place(field)] : own.map((key) => place(`${field} · ${key}`, key));
}

type Found = Omit<Place, 'text'> | null;

/** "brand/offers.json VIP_100.checkout", or "claims.win-rate" below "brand/claims.json: …". */
async function inData(root: string, title: string, field: string): Promise<Found> {
  const [, file = /^\S+?\.json(?=:)/.exec(title)?.[0], below = field] =
    /^(\S+\.json) (.*)$/.exec(field) ?? [];
  if (file === undefined || !Object.hasOwn(DATA_SCHEMAS, file)) return null;
  const name = documentName(file);
  const data = await readData(root, file, DATA_SCHEMAS[file as keyof typeof DATA_SCHEMAS]);
  const parts = below.split('.');
  if (!('items' in data)) return { document: `site/entries/${name}`, path: pathIn(data, parts) };
  const inList = parts[0] === name ? parts.slice(1) : parts;
  return { document: `site/entries/${name}`, path: ['items', ...pathIn(data.items, inList)] };
}

/** "content/articles/<id>/article.ts", or "<id>, phase 2". */
async function inArticle(root: string, field: string): Promise<Found> {
  const [, id] = /^(?:content\/articles\/)?([a-z0-9-]+)/.exec(field) ?? [];
  if (id === undefined || !(await listArticles(root)).includes(`${ARTICLES}/${id}.json`)) return null;
  const { es } = await readArticle(root, id);
  const isPicture = /, phase \d$/.test(field);
  const path = isPicture ? pathIn(es, ['report', 'day', 'pictures']) : [];
  return { document: `articles/entries/${id}`, path };
}

/** An entry of a list is named by its id or kind, or by its number; a part that is not there ends the path. */
function pathIn(value: unknown, parts: readonly string[]): (string | number)[] {
  const [part, ...rest] = parts;
  if (part === undefined || typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return part in value ? [part, ...pathIn((value as Record<string, unknown>)[part], rest)] : [];
  const named = value.findIndex((one) => (one?.id ?? one?.kind) === part);
  const index = named === -1 ? Number(part) : named;
  return index in value ? [index, ...pathIn(value[index], rest)] : [];
}
