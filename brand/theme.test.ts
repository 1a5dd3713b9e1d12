import { describe, expect, it } from 'vitest';
import { checkFontFiles } from './font-file.ts';
import { parseTheme, theme } from './load-theme.ts';
import { BrandError } from './parse.ts';
import { values } from './theme.ts';
import { colourIn, pictureColour, type ThemeValues } from './theme-schema.ts';

/** A theme of black on white and white on black, so that each test changes one thing. */
const one = { light: '#000000', dark: '#ffffff' };
const paper = { light: '#ffffff', dark: '#000000' };
const plain: ThemeValues = {
  ...values,
  colours: {
    ground: paper,
    raised: paper,
    line: '#808080',
    text: one,
    muted: one,
    gold: one,
    'gold-fill': '#ffffff',
    'on-gold': '#000000',
    long: one,
    short: one,
    warning: one,
    shadow: '#000000',
    scrim: '#000000',
  },
  pictures: {},
};

function problemsOf(input: unknown): readonly string[] {
  try {
    parseTheme(input);
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
  return [];
}

const withColours = (change: object) => ({ ...plain, colours: { ...plain.colours, ...change } });
const withPictures = (pictures: object) => ({ ...plain, pictures });

describe('A1 the theme', () => {
  it('A1 is accepted and parsed once', () => {
    expect(theme).toEqual(values);
    expect(problemsOf(plain)).toEqual([]);
  });

  it('A1 has every font file it names', () => {
    expect(() => checkFontFiles(theme)).not.toThrow();
  });

  it('A1 draws pictures in their own colours, else in those of the dark theme', () => {
    expect(pictureColour(plain, 'text')).toBe(colourIn(plain, 'text', 'dark'));
    expect(pictureColour({ ...plain, pictures: { text: '#eeeeee' } }, 'text')).toBe('#eeeeee');
  });
});

describe('A2 a bad theme stops the build', () => {
  it.each([
    ['a name for a colour', withColours({ line: 'red' }), 'colours.line takes a colour, like oklch('],
    ['a colour of one theme only', withColours({ text: { light: '#000000' } }), 'colours.text'],
    [
      'a see-through ground',
      withColours({ scrim: 'oklch(0 0 0 / 0.5)' }),
      'colours.scrim takes a colour without',
    ],
    ['a colour too many', withColours({ pink: '#ff00ff' }), 'colours.pink is no field of the theme'],
    [
      'a path with markup',
      { ...plain, mark: { ...plain.mark, bar: { ...plain.mark.bar, text: { path: 'M0 0"/><script>' } } } },
      'mark.bar.text.path takes the d of an SVG path',
    ],
    [
      'a family that would end the declaration',
      { ...plain, fonts: { ...plain.fonts, text: { ...plain.fonts.text, family: 'A; }' } } },
      'fonts.text.family takes letters',
    ],
  ])('A2 refuses %s, in plain words', (_what, input, words) => {
    const problems = problemsOf(input);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`brand/theme.ts: ${words}`);
  });

  it.each(['text', 'muted', 'gold', 'long', 'short', 'warning'])(
    'A2 refuses %s that is hard to read on the ground or on what is raised, in either theme',
    (name) => {
      expect(problemsOf(withColours({ [name]: { light: '#777777', dark: '#ffffff' } }))).toEqual([
        `brand/theme.ts: colours.${name}.light has a contrast of 4.47:1 on ground of the light theme and needs 4.5:1: make it darker`,
        `brand/theme.ts: colours.${name}.light has a contrast of 4.47:1 on raised of the light theme and needs 4.5:1: make it darker`,
      ]);
      expect(problemsOf(withColours({ [name]: { light: '#000000', dark: '#747474' } }))[0]).toMatch(
        /dark has a contrast of 4\.\d\d:1 on ground of the dark theme and needs 4\.5:1: make it lighter/,
      );
    },
  );

  it('A2 refuses words on a filled button that are hard to read', () => {
    expect(problemsOf(withColours({ 'on-gold': '#999999' })).join()).toMatch(
      /colours\.on-gold has a contrast of 2\.\d\d:1 on gold-fill of the light theme/,
    );
  });

  it('A2 asks 4.5 of the words of a picture and 3 of its drawing', () => {
    const grey = '#6f6f6f';
    expect(problemsOf(withPictures({ long: grey, short: grey }))).toEqual([]);
    expect(problemsOf(withPictures({ long: '#333333' }))[0]).toContain(
      'pictures.long has a contrast of 1.66:1',
    );
    for (const name of ['text', 'muted', 'gold'])
      expect(problemsOf(withPictures({ [name]: grey }))[0]).toMatch(
        new RegExp(
          `pictures\\.${name} has a contrast of 4\\.\\d\\d:1 on ground of the pictures and needs 4\\.5`,
        ),
      );
  });

  it('A2 names a font file that is not there', () => {
    const { text, display } = plain.fonts;
    const fonts = { text: { ...text, file: './fonts/absent.woff2' }, display };
    expect(() => checkFontFiles({ fonts })).toThrow(
      'brand/theme.ts: the font file ./fonts/absent.woff2 is not there: install its package',
    );
  });
});
