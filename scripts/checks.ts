import { checkSignatures } from './signatures.ts';
import { runTool } from './steps.ts';

/** Everything that judges the sources without running the product. */
export const checks = {
  'format and lint (biome)': () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  'types (astro check)': () => runTool('astro/bin/astro.mjs', ['check']),
  'dead code (knip)': () => runTool('knip/bin/knip.js', []),
  'import directions': () => runTool('vitest/vitest.mjs', ['run', 'tests/architecture']),
  'signatures of packages (npm audit signatures)': checkSignatures,
} as const;
