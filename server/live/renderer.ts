import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FiguresSource, PageAnswers } from '#contracts/live-answers.ts';

/** What the build made of site/live/render.ts, where each function is described. */
export interface FiguresRenderer {
  livePartOf(html: string): string | null;
  readAnswers(part: string, source: FiguresSource, at: number): Promise<string | null>;
  renderPage(html: string, carried: PageAnswers, address: string): string;
}

/** Loads the renderer of a built site; null for a build without one. */
export async function loadRenderer(dist: string): Promise<FiguresRenderer | null> {
  const file = join(dist, RENDERER_FOLDER, 'figures.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as FiguresRenderer) : null;
}

/** Folder of the renderer in the built site. The front door does not serve it. */
export const RENDERER_FOLDER = '_server';
