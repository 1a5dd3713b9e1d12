import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** Builds the styleguide alone, for its pictures (tests/e2e/styleguide.spec.ts). Paths start at the project's root. */
export default defineConfig({
  srcDir: './site/styleguide',
  publicDir: './site/public',
  cacheDir: './.cache/styleguide/cache',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [react()],
});
