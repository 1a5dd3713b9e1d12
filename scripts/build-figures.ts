import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { scopedName } from '#site/styles/scoped-name.ts';
import { themePlugin } from '#site/styles/theme-plugin.ts';

/**
 * Builds the module with which the server renders the live parts of pages (site/figures), with all that it imports; its
 * class names are those of the built pages.
 */
export async function buildFigures(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [themePlugin()],
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('../site/figures/render.ts', import.meta.url)),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'figures.js' } },
    },
  });
}
