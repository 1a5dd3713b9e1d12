import { relative } from 'node:path';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { brand } from './brand/load.ts';
import { brandOrigin } from './brand/routes.ts';
import { ownDirectives } from './site/lib/directives/integration.ts';
import { reactIslands } from './site/lib/islands/integration.ts';
import { siteFiles } from './site/seo/integration.ts';
import { styleguide } from './site/styleguide/integration.ts';
import { fold } from './site/styles/fold-integration.ts';
import { scopedName } from './site/styles/scoped-name.ts';
import { themePlugin } from './site/styles/theme-plugin.ts';
import { dataFiles } from './site/vite/data-files.ts';
import { localeRewrite } from './site/vite/dev/locale-rewrite.ts';
import { articleProcessor } from './site/vite/mdx/article-processor.ts';
import { failedArticles } from './site/vite/mdx/failed-articles.ts';
import { words } from './site/vite/words.ts';

const api = process.env.PORT_API;
/** The development server answers no count. */
const isBuild = process.argv.includes('build');

/** The module's path in the project or its package: a checkout may lie in a folder of any name. */
const isBelow = (folders: RegExp) => (id: string) =>
  folders.test(relative(import.meta.dirname, id).replaceAll('\\', '/'));

/**
 * Code that most islands use comes in three files: each file is one more request, however small. The counts and sizes are
 * those at which no page loads more bytes (docs/performance.md).
 */
const SHARED_CODE = [
  {
    name: 'react',
    test: isBelow(/^node_modules\/(react|react-dom|scheduler)\/|site\/lib\/islands\/|vite\/preload-helper/),
    priority: 2,
  },
  {
    name: 'ui',
    // What is typed into calculators, and their answer, are for home and the risk tools alone.
    test: isBelow(/^(site\/(ui|lib(?!\/(typed|Answer)))\/|domain\/format\.|contracts\/locale\.)/),
    minShareCount: 5,
    maxModuleSize: 4200,
    priority: 1,
  },
  {
    name: 'live',
    // The lines about the device's clock and connection are on each page of live figures.
    // Rules of risk are for home and the risk tools alone, those of histories for VS-Traders.
    test: isBelow(
      /^((contracts|domain(?!\/(risk|sentiment-history))|node_modules\/zod)\/|site\/lib\/(Clock|Connection)Note\.)/,
    ),
    minShareCount: 3,
  },
];

export default defineConfig({
  site: brandOrigin(brand.domain),
  srcDir: './site',
  outDir: './dist',
  // Beside the other caches, not in node_modules: copies of the project share that folder and may be built at once.
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    reactIslands(),
    mdx({ processor: articleProcessor() }),
    failedArticles(),
    ownDirectives(),
    styleguide(),
    fold(),
    siteFiles(),
  ],
  vite: {
    define: { 'import.meta.env.COUNTS_VISITS': String(isBuild && brand.countVisits !== false) },
    // The shell's script is inlined in every page, where it costs no request before the first paint: constants it shares
    // with islands must not become a file of their own.
    build: {
      assetsInlineLimit: 8 * 1024,
      rolldownOptions: {
        optimization: { inlineConst: true },
        // Every page names the fonts in its first script.
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.woff2') ? '_astro/[hash][extname]' : '_astro/[name].[hash][extname]',
        },
        // sonner adds a style element, which our CSP blocks: the call is dropped, and Toasts.tsx adopts the sheet instead.
        treeshake: { manualPureFunctions: ['__insertCSS'] },
      },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } } } },
    },
    worker: { format: 'es' },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [themePlugin(), dataFiles(import.meta.dirname), localeRewrite(), words()],
    server: api ? { proxy: { '/functions/v1': `http://127.0.0.1:${api}` } } : {},
  },
});
