import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fontFile } from '#brand/font-file.ts';
import { cleanMark } from '#brand/mark.ts';
import { ARTICLES, addressesOf } from '#content/articles/articles.ts';
import { leadTrade } from '#site/features/blog/trades/lead-trade.ts';
import { ICONS } from '../icons.ts';
import { cached } from './cache.ts';
import { drawPicture } from './draw.ts';
import { drawFigures, PICTURE_FONTS } from './figures.ts';
import { drawIcon } from './icons.ts';
import { drawMotif } from './motif.ts';
import { motifAt, motifOf } from './motif-of.ts';
import { PALETTE } from './palette.ts';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h7v7z"/></svg>';
const TRADE = { side: 'buy', ratio: 3 } as const;
const WORDS = {
  brand: 'Norte',
  title: 'Página número uno: ¿qué año?',
  risk: 'Puedes perderlo todo.',
  domain: 'norte.example',
};
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('N7 social pictures', () => {
  it('N7 draws 1200×630 px in a small file', async () => {
    const png = await drawPicture(WORDS, TRADE);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(200_000);
  });

  it('N7 A8 draws another picture when the title or the loss warning differs', async () => {
    const [one, title, risk] = await Promise.all([
      drawPicture(WORDS, TRADE),
      drawPicture({ ...WORDS, title: 'Otra' }, TRADE),
      drawPicture({ ...WORDS, risk: 'Otra.' }, TRADE),
    ]);
    expect(one.equals(title)).toBe(false);
    expect(one.equals(risk)).toBe(false);
  });

  it('A1 N18 draws the owner’s mark beside the name in link previews, and none without a file', async () => {
    const fonts = await Promise.all(
      PICTURE_FONTS.map(async ({ name, weight, file }) => {
        const data = await readFile(fontFile(file));
        return { name, weight, data, style: 'normal' as const };
      }),
    );
    const mark = cleanMark('brand/mark.svg', Buffer.from(MARK), {});
    const words = { ...WORDS, detail: 'Hoy', figures: [] };
    expect(await drawFigures(words, fonts, mark)).toContain(mark.markup);
    expect(await drawFigures(words, fonts, null)).not.toContain(mark.markup);
  });

  it('N7 draws a title of any length', async () => {
    expect(sizeOf(await drawPicture({ ...WORDS, title: 'Palabra '.repeat(40) }, TRADE))).toEqual([1200, 630]);
  });

  it('N7 draws the trade to scale: one mark for each whole R, the stop below a buy and above a sell', () => {
    const marks = (svg: string) => svg.match(/stroke-width="2"\/>/g)?.length;
    expect(marks(drawMotif({ ...TRADE, ratio: 2 }))).toBe((marks(drawMotif(TRADE)) ?? 0) - 1);
    expect(drawMotif(TRADE)).not.toBe(drawMotif({ ...TRADE, side: 'sell' }));
  });
});

describe('G14 the trade in the picture of a page', () => {
  it.each(ARTICLES)('G14 uses the main trade of $id at both its addresses', (article) => {
    for (const path of addressesOf(article)) {
      const ratio = leadTrade(article, 'en')?.ratio;
      if (ratio === undefined) expect(motifAt(path)).toBeNull();
      else expect(Math.abs((motifAt(path)?.ratio ?? 0) - Number(ratio))).toBeLessThan(0.11);
    }
  });

  it('G14 draws different pictures when only the ratio of two articles differs', async () => {
    const [five, ten] = [5.03, 10.17].map((ratio) => ({ side: 'buy' as const, ratio }));
    if (!five || !ten) throw new Error('there is no motif');
    expect(drawMotif(five)).not.toBe(drawMotif(ten));
    const [one, other] = await Promise.all([five, ten].map((motif) => drawPicture(WORDS, motif)));
    expect(other && one?.equals(other)).toBe(false);
  });

  it('G11 G14 draws only the ratio when the order of a case is not on record: no direction, gain or loss', () => {
    const report = { basis: 'self-reported' as const, trades: [{ id: 'main', ratio: '10' }] };
    const motif = motifOf({ report });
    expect(motif).toEqual({ side: null, ratio: 10 });
    const svg = drawMotif(motif);
    for (const colour of [PALETTE.long, PALETTE.short]) expect(svg).not.toContain(colour);
    expect(svg.match(/v-20"/g)).toHaveLength(9);
    for (const side of ['buy', 'sell'] as const)
      expect(drawMotif({ side, ratio: 10 })).toContain(PALETTE.short);
  });

  it('G14 draws no zone of gain or loss for a page without a trade', async () => {
    for (const path of ['/', '/vs-traders', '/blog']) expect(motifAt(path)).toBeNull();
    expect(drawMotif(null)).not.toContain('<rect');
    const png = await drawPicture(WORDS, null);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(200_000);
  });
});

it.each(ICONS)('N7 draws the icon $file at its size', (icon) => {
  const vector =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#123"/></svg>';
  expect(sizeOf(drawIcon(vector, icon))).toEqual([icon.size, icon.size]);
});

it('N7 draws a picture once, and again when its content changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  const draw = vi.fn(async () => Buffer.from('png'));
  await cached(folder, 'one', draw);
  expect((await cached(folder, 'one', draw)).toString()).toBe('png');
  expect(draw).toHaveBeenCalledOnce();
  await cached(folder, 'other', draw);
  expect(draw).toHaveBeenCalledTimes(2);
  expect((await readdir(folder)).every((name) => name.endsWith('.png'))).toBe(true);
});

it('N7 allows two pages to draw the same picture at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  const draws = Array.from({ length: 8 }, () => cached(folder, 'same', async () => Buffer.from('png')));
  expect((await Promise.all(draws)).map(String)).toEqual(Array.from({ length: 8 }, () => 'png'));
  expect(await readdir(folder)).toHaveLength(1);
});
