import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { expect, it } from 'vitest';
import { fontFile } from '#brand/font-file.ts';
import { theme } from '#brand/load-theme.ts';
import { allTexts } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import {
  averageWidth,
  fallbackDigits,
  fallbackFaces,
  familiesOf,
  readFont,
  SAMPLE,
} from './fallback-fonts.ts';
import { layers } from './layers.ts';
import { LOCAL } from './local-fonts.ts';

const fonts = Object.values(theme.fonts).map((font) => ({
  ...font,
  bytes: readFileSync(fontFile(font.file)),
}));
/** Height of a font's line above and below the baseline, and the gap between lines, in em. */
function linesOf(bytes: Buffer) {
  const { ascent, descent, lineGap, unitsPerEm } = readFont(bytes);
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, lineGap: lineGap / unitsPerEm };
}
const rules = postcss.parse(fallbackFaces()).nodes as AtRule[];
const digits = postcss.parse(fallbackDigits()).nodes as AtRule[];
const words = LOCALES.flatMap((locale) => Object.values(allTexts(locale))).join(' ');

const faces = fonts.flatMap((font) =>
  font.fallbacks.map(({ font: local }) => ({ font, local, name: `${font.family} on ${local}` })),
);

/** A declaration of the face of that name. */
function declared(name: string, property: string): string {
  const rule = rules.find(({ nodes }) =>
    nodes?.some((node) => 'value' in node && node.value === `"${name}"`),
  );
  const found = rule?.nodes?.find((node) => 'prop' in node && node.prop === property);
  if (!found || !('value' in found)) throw new Error(`${name} has no ${property}`);
  return found.value;
}

const share = (name: string, property: string) => Number.parseFloat(declared(name, property)) / 100;

it('N10 keeps both fonts together within 60 kB', () => {
  expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(60_000);
});

it.each(faces)('N10 gives $name the ascent and descent of the web font', ({ font, name }) => {
  const metrics = linesOf(font.bytes);
  const size = share(name, 'size-adjust');
  for (const edge of ['ascent', 'descent'] as const)
    expect(share(name, `${edge}-override`) * size).toBeCloseTo(metrics[edge], 3);
  expect(share(name, 'line-gap-override') * size).toBeCloseTo(metrics.lineGap, 3);
});

it('N10 gives a local bold the ascent and descent of the web font', () => {
  for (const { font, local, name } of faces) {
    const rule = rules.find((one) => one.toString().includes('600 900') && one.toString().includes(name));
    const asks = font.fallbacks.find((one) => one.font === local)?.bold;
    expect(rule !== undefined, name).toBe(asks !== undefined);
    if (!rule || asks === undefined) continue;
    const value = (property: string) =>
      Number.parseFloat(new RegExp(`${property}: ([\\d.]+)%`).exec(rule.toString())?.[1] ?? '') / 100;
    expect(value('size-adjust') * 100).toBe(asks);
    const metrics = linesOf(font.bytes);
    for (const edge of ['ascent', 'descent'] as const)
      expect(value(`${edge}-override`) * value('size-adjust')).toBeCloseTo(metrics[edge], 3);
  }
});

it('N10 a face that a CSS Module asks for is in no layer, where one of the same name outside would win', async () => {
  const { root } = await postcss([layers]).process('@font-face { font-family: A } .b { color: red }', {
    from: join(process.cwd(), 'site/features/a/A.module.css'),
  });
  const names = (root.nodes as AtRule[]).map(({ name }) => name);
  expect(names).toEqual(['layer', 'layer', 'font-face']);
});

it('N10 gives digits on a local font the width of the web font, where the theme measured them', () => {
  const measured = faces.filter(
    ({ font, local }) => font.fallbacks.find((one) => one.font === local)?.digits,
  );
  expect(measured.length).toBeGreaterThan(0);
  for (const { font, name } of measured) {
    const rule = digits.find((one) => one.toString().includes(`"${name}"`))?.toString() ?? '';
    const size = Number.parseFloat(/size-adjust: ([\d.]+)%/.exec(rule)?.[1] ?? '') / 100;
    // Times has digits of half an em.
    const web = averageWidth(readFont(font.bytes), '0123456789');
    expect(Math.abs((0.5 * size) / web - 1), name).toBeLessThan(0.02);
  }
});

it.each(faces)('N10 gives $name the width of the web font, without kerning', ({ font, local, name }) => {
  const own = averageWidth(readFont(font.bytes), words) / LOCAL[local].width;
  expect(Math.abs(share(name, 'size-adjust') / own - 1)).toBeLessThan(0.02);
});

it.each(fonts)('N10 estimates the width of $family from the sample without a measurement', ({ bytes }) => {
  const font = readFont(bytes);
  expect(Math.abs(averageWidth(font, SAMPLE) / averageWidth(font, words) - 1)).toBeLessThan(0.01);
});

it('N10 lists each face in the font family before the generic families', () => {
  for (const font of fonts) {
    const families = familiesOf(font);
    expect(families.startsWith(font.family) || families.startsWith(`"${font.family}"`)).toBe(true);
    for (const { font: local } of font.fallbacks) expect(families).toContain(`"${font.family} on ${local}"`);
    expect(families.endsWith(font.generic.join(', '))).toBe(true);
  }
});
