import { expect, it } from 'vitest';
import { theme } from '#brand/load-theme.ts';
import { colourIn } from '#brand/theme-schema.ts';
import { familiesOf } from './fallback-fonts.ts';
import { withTheme } from './theme-values.ts';

const { scrim } = theme.colours;

it('A1 replaces the name of a theme colour with its value, light first', () => {
  const { light, dark } = { light: colourIn(theme, 'line', 'light'), dark: colourIn(theme, 'line', 'dark') };
  expect(withTheme('1px solid --theme(line)')).toBe(
    typeof theme.colours.line === 'string' ? `1px solid ${light}` : `1px solid light-dark(${light}, ${dark})`,
  );
  expect(withTheme('--theme(scrim)')).toBe(scrim);
});

it('A1 replaces a theme colour with an opacity', () => {
  expect(withTheme('--theme(scrim / 0.5)')).toBe(
    scrim.startsWith('#') ? `${scrim}80` : scrim.replace(')', ' / 0.5)'),
  );
});

it('A1 replaces the font families of the theme', () => {
  expect(withTheme('--theme(font-text)')).toBe(familiesOf(theme.fonts.text));
  expect(withTheme('--theme(font-display)')).toBe(familiesOf(theme.fonts.display));
});

it.each(['--theme(toString)', '--theme(silver)'])('A2 throws on %s, which the theme lacks', (value) => {
  expect(() => withTheme(value)).toThrow(`${value} names nothing in brand/theme.ts`);
});
