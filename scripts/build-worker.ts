import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

// Builds the service worker and the one that removes it, each one file at the root of the site: a worker serves what is
// below its own address. The argument is the folder of the built site. A program of its own: see build-live.ts.
const dist = process.argv[2] ?? '';
const moduleAt = (name: string) => fileURLToPath(new URL(`../site/worker/${name}`, import.meta.url));

for (const [file, source] of [
  ['sw.js', 'worker.ts'],
  ['sw-off.js', 'off.ts'],
] as const)
  await build({
    input: moduleAt(source),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file: join(dist, file), format: 'iife', minify: true },
  });
