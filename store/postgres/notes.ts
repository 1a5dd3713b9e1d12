import type { Query } from './database.ts';

const PUT =
  'INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value';

/** The notes of the port. */
export const noteTable = {
  async read(query: Query, key: string): Promise<string | null> {
    const [row] = await query<{ value: string }>('SELECT value FROM notes WHERE key = $1', [key]);
    return row?.value ?? null;
  },
  async write(query: Query, key: string, value: string | null): Promise<void> {
    if (value === null) await query('DELETE FROM notes WHERE key = $1', [key]);
    else await query(PUT, [key, value]);
  },
};
