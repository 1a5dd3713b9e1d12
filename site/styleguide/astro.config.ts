import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { themePlugin } from '../styles/theme-plugin.ts';
import { engravings } from './integration.ts';

/**
 * Builds the styleguide alone, for its screenshots (tests/e2e/styleguide.spec.ts). Paths start at the project root.
 */
export default defineConfig({
  srcDir: './site/styleguide',
  cacheDir: './.cache/styleguide/cache',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [react(), engravings()],
  vite: { plugins: [themePlugin()] },
});
