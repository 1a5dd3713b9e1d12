import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';

/** The functions with their real log in a process of their own. Prints its address to standard error; ends on TERM. */
const running = await start({
  settings: readSettings(process.env),
  dist: null,
  replayed: false,
  say: () => {},
});
process.on('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
process.stderr.write(`${running.url}\n`);
