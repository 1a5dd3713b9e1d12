import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Font } from 'satori';
import type { PreviewWords } from '#contracts/preview.ts';
import { drawFigures, PICTURE_FONTS } from '#site/seo/pictures/figures.ts';
import { PICTURE_PARTS } from './picture-parts.ts';

/** The part of resvg that draws; its package for this machine is one file. */
interface Drawing {
  readonly Resvg: new (svg: string, options: string) => { render(): { asPng(): Buffer } };
}

// Runs as a worker of the server (server/previews/draw.ts). What it needs lies beside it in the built site.
const { Resvg } = createRequire(import.meta.url)(PICTURE_PARTS.native) as Drawing;
const fonts: Font[] = await Promise.all(
  PICTURE_FONTS.map(async ({ name, weight }, index) => ({
    name,
    weight,
    data: await readFile(new URL(PICTURE_PARTS.font(index), import.meta.url)),
    style: 'normal' as const,
  })),
);

parentPort?.on('message', async (words: PreviewWords) => {
  try {
    const svg = await drawFigures(words, fonts);
    const picture = new Resvg(svg, JSON.stringify({ font: { loadSystemFonts: false } })).render().asPng();
    parentPort?.postMessage({ picture });
  } catch (err) {
    parentPort?.postMessage({ failure: String(err) });
  }
});
