import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { edgeManifest } from '#server/edge/manifest.ts';
import { loadSite } from '#server/site/load.ts';
import { runCommand } from '../command.ts';
import { DIST, ensureBuilt, ROOT } from '../site-build.ts';

/** Writes `.cache/edge`: the files of the site, the headers of each, and the handler as one module without imports. */
await runCommand(async () => {
  await ensureBuilt();
  const out = join(ROOT, '.cache', 'edge');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const isServed = (path: string) => !/\.(br|gz)$|[\\/]_server([\\/]|$)/.test(path);
  await cp(DIST, join(out, 'assets'), { recursive: true, filter: isServed });
  const backend = process.env.PUBLIC_BACKEND_URL;
  const site = await loadSite({ dir: DIST, backendOrigin: backend ? new URL(backend).origin : null });
  await writeFile(join(out, 'manifest.json'), JSON.stringify(edgeManifest(site)));
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(ROOT, 'server/edge/handler.ts'),
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'handler.js' } },
    },
  });
  console.log(`Wrote ${out}: assets/, manifest.json, handler.js`);
});
