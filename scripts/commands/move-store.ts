import { resolve } from 'node:path';
import { runCommand } from '../command.ts';

/** Copies the SQLite file into the empty database of DATABASE_URL: `node scripts/run.mjs move-store [file]`. */
await runCommand(async () => {
  const { readSettings, StartRefused } = await import('#server/env.ts');
  const { namesInFile } = await import('#server/unknown-settings.ts');
  const { SQLITE_FILE } = await import('#server/open-store.ts');
  const { moveStore } = await import('#store/postgres/move.ts');
  const settings = readSettings(process.env, namesInFile('.env'));
  if (settings.DATABASE_URL === undefined)
    throw new StartRefused('Set DATABASE_URL to the empty database that takes the rows.');
  const file = resolve(process.argv[2] ?? resolve(settings.DATA_DIR, SQLITE_FILE));
  for (const { table, rows } of await moveStore(file, settings.DATABASE_URL))
    console.log(`${String(rows).padStart(9)}  ${table}`);
  console.log(`All rows of ${file} are in the database, and the numbers agree.`);
});
