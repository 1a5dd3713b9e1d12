import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server for tests; null where there is none. */
    postgresUrl: string | null;
  }
}

/**
 * One PostgreSQL server for all tests that need one: that of TEST_DATABASE_URL, else one of this machine's own packages,
 * started here. Without either the tests are skipped, and CI fails.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const programs = given ? null : postgresPrograms();
  if (!given && programs === null) {
    const missing =
      'PostgreSQL is not installed: its tests were NOT run. Install it (Debian: apt-get install postgresql) or set ' +
      'TEST_DATABASE_URL.';
    if (process.env.CI) throw new Error(missing);
    process.stderr.write(`\n${missing}\n\n`);
  }
  const server = programs === null ? null : await startPostgres(programs);
  project.provide('postgresUrl', given ?? server?.url ?? null);
  return async () => {
    await server?.remove();
  };
}
