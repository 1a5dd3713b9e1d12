import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { edgeManifest } from '#server/edge/manifest.ts';
import { loadSite } from '#server/site/load.ts';
import { DIST, ROOT } from './site-build.ts';

/**
 * Writes what an edge runtime needs of the built site: its files, the headers of each, the handler as one module without
 * imports, and the worker and the configuration of `deploy/edge`.
 */
export async function writeEdge(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const isServed = (path: string) => !/\.(br|gz)$|[\\/]_server([\\/]|$)/.test(path);
  await cp(DIST, join(out, 'assets'), { recursive: true, filter: isServed });
  await cp(join(ROOT, 'deploy', 'edge'), out, { recursive: true });
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
}
