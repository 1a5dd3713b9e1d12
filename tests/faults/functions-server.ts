import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';

/** The functions alone in a process of their own, so that a test can kill it. Prints its address. */
const { url } = await start({
  settings: readSettings(process.env),
  dist: null,
  replayed: false,
  say: () => {},
  log: { info: () => {}, warn: () => {}, error: () => {} },
});
process.stdout.write(`${url}\n`);
