import { runCommand } from '../command.ts';
import { ensureBuilt } from '../site-build.ts';
import { startTool } from '../steps.ts';
import { stopOnSignal } from '../stop-signals.ts';
import { filtersOf, readsBuild, readUnitTestArgs } from '../test-args.ts';

/** Runs unit tests again whenever a file they import changes: `npm run test:watch -- domain`. Ends with q or Ctrl-C. */
await runCommand(async () => {
  const { options, files } = readUnitTestArgs(process.argv.slice(2));
  if (readsBuild(files)) await ensureBuilt();
  const vitest = startTool('vitest/vitest.mjs', ['watch', ...options, ...filtersOf(files)]);
  stopOnSignal(async () => void vitest.kill());
  vitest.on('exit', (code) => process.exit(code ?? 0));
});
