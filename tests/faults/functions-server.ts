import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';

/** The functions alone in a process of their own, so that a test can kill it. Prints its address. */
await start({
  settings: readSettings(process.env),
  dist: null,
  replayed: false,
  say: (line) => process.stdout.write(`${line}\n`),
  log: { info: () => {}, warn: () => {}, error: () => {} },
});
