import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brand } from './brand/load.ts';
import { brandOrigin } from './brand/routes.ts';
import { localeRewrite } from './site/dev/locale-rewrite.ts';
import { ownDirectives } from './site/directives/integration.ts';
import { scopedName } from './site/styles/scoped-name.ts';

const api = process.env.PORT_API;

export default defineConfig({
  site: brandOrigin(brand.domain),
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), ownDirectives()],
  vite: {
    css: { modules: { generateScopedName: scopedName } },
    plugins: [localeRewrite()],
    server: api ? { proxy: { '/functions/v1': `http://127.0.0.1:${api}` } } : {},
  },
});
