import { checkSignatures } from './signatures.ts';
import { runTool } from './steps.ts';

/** Judges layout, import order and lint rules of files, folders or the whole project. Changes nothing. */
export function lint(args: readonly string[] = ['.']): boolean {
  return runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...args]);
}

/** Judges the types, pages included. */
export function checkTypes(args: readonly string[] = []): boolean {
  return runTool('astro/bin/astro.mjs', ['check', ...args]);
}

/** Everything that judges the sources without running the product. */
export const checks = {
  'format and lint (biome)': () => lint(),
  'types (astro check)': () => checkTypes(),
  'dead code (knip)': () => runTool('knip/bin/knip.js', []),
  'import directions': () => runTool('vitest/vitest.mjs', ['run', 'tests/architecture']),
  'signatures of packages (npm audit signatures)': checkSignatures,
} as const;
