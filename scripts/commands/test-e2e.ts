import { runCommand } from '../command.ts';
import { ensureChromium } from '../machine.ts';
import { ensureBuilt } from '../site-build.ts';
import { runTool } from '../steps.ts';
import { readBrowserTestArgs } from '../test-args.ts';

/** Runs browser tests against the built site: `npm run test:e2e -- vip.spec.ts --project=phone`. */
await runCommand(async () => {
  const { options, files } = readBrowserTestArgs(process.argv.slice(2));
  await ensureChromium();
  await ensureBuilt();
  if (!runTool('@playwright/test/cli.js', ['test', ...options, ...files])) process.exitCode = 1;
});
