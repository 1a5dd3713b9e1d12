import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { pageSecurity, plainSecurity, workerSecurity } from './headers.ts';
import { type Bodies, compress, type Encoding, type PackedFile, packFile } from './pack.ts';

/** One answer without its status: the hot path returns it without computing anything. */
export interface ReadyBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers as a list of names and values, which Node sends fastest. */
  readonly pairs: string[];
  readonly etag: string;
}

export interface SiteFile {
  readonly file: PackedFile;
  readonly ready: Readonly<Partial<Record<Encoding, ReadyBody>>> & { readonly identity: ReadyBody };
}

export interface Site {
  /** Page addresses → the page in each language. */
  readonly pages: ReadonlyMap<string, Readonly<Record<Locale, SiteFile>>>;
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: Readonly<Record<Locale, SiteFile>>;
  /** Answers another version of a page, in its language, from now on. */
  replacePage(page: SiteFile): void;
  /** Answers another version of a file, or a new one, from now on. */
  replaceFile(file: SiteFile): void;
  /** Answers no file at an address from now on. */
  removeFile(path: string): void;
}

export interface LoadOptions {
  /** Folder of the build. */
  readonly dir: string;
  readonly backendOrigin: string | null;
  /** Changes a page's text before it is packed again: how the demo shows its notice. */
  readonly edit?: (html: string) => string;
}

/** Reads the built site into memory with its compressed forms, all headers made. */
export async function loadSite({ dir, backendOrigin, edit }: LoadOptions): Promise<Site> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    );
  const loaded = await Promise.all(
    paths.filter((path) => !/^_server\/|\.(br|gz)$/.test(path)).map((path) => loadFile(dir, path, edit)),
  );
  return arrange(loaded.flatMap((one) => (one ? [toSiteFile(one.file, one.bodies, backendOrigin)] : [])));
}

async function loadFile(dir: string, path: string, edit: LoadOptions['edit']) {
  const original = await readFile(join(dir, path));
  const bytes = edit && path.endsWith('.html') ? Buffer.from(edit(original.toString())) : original;
  const file = packFile(path, bytes);
  if (!file) return null;
  const bodies = bytes.equals(original)
    ? await readBodies(dir, path, bytes)
    : await compress(file.type, bytes, 'quick');
  return { file, bodies };
}

async function readBodies(dir: string, path: string, identity: Buffer<ArrayBuffer>): Promise<Bodies> {
  const [br, gzip] = await Promise.all(
    [`${path}.br`, `${path}.gz`].map((name) => readFile(join(dir, name)).catch(() => null)),
  );
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

function toSiteFile(file: PackedFile, bodies: Bodies, backendOrigin: string | null): SiteFile {
  const encoded = bodies.br !== undefined || bodies.gzip !== undefined;
  const vary = [
    ...(file.locale ? ['Cookie', 'Accept-Language'] : []),
    ...(encoded ? ['Accept-Encoding'] : []),
  ];
  const shared: Record<string, string> = {
    ...securityOf(file, backendOrigin),
    'Content-Type': file.type,
    'Cache-Control': file.immutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(file.locale && { 'Content-Language': file.locale }),
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
    ...(!encoded && { 'Accept-Ranges': 'bytes' }),
  };
  const ready = (body: Buffer<ArrayBuffer>, encoding: Encoding | null): ReadyBody => {
    const etag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
    const own = {
      'Content-Length': String(body.length),
      ETag: etag,
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    const headers = { ...shared, ...own };
    return { body, etag, headers, pairs: Object.entries(headers).flat() };
  };
  return {
    file,
    ready: {
      identity: ready(bodies.identity, null),
      ...(bodies.br && { br: ready(bodies.br, 'br') }),
      ...(bodies.gzip && { gzip: ready(bodies.gzip, 'gzip') }),
    },
  };
}

/** Files that run as a service worker, and those of the same name beside it. */
const WORKER = /^\/sw(-off)?\.js$/;

function securityOf(file: PackedFile, backend: string | null): Readonly<Record<string, string>> {
  if (file.locale) return pageSecurity(file, { backend });
  return WORKER.test(file.path) ? workerSecurity : plainSecurity;
}

/**
 * Makes one file of the site at run time, from its place below `dist/` and its text. `quick`: it is made for one visitor, and
 * may never be asked for again.
 */
export async function packText(
  path: string,
  text: string,
  backendOrigin: string | null,
  effort: 'best' | 'quick' = 'best',
): Promise<SiteFile> {
  const bytes = Buffer.from(text);
  const file = packFile(path, bytes);
  if (!file) throw new Error(`${path} has no address on the site.`);
  return toSiteFile(file, await compress(file.type, bytes, effort), backendOrigin);
}

function arrange(all: readonly SiteFile[]): Site {
  const files = new Map(all.filter(({ file }) => file.locale === null).map((one) => [one.file.path, one]));
  const byPath = Map.groupBy(
    all.filter(({ file }) => file.locale !== null),
    ({ file }) => file.path,
  );
  const pages = new Map([...byPath].map(([path, built]) => [path, inEachLocale(path, built)]));
  const notFound = pages.get('/404');
  if (!notFound) throw new Error('The built site has no 404 page: build it again (npm run build).');
  pages.delete('/404');
  return {
    pages,
    files,
    notFound,
    replacePage(page) {
      const { path, locale } = page.file;
      const inAll = pages.get(path);
      if (locale && inAll) pages.set(path, { ...inAll, [locale]: page });
    },
    replaceFile: (one) => void files.set(one.file.path, one),
    removeFile: (path) => void files.delete(path),
  };
}

function inEachLocale(path: string, built: readonly SiteFile[]): Record<Locale, SiteFile> {
  const byLocale = Object.fromEntries(built.map((one) => [one.file.locale, one]));
  const missing = LOCALES.find((locale) => !byLocale[locale]);
  if (missing) throw new Error(`The page ${path} was not built in the language ${missing}.`);
  return byLocale as Record<Locale, SiteFile>;
}
