import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { allTexts } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { readWoff2 } from './read-woff2.ts';

const { resolve } = createRequire(import.meta.url);
const css = readFileSync(new URL('./fallback-fonts.css', import.meta.url), 'utf8');
const files = {
  Figtree: readFileSync(resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  Besley: readFileSync(resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2')),
};
const fonts = { Figtree: readWoff2(files.Figtree), Besley: readWoff2(files.Besley) };

interface Face {
  readonly font: keyof typeof fonts;
  readonly local: string;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

function readFaces(): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => {
    const [, font, local] = /font-family: "(\w+) on (\w+)"/.exec(rules) ?? [];
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rules)?.[1]) / 100;
    if (font !== 'Figtree' && font !== 'Besley') throw new Error(`a face of no font of ours: ${rules}`);
    const [size, ascent, descent] = [
      share('size-adjust'),
      share('ascent-override'),
      share('descent-override'),
    ];
    return { font, local: local ?? '', size, ascent, descent };
  });
}

/** Average width in em, as the comment of the sheet gives it. */
function statedWidth(font: string): number {
  return Number(new RegExp(`${font}[A-Za-z ]*\\s([\\d.]+\\d)`).exec(css)?.[1]);
}

it('N10 both fonts together weigh at most 60 kB', () => {
  expect(files.Figtree.length + files.Besley.length).toBeLessThanOrEqual(60_000);
});

it.each(readFaces())(
  'N10 $font on $local stands as high and as deep as the web font',
  ({ font, size, ...face }) => {
    expect(face.ascent * size).toBeCloseTo(fonts[font].ascent, 3);
    expect(face.descent * size).toBeCloseTo(fonts[font].descent, 3);
    expect(fonts[font].lineGap).toBe(0);
  },
);

it.each(readFaces())('N10 $font on $local runs as wide as the web font', ({ font, local, size }) => {
  expect(statedWidth(local) * size).toBeCloseTo(statedWidth(font), 3);
});

it.each(['Figtree', 'Besley'] as const)(
  'N10 the stated width of %s is the file’s own, kerning aside',
  (font) => {
    const words = LOCALES.flatMap((locale) => Object.values(allTexts(locale))).join(' ');
    const widths = [...words].flatMap((character) => fonts[font].advance(character) ?? []);
    const average = widths.reduce((sum, width) => sum + width, 0) / widths.length;
    expect(Math.abs(average / statedWidth(font) - 1)).toBeLessThan(0.02);
  },
);
