import { runCommand } from '../command.ts';
import { ensureBuilt } from '../site-build.ts';
import { runTool } from '../steps.ts';
import { filtersOf, readsBuild, readUnitTestArgs } from '../test-args.ts';

/** Runs unit and contract tests once: `npm run test:unit -- domain/deck.test.ts -t wraps`. */
await runCommand(async () => {
  const { options, files } = readUnitTestArgs(process.argv.slice(2));
  if (readsBuild(files)) await ensureBuilt();
  if (!runTool('vitest/vitest.mjs', ['run', ...options, ...filtersOf(files)])) process.exitCode = 1;
});
