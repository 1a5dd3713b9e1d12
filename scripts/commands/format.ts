import { runCommand } from '../command.ts';
import { runTool } from '../steps.ts';
import { readToolArgs } from '../tool-args.ts';

/** Writes layout and import order: `npm run format -- site/ui/Meter.tsx`. */
await runCommand(async () => {
  const { options, files } = readToolArgs(process.argv.slice(2));
  const paths = files.length > 0 ? files : ['.'];
  const args = ['check', '--write', '--linter-enabled=false', '--no-errors-on-unmatched'];
  if (!runTool('@biomejs/biome/bin/biome', [...args, ...options, ...paths])) process.exitCode = 1;
});
