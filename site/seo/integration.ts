import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { OWNER_PATH } from '#contracts/count-path.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { SERVER_FOLDER, TEMPLATE_SLUG, templateFile } from '#site/live/indicator-template.ts';
import { ownerTemplateFile } from '#site/live/owner-template.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { LLMS_FILE, SITEMAP_FILE } from './files.ts';
import { iconSvg } from './icon-svg.ts';
import { ICONS } from './icons.ts';
import { indicatorPages } from './indicator.ts';
import { llmsText } from './llms.ts';
import { fillNearList } from './near-list.ts';
import { cached } from './pictures/cache.ts';
import { drawPicture } from './pictures/draw.ts';
import { drawIcon } from './pictures/icons.ts';
import { motifAt } from './pictures/motif-of.ts';
import { sitemap } from './sitemap.ts';

const CACHE = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));

/** Makes the social pictures, icons, sitemap and llms.txt from the built pages, and from nothing else (N7). */
export function siteFiles(): AstroIntegration {
  return {
    name: 'site-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await keepTemplates(root);
        const pages = await readBuiltPages(root);
        await Promise.all([
          ...pages.filter(({ picture }) => picture !== '').map((page) => writePicture(root, page)),
          writeIcons(root),
          ...LOCALES.map((locale) => fillNotFound(root, locale, pages)),
          ...writeLists(root, pages),
          // The pages of indicators are there only where the server makes them.
          ...writeLists(join(root, SERVER_FOLDER), [...pages, ...indicatorPages()]),
        ]);
      },
    },
  };
}

/** The lists of all pages for search engines and for programs that read text. */
function writeLists(root: string, pages: readonly BuiltPage[]): Promise<void>[] {
  return [write(root, SITEMAP_FILE, sitemap(pages)), write(root, LLMS_FILE, llmsText(pages, brand))];
}

/** Pages that the server fills: where the build makes them, and where they are kept. */
const TEMPLATES = [
  [join('fx-impact', TEMPLATE_SLUG), templateFile],
  [OWNER_PATH, ownerTemplateFile],
] as const;

/** Puts the pages that the server fills where no visitor and no list of pages finds them, if they were built (N15, N17). */
async function keepTemplates(root: string): Promise<void> {
  for (const [place, fileOf] of TEMPLATES) {
    for (const locale of LOCALES) {
      const folder = join(root, locale, place);
      if (!existsSync(folder)) continue;
      await write(root, fileOf(locale), await readFile(join(folder, 'index.html')));
      await rm(folder, { recursive: true });
    }
  }
}

async function writePicture(root: string, { locale, path, title, picture }: BuiltPage): Promise<void> {
  const words = {
    brand: brand.name,
    title: headline(title),
    risk: translate(locale, 'shell.risk'),
    domain: brand.domain,
  };
  const motif = motifAt(path);
  await write(root, picture, await cached(CACHE, [words, motif], () => drawPicture(words, motif)));
}

/** The page title without the brand, because the picture shows the brand itself. */
function headline(title: string): string {
  const own = title.replace(` · ${brand.name}`, '').replace(`${brand.name}: `, '');
  return own.charAt(0).toUpperCase() + own.slice(1);
}

async function writeIcons(root: string): Promise<void> {
  const vector = iconSvg();
  for (const icon of ICONS) {
    await write(root, icon.file, await cached(CACHE, [vector, icon], async () => drawIcon(vector, icon)));
  }
}

async function fillNotFound(root: string, locale: Locale, pages: readonly BuiltPage[]): Promise<void> {
  const file = `/${locale}/404/index.html`;
  const html = await readFile(join(root, file), 'utf8');
  await write(
    root,
    file,
    fillNearList(
      html,
      pages.filter((page) => page.locale === locale),
    ),
  );
}

async function write(root: string, address: string, content: string | Buffer): Promise<void> {
  const file = join(root, decodeURIComponent(address));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
