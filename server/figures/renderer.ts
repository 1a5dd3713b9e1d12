import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventsResponse, Scope } from '#contracts/events.ts';
import type { Positioning, PositioningSymbol } from '#contracts/positioning.ts';
import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import type { SentimentBoard } from '#contracts/sentiment-board.ts';

/** Where the figures of a render come from: the answers of the functions, in one language. */
export interface FiguresSource {
  sentiment(symbol: InstrumentSymbol): Promise<SentimentResponse>;
  board(): Promise<SentimentBoard>;
  positioning(symbol: PositioningSymbol): Promise<Positioning>;
  events(scope: Scope): Promise<EventsResponse>;
}

/** What the build made of site/figures/render.tsx, where each function is described. */
export interface FiguresRenderer {
  livePartOf(html: string): string | null;
  readAnswers(part: string, source: FiguresSource, at: number): Promise<string | null>;
  renderPage(html: string, carried: { at: number; answers: object }, address: string): string;
}

/** Loads the renderer of a built site; null for a build without one. */
export async function loadRenderer(dist: string): Promise<FiguresRenderer | null> {
  const file = join(dist, RENDERER_FOLDER, 'figures.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as FiguresRenderer) : null;
}

/** Folder of the renderer in the built site. The front door does not serve it. */
export const RENDERER_FOLDER = '_server';
