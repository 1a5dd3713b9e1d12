import type { Query } from './database.ts';
import { noteTable } from './notes.ts';

const KEY = 'health/probe';
const TABLES = 'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()';

/** Shows whether a migrated database works: reads each table in one statement, then writes a note. */
export async function healthProbe(query: Query): Promise<(query: Query) => Promise<void>> {
  const tables = await query<{ name: string }>(TABLES);
  const looks = `SELECT ${tables.map(({ name }) => `(SELECT true FROM ${name} LIMIT 1)`).join(', ')}`;
  return async (query) => {
    await query(looks);
    await noteTable.write(query, KEY, new Date().toISOString());
  };
}
