import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { isLocale, type Locale } from '#contracts/locale.ts';

/** Metadata in the head of a built page. */
export interface BuiltPage {
  readonly locale: Locale;
  /** Address without the language folder. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Address of its social picture below the site's origin. */
  readonly picture: string;
  /**
   * Whether search engines may list this address: false for an excluded page and for a second address of another
   * page.
   */
  readonly listed: boolean;
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** Every page of a build. Files for search engines and pictures are made from these (N7). */
export async function readBuiltPages(dir: string): Promise<readonly BuiltPage[]> {
  const names = await readdir(dir, { recursive: true });
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^\w\w\/(.*\/)?index\.html$/.test(name));
  const pages = await Promise.all(
    files.sort().map(async (file) => readHead(file, await readFile(join(dir, file), 'utf8'))),
  );
  return pages.flatMap((page) => (page ? [page] : []));
}

/** Reads the head of a page; null for a page without a language of the site. */
export function readHead(file: string, html: string): BuiltPage | null {
  const [, locale, rest = ''] = /^(\w\w)\/(.*?)\/?index\.html$/.exec(file) ?? [];
  if (!isLocale(locale)) return null;
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
  const picture = property('og:image');
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  return {
    locale,
    path: `/${rest}`,
    title: property('og:title'),
    description: $('meta[name="description"]').attr('content') ?? '',
    picture: picture && new URL(picture).pathname,
    listed: canonical !== '' && $('meta[name="robots"]').length === 0 && isAt(canonical, `/${rest}`),
    canonical,
    alternates: $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((one) => ({ hreflang: $(one).attr('hreflang') ?? '', href: $(one).attr('href') ?? '' })),
  };
}

function isAt(address: string, path: string): boolean {
  return new URL(address).pathname === path;
}
