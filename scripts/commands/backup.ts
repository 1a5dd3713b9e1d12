import { resolve } from 'node:path';
import { runCommand } from '../command.ts';

/** Copies the SQLite file while the site runs: `node scripts/run.mjs backup copy.sqlite`. */
await runCommand(async () => {
  const { readSettings, StartRefused } = await import('#server/env.ts');
  const { namesInFile } = await import('#server/unknown-settings.ts');
  const { SQLITE_FILE } = await import('#server/open-store.ts');
  const { backUp } = await import('#store/sqlite/backup.ts');
  const settings = readSettings(process.env, namesInFile('.env'));
  const [copy] = process.argv.slice(2);
  if (settings.DATABASE_URL !== undefined)
    throw new StartRefused(
      'The store is a PostgreSQL database: back it up with pg_dump (docs/operations.md).',
    );
  if (copy === undefined)
    throw new StartRefused('Name the new file: node scripts/run.mjs backup copy.sqlite');
  backUp(resolve(settings.DATA_DIR, SQLITE_FILE), resolve(copy));
  console.log(`Copied the store into ${resolve(copy)}. Keep it as private as .env.`);
});
