import { expect, it } from 'vitest';
import { contrastOf, isColour, toHex, withAlpha } from './colour.ts';

// Sample colours of CSS Color 4 and of its named colours.
it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.51975 0.17686 142.495)', '#008000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
  ['#B0C4de', '#b0c4de'],
])('A1 %s is %s', (colour, hex) => {
  expect(toHex(colour)).toBe(hex);
});

it('A1 a colour outside sRGB is cut at each channel', () => {
  expect(toHex('oklch(0.7 0.4 145)')).toMatch(/^#00[0-9a-f]{2}00$/);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', 'oklch(1 0 0)', 4],
])('A2 the contrast of %s and %s is %d, in either order', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

it('A1 gives a colour an opacity in its own notation', () => {
  expect(withAlpha('oklch(0.1 0.01 255)', 0.6)).toBe('oklch(0.1 0.01 255 / 0.6)');
  expect(withAlpha('#102030', 0.6)).toBe('#10203099');
});

it.each(['oklch(0.1 0.01 255 / 0.5)', '#abcdef'])('A2 %s is a colour', (text) => {
  expect(isColour(text)).toBe(true);
});

it.each(['red', '#abc', 'oklch(54% 0.1 78)', 'oklch(1.2 0 0)', 'oklch(0.5 0.1 400)', '#abcdef;}'])(
  'A2 %s is not a colour of the theme',
  (text) => {
    expect(isColour(text)).toBe(false);
  },
);
