import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { scopedName } from '#site/styles/scoped-name.ts';
import { themePlugin } from '#site/styles/theme-plugin.ts';

// Builds the module with which the server renders the live parts of pages (site/live), with all that it imports; its
// class names are those of the built pages. The argument is the folder for it. A program of its own: the bundler would
// stay in the memory of a server that builds before it starts.
await build({
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [themePlugin()],
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL('../site/live/render.ts', import.meta.url)),
    outDir: process.argv[2] ?? '',
    // The site's build has put files there.
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'figures.js' } },
  },
});
