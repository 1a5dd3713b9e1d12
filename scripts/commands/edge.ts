import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { ensureBuilt, ROOT } from '../site-build.ts';
import { writeEdge } from '../write-edge.ts';

/** Writes `.cache/edge`, which an edge runtime can serve. */
await runCommand(async () => {
  await ensureBuilt();
  const out = join(ROOT, '.cache', 'edge');
  await writeEdge(out);
  console.log(`Wrote ${out}: assets/, manifest.json, handler.js, worker.js, workerd.capnp`);
});
