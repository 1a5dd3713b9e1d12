import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, test } from 'vitest';

const url = inject('postgresUrl');

const EMPTY = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations'
    ORDER BY tablename = 'events' -- revisions and listings name it
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$`;

/** A test that needs PostgreSQL; skipped where there is none, which the set-up says in plain words. */
export const postgresTest = test.skipIf(url === null);
export const hasPostgres = url !== null;

/** A schema of its own, for one test or one file. */
export interface Schema {
  /** Opens it; the sessions have its name. */
  readonly url: string;
  readonly name: string;
  /** Deletes all rows of a migrated schema: much faster than a new one. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

export async function createSchema(server = url): Promise<Schema> {
  if (server === null) throw new Error('There is no PostgreSQL server for the tests.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE SCHEMA ${name}`);
  const own = new URL(server);
  own.searchParams.set('application_name', name);
  own.searchParams.set('options', `-c search_path=${name}`);
  const place = own.href.replaceAll('+', '%20');
  return {
    url: place,
    name,
    empty: () => run(place, EMPTY),
    drop: () => run(server, `SET client_min_messages TO error; DROP SCHEMA ${name} CASCADE`),
  };
}

/** Sends one statement, or several parted by semicolons, on a connection of its own. */
export async function run(database: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
