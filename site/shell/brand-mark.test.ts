import { Resvg } from '@resvg/resvg-js';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cleanMark } from '#brand/mark.ts';
import { iconSvg } from '#site/seo/icon-svg.ts';
import { ICONS } from '#site/seo/icons.ts';
import { drawPicture } from '#site/seo/pictures/draw.ts';
import { drawIcon } from '#site/seo/pictures/icons.ts';
import { BrandCoin, BrandMark } from './BrandMark.tsx';

// No .tsx: the development server would bundle what such a file imports, resvg's program too.
const file = '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#123456"/></svg>';
const mark = cleanMark('brand/mark.svg', new TextEncoder().encode(file));

it('A1 a mark from a file is in header, footer and coin, in the colour of the text', () => {
  for (const part of [
    createElement(BrandMark, { name: 'Norte', mark }),
    createElement(BrandCoin, { mark }),
  ]) {
    const $ = load(renderToStaticMarkup(part));
    expect($('[data-part="own-mark"]').attr('viewBox')).toBe('0 0 100 100');
    expect($('[data-part="own-mark"] circle').attr('fill')).toBe('currentColor');
  }
});

it('A1 without a file the mark is the theme’s', () => {
  const $ = load(renderToStaticMarkup(createElement(BrandMark, { name: 'Norte', mark: null })));
  expect($('[data-part="own-mark"]')).toHaveLength(0);
  expect($('svg path')).toHaveLength(2);
});

it('A1 writes a long name smaller', () => {
  const classOf = (name: string) =>
    load(renderToStaticMarkup(createElement(BrandMark, { name })))('span')
      .first()
      .attr('class');
  expect(classOf('Academia de Trading Institucional')).not.toBe(classOf('Norte'));
});

it('A1 A2 the copies of a mark on one page have ids of their own, and each refers to its own', () => {
  const gradient = '<linearGradient id="a"><stop offset="0" stop-color="#123456"/></linearGradient>';
  const text = `<svg viewBox="0 0 9 9"><defs>${gradient}</defs><path d="M0 0h9v9" fill="url(#a)"/></svg>`;
  const own = cleanMark('brand/mark.svg', new TextEncoder().encode(text));
  const copies = ['a', 'b'].map((key) => createElement(BrandMark, { key, name: 'Norte', mark: own }));
  const $ = load(renderToStaticMarkup(createElement('div', null, copies)));
  const ids = $('stop')
    .parent()
    .toArray()
    .map((one) => one.attribs.id);
  expect(new Set(ids).size).toBe(2);
  const fills = $('path').toArray();
  expect(fills.map((one) => one.attribs.fill)).toEqual(ids.map((id) => `url(#${id})`));
});

/** Colour of a picture at a place, as red, green and blue. */
function colourAt(vector: string, share: readonly [number, number]): readonly number[] {
  const image = new Resvg(vector, { font: { loadSystemFonts: false } }).render();
  const place = (Math.round(share[1] * image.height) * image.width + Math.round(share[0] * image.width)) * 4;
  return [...image.pixels.subarray(place, place + 3)];
}

it('A1 B a mark from a file is in every icon and in the social picture', async () => {
  const vector = iconSvg(mark);
  const ground = colourAt(vector, [0.5, 0.06]);
  expect(colourAt(vector, [0.5, 0.5])).not.toEqual(ground);
  for (const icon of ICONS)
    expect(drawIcon(vector, icon).equals(drawIcon(iconSvg(null), icon)), icon.file).toBe(false);
  const words = { brand: 'Norte', title: 'Un título', risk: 'Riesgo', domain: 'norte.example' };
  const [drawn, plain] = await Promise.all([drawPicture(words, null, mark), drawPicture(words, null, null)]);
  expect(drawn.equals(plain)).toBe(false);
});
