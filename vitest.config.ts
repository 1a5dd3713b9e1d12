import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { themePlugin } from './site/styles/theme-plugin.ts';

export default defineConfig({
  plugins: [themePlugin()],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist', 'tests/e2e'],
    reporters: ['default'],
    // Most files wait for servers of their own rather than compute: one worker less than cores leaves a core idle.
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
  },
});
