import { lint } from '../checks.ts';
import { runCommand } from '../command.ts';
import { readToolArgs } from '../tool-args.ts';

/** Reports layout, import order and lint problems: `npm run lint -- site/ui`. */
await runCommand(async () => {
  const { options, files } = readToolArgs(process.argv.slice(2));
  const paths = files.length > 0 ? files : ['.'];
  if (!lint(['--no-errors-on-unmatched', ...options, ...paths])) process.exitCode = 1;
});
