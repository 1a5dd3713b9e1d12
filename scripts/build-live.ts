import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fontFile } from '#brand/font-file.ts';
import { PICTURE_PARTS } from '#site/live/picture-parts.ts';
import { PICTURE_FONTS } from '#site/seo/pictures/figures.ts';
import { scopedName } from '#site/styles/scoped-name.ts';
import { themePlugin } from '#site/styles/theme-plugin.ts';

// Builds the modules with which the server renders the live parts of pages and draws link previews (site/live), with all
// that they import; class names are those of the built pages. The argument is the folder for them. A program of its own: the
// bundler would stay in the memory of a server that builds before it starts.
const outDir = process.argv[2] ?? '';
const moduleAt = (name: string) => fileURLToPath(new URL(`../site/live/${name}`, import.meta.url));

await build({
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [themePlugin()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    // The site's build has put files there.
    emptyOutDir: false,
    rolldownOptions: {
      input: { figures: moduleAt('render.ts'), picture: moduleAt('picture.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
});

await copyFile(nativePart(), join(outDir, PICTURE_PARTS.native));
for (const [index, { file }] of PICTURE_FONTS.entries())
  await copyFile(fontFile(file), join(outDir, PICTURE_PARTS.font(index)));

/** The file that resvg loads on this machine: the image that serves the site has none of the packages of the build. */
function nativePart(): string {
  const load = createRequire(import.meta.url);
  load('@resvg/resvg-js');
  const found = Object.keys(load.cache).find((name) => /resvgjs\.[\w-]+\.node$/.test(name));
  if (found === undefined) throw new Error('@resvg/resvg-js has loaded no native part.');
  return found;
}
