import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { INDICATOR_PAGES } from '#content/indicators/pages.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import { DIST } from '../../scripts/dist.ts';

export interface DistPage {
  /** Place below `dist/`: "es/contacto/index.html". */
  readonly file: string;
  /** Address of the page without the language folder. */
  readonly path: string;
  readonly $: CheerioAPI;
}

let parsed: readonly DistPage[] | null = null;

/** Every page of the build, parsed as by a browser, once for the tests of a process: they only read. Throws without a build. */
export function distPages(): readonly DistPage[] {
  parsed ??= readPages();
  return parsed;
}

function readPages(): readonly DistPage[] {
  if (!existsSync(DIST)) throw new Error('There is no build to read: run `npm run build` first.');
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      file,
      path: `/${file.replace(/^\w\w\//, '').replace(/\/?index\.html$/, '')}`,
      $: load(readFileSync(join(DIST, file), 'utf8')),
    }));
}

/** Whether a page or a file of the build exists at an address of the site. */
export function isAnswered(path: string, pages: readonly DistPage[]): boolean {
  const isPage = pages.some((page) => page.path === path && path !== '/404');
  return isPage || isIndicator(path) || path === CALENDAR || isFile(path);
}

/** The server answers it (N2). */
const CALENDAR = '/calendar.ics';

/** The server makes these pages when they are asked for (N15). */
function isIndicator(path: string): boolean {
  return INDICATOR_PAGES.some(({ slug }) => indicatorPath(slug) === path);
}

export function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(join(DIST, decodeURIComponent(path)));
}
