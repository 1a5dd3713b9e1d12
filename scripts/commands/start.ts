import { readSettings } from '#server/env.ts';
import { runCommand, serveUntilStopped } from '../serve.ts';
import { DIST, ensureBuilt } from '../site-build.ts';

await runCommand(async () => {
  readSettings(process.env);
  await ensureBuilt();
  await serveUntilStopped({ dist: DIST });
});
