import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { FiguresSource, PageAnswers } from '#contracts/live-answers.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import type { OwnerView } from '#domain/counting/owner-view.ts';

/** What the build made of site/live/render.ts, where each function is described. */
export interface FiguresRenderer {
  livePartOf(html: string): string | null;
  readAnswers(part: string, source: FiguresSource, at: number): Promise<string | null>;
  renderPage(html: string, carried: PageAnswers, address: string): string;
}

/** The same of site/live/indicator.tsx. */
export interface IndicatorRenderer {
  renderIndicator(
    template: string,
    page: { readonly answer: IndicatorAnswer; readonly isRead: boolean; readonly locale: Locale },
  ): string;
}

/** The same of site/live/owner.tsx. */
interface OwnerRenderer {
  renderOwner(template: string, page: { readonly view: OwnerView; readonly locale: Locale }): string;
}

type Renderer = FiguresRenderer & IndicatorRenderer & OwnerRenderer;

/** Loads the renderer of a built site; null for a build without one. */
export async function loadRenderer(dist: string): Promise<Renderer | null> {
  const file = join(dist, RENDERER_FOLDER, 'figures.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : null;
}

/**
 * The built page of an indicator in each language (site/live/indicator-template.ts), as `edit` changes pages; null for a build
 * without one.
 */
export async function loadTemplates(
  dist: string,
  edit: (html: string) => string = (html) => html,
  name: 'indicator' | 'owner' = 'indicator',
): Promise<Readonly<Record<Locale, string>> | null> {
  const files = LOCALES.map(
    (locale) => [locale, join(dist, RENDERER_FOLDER, `${name}.${locale}.txt`)] as const,
  );
  if (!files.every(([, file]) => existsSync(file))) return null;
  const read = files.map(async ([locale, file]) => [locale, edit(await readFile(file, 'utf8'))] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<Locale, string>;
}

/** The lists of pages with those of indicators, by their places below `dist/` (site/seo/integration.ts); none for a build without them. */
export async function loadLists(dist: string): Promise<ReadonlyMap<string, string>> {
  const lists = new Map<string, string>();
  for (const name of ['sitemap.xml', 'llms.txt']) {
    const file = join(dist, RENDERER_FOLDER, name);
    if (existsSync(file)) lists.set(name, await readFile(file, 'utf8'));
  }
  return lists;
}

/** Folder of the renderer in the built site. The front door does not serve it. */
export const RENDERER_FOLDER = '_server';
