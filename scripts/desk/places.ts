import type { Finding } from '#brand/doctor.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Group } from '../brand-findings.ts';
import { DATA_SCHEMAS, documentName, namingIn } from './collections.ts';
import { ARTICLES, readArticle, readableArticles, readData } from './documents.ts';
import { findingIn, labelsOf } from './refusals.ts';

/** A field in the editor: its document, and the names and places in lists that lead to it there. */
export interface Place {
  readonly text: string;
  readonly document: string;
  readonly path: readonly (string | number)[];
}

export interface PlacedGroup extends Omit<Group, 'findings'> {
  readonly findings: readonly (Finding & { readonly places: readonly Place[] })[];
}

/** The groups in the desk's language, with the fields of the editor to which each finding leads; none for what the desk does not edit. */
export function placed(root: string, groups: readonly Group[], locale: Locale): Promise<PlacedGroup[]> {
  const inWords = async (title: string, finding: Finding) => {
    const places = await placesOf(root, title, finding, locale);
    const { keys = [], value, advice } = finding;
    // A link names the field that a key leads to.
    const said = keys.length > 0 && places.length > 0 ? '' : findingIn(locale, value);
    return { ...finding, places, value: said, advice: findingIn(locale, advice) };
  };
  return Promise.all(
    groups.map(async ({ title, findings, isCounted }) => ({
      ...{ title: findingIn(locale, title), isCounted },
      findings: await Promise.all(findings.map((finding) => inWords(title, finding))),
    })),
  );
}

async function placesOf(
  root: string,
  title: string,
  { field, keys = [] }: Finding,
  locale: Locale,
): Promise<Place[]> {
  const found = (await inData(root, title, field)) ?? (await inArticle(root, field));
  if (found === null) return [];
  const { document, file, name } = found;
  const naming = namingIn(locale);
  const place = (path: Place['path']) => {
    // A list of a file is in the field `items`, and its entries have names.
    const below = path[0] === 'items' ? path.slice(2) : path;
    const of = file.startsWith(ARTICLES) ? '' : naming.label(documentName(file));
    const parts = [of, name && naming.label(name), labelsOf(file, below.join('.'), locale)];
    return { text: parts.filter(Boolean).join(' › '), document, path };
  };
  const own = keys.filter((key) => found.path.at(-1) !== key);
  return own.length === 0 ? [place(found.path)] : own.map((key) => place([...found.path, key]));
}

interface Found extends Omit<Place, 'text'> {
  /** Of the document, as refusals name it. */
  readonly file: string;
  /** The title of an article, or the entry of a list. */
  readonly name?: string;
}

/** "brand/offers.json VIP_100.checkout", or "claims.win-rate" below "brand/claims.json: …". */
async function inData(root: string, title: string, field: string): Promise<Found | null> {
  const [, file = /^\S+?\.json(?=:)/.exec(title)?.[0], below = field] =
    /^(\S+\.json) (.*)$/.exec(field) ?? [];
  if (file === undefined || !Object.hasOwn(DATA_SCHEMAS, file)) return null;
  const name = documentName(file);
  const data = await readData(root, file, DATA_SCHEMAS[file as keyof typeof DATA_SCHEMAS]);
  const parts = below.split('.');
  const document = `site/entries/${name}`;
  if (!('items' in data)) return { document, file, path: pathIn(data, parts) };
  const inList = parts[0] === name ? parts.slice(1) : parts;
  return { document, file, name: inList[0] ?? '', path: ['items', ...pathIn(data.items, inList)] };
}

/** "content/articles/<id>/article.ts", or "<id>, phase 2". */
async function inArticle(root: string, field: string): Promise<Found | null> {
  const [, id] = /^(?:content\/articles\/)?([a-z0-9-]+)/.exec(field) ?? [];
  if (id === undefined || !(await readableArticles(root)).files.includes(`${ARTICLES}/${id}.json`))
    return null;
  const { es } = await readArticle(root, id);
  const isPicture = /, phase \d$/.test(field);
  const path = isPicture ? pathIn(es, ['report', 'day', 'pictures']) : [];
  const { title = id } = es as Readonly<Record<string, unknown>>;
  return { document: `articles/entries/${id}`, file: `${ARTICLES}/${id}`, name: String(title), path };
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
