import { query, type Work } from './work.ts';

const PUT =
  'INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value';

/** The notes of the port. */
export const noteTable = {
  *read(key: string): Work<string | null> {
    const [row] = yield* query<{ value: string }>('SELECT value FROM notes WHERE key = $1', [key]);
    return row?.value ?? null;
  },
  *write(key: string, value: string | null): Work<void> {
    if (value === null) yield* query('DELETE FROM notes WHERE key = $1', [key]);
    else yield* query(PUT, [key, value]);
  },
};
