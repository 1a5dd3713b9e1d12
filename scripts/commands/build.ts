import { runCommand } from '../command.ts';
import { ensureBuilt } from '../site-build.ts';

await runCommand(async () => {
  console.log((await ensureBuilt()) ? 'Built dist/.' : 'dist/ is up to date.');
});
