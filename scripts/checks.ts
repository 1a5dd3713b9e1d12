import { checkSignatures } from './signatures.ts';
import { runTool, runToolBeside } from './steps.ts';

/** Checks layout, import order and lint rules of files, folders or the whole project. Changes nothing. */
export function lint(args: readonly string[] = ['.']): boolean {
  return runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...args]);
}

/** Checks the types, also those of the pages. */
export function checkTypes(args: readonly string[] = []): boolean {
  return runTool('astro/bin/astro.mjs', ['check', ...args]);
}

/** All checks of the sources that do not run the product. The types take longest, on one core: they run beside the others. */
export function startChecks() {
  const types = runToolBeside('astro/bin/astro.mjs', ['check']);
  return {
    'format and lint (biome)': () => lint(),
    'dead code (knip)': () => runTool('knip/bin/knip.js', []),
    'import directions': () => runTool('vitest/vitest.mjs', ['run', 'tests/architecture']),
    'signatures of packages (npm audit signatures)': checkSignatures,
    'types (astro check)': types,
  } as const;
}
