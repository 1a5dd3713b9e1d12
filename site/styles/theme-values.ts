import { withAlpha } from '#brand/colour.ts';
import { theme } from '#brand/load-theme.ts';
import { familiesOf } from './fallback-fonts.ts';

const CALL = /--theme\(([^)]*)\)/g;

/**
 * Replaces each `--theme(…)` in a declaration's value with the value in `brand/theme.ts`. Throws on a name that the
 * theme lacks.
 */
export function withTheme(value: string): string {
  return value.replace(CALL, (call, asked: string) => {
    const [name = '', alpha] = asked.split('/').map((part) => part.trim());
    const found = themeValue(name, alpha === undefined ? null : Number(alpha));
    if (found === null) throw new Error(`${call} names nothing in brand/theme.ts`);
    return found;
  });
}

function themeValue(name: string, alpha: number | null): string | null {
  const { colours, fonts, mark } = theme;
  const written = (colour: string) => (alpha === null ? colour : withAlpha(colour, alpha));
  if (isKey(colours, name)) {
    const colour = colours[name];
    if (typeof colour === 'string') return written(colour);
    return `light-dark(${written(colour.light)}, ${written(colour.dark)})`;
  }
  if (name === 'font-text') return familiesOf(fonts.text);
  if (name === 'font-display') return familiesOf(fonts.display);
  if (name === 'mark-text') return String(mark.bar.text.line ?? 0);
  if (name === 'mark-accent') return String(mark.bar.accent.line ?? 0);
  return null;
}

function isKey<T extends object>(all: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(all, name);
}
