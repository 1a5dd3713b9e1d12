import { existsSync } from 'node:fs';
import { runCommand } from '../command.ts';
import { WrongArgument } from '../tool-args.ts';

/**
 * Serves what was built before, and writes nothing but data: for containers and services whose program files are
 * read-only. `npm start` builds first.
 */
await runCommand(async () => {
  const { DIST } = await import('../dist.ts');
  if (!existsSync(DIST)) throw new WrongArgument('There is no built site: run "npm run build" first.');
  const { serveUntilStopped } = await import('../serve.ts');
  await serveUntilStopped({ dist: DIST });
});
