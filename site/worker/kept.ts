import { OWNER_PATH } from '#contracts/count-path.ts';
import { isLocale, type Locale } from '#contracts/locale.ts';

// The rules of what is kept for a visit without a connection (N4). They know no browser, so that tests can ask them.

/** Paths below which nothing is kept: the owner's numbers, other companies' frames, functions. */
const NEVER = [OWNER_PATH, '/embed', '/functions'];

/** Functions whose last answer is kept. A visitor's session or a subscription is in none of them. */
const ANSWERS = ['economic-events', 'sentiment/board', 'positioning', 'reference-rates'];
const FUNCTIONS = '/functions/v1/';

/** Whether an address may be that of a page to keep. */
export function mayBePage(path: string): boolean {
  return !NEVER.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Whether a path is that of a file named by its contents. */
export function isAsset(path: string): boolean {
  return /^\/(?:_astro|figures)\//.test(path);
}

/** Whether the answer to a request is a figure to keep. An answer to a visitor's own token is none; pages send the public key as a token. */
export function isAnswer(
  { pathname }: Pick<URL, 'pathname'>,
  headers: Pick<Headers, 'get'>,
  anonKey: string | null,
): boolean {
  const token = headers.get('authorization');
  const isPublic = token === null || token === `Bearer ${anonKey}`;
  return isPublic && ANSWERS.some((name) => pathname === FUNCTIONS + name);
}

/** Address under which a page is kept: its own address in its language, whatever else was asked for. */
export function pageKey(origin: string, path: string, locale: Locale): string {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return `${origin}${plain}?lang=${locale}`;
}

/** Language of a page of the site; null for what is none of its pages. */
export function languageOf(html: string): Locale | null {
  const [, lang] = /<html[^>]*\blang="?([\w-]+)/.exec(html.slice(0, 500)) ?? [];
  return isLocale(lang) ? lang : null;
}

/** Whether an answer is a page to keep, from its status and headers. */
export function isWholePage({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return (
    status === 200 &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  );
}

/** Files that a page or a script names, as paths on the site: a script names those beside it by `./`. */
export function filesNamedIn(text: string): string[] {
  const named = text.matchAll(/(?:\.|\/?_astro|\/(figures))\/([\w~-][\w.~-]*\.(?:js|css|woff2|svg|json))\b/g);
  return [...new Set([...named].map(([, folder = '_astro', name]) => `/${folder}/${name}`))];
}

/** The words of another language, which a page never loads. */
function isOfOther(file: string, locale: Locale): boolean {
  const [, lang] = /^\/_astro\/(\w\w)\./.exec(file) ?? [];
  return isLocale(lang) && lang !== locale;
}

/**
 * All files that a page needs, also those it loads late: what it names, what these scripts name, and so on. `read` gives
 * the text of a script; null where it is missing.
 */
export async function filesOfPage(
  html: string,
  locale: Locale,
  read: (script: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const add = async (text: string): Promise<void> => {
    for (const file of filesNamedIn(text)) {
      if (found.has(file) || isOfOther(file, locale)) continue;
      found.add(file);
      if (file.endsWith('.js')) await add((await read(file)) ?? '');
    }
  };
  await add(html);
  return [...found];
}
