import { expect, it } from 'vitest';
import { applyTheme, nextTheme, themeOf } from './theme.ts';

function openPage() {
  const dataset: Record<string, string> = {};
  const metas = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: '' }));
  const page = { documentElement: { dataset }, querySelectorAll: () => metas };
  return { page: page as unknown as Document, dataset, media: () => metas.map(({ media }) => media) };
}

it('C4 the control goes through system, light and dark, and then returns to system', () => {
  expect([nextTheme('system'), nextTheme('light'), nextTheme('dark')]).toEqual(['light', 'dark', 'system']);
});

it.each([
  ['dark', 'dark'],
  ['sepia', 'system'],
  [null, 'system'],
  [undefined, 'system'],
] as const)('J5 reads a stored %s as %s', (kept, theme) => {
  expect(themeOf(kept)).toBe(theme);
});

it('J5 a chosen theme sets the page and the browser’s bars, whatever the system prefers', () => {
  const { page, dataset, media } = openPage();
  applyTheme(page, 'dark');
  expect(dataset).toEqual({ theme: 'dark' });
  expect(media()).toEqual(['not all', 'all']);
});

it('J5 leaves the choice to the browser with the system theme', () => {
  const { page, dataset, media } = openPage();
  applyTheme(page, 'light');
  applyTheme(page);
  expect(dataset).toEqual({});
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
