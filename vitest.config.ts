import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { themePlugin } from './site/styles/theme-plugin.ts';

const include = ['**/*.test.ts', '**/*.test.tsx'];
const exclude = ['node_modules', 'dist', 'tests/e2e', '.cache'];
/** What a test file would leave behind for the next one. `tests/put-back.ts` puts back the rest. */
const LEAVES_TRACES = /vi\.(mock|doMock|resetModules)\(|process\.env\.\w+ =/;
/** Tests in `tests/` start servers, some with time limits, except in these folders: they read the sources and the build, or replay. */
const WITH_SERVERS = /^tests\/(?!architecture|built|claims|upstreams)/;
/** Tests that assert how long something took need the usual priority. */
const ASSERTS_TIME = /performance\.now\(\) - \w+\)\.toBeLessThan/;
/** Tests of a PostgreSQL server. They share one server, which starts only when one of them runs. */
const postgres = ['store/postgres/**/*.test.ts', 'tests/postgres/**/*.test.ts'];
/** Asks for more than the machine can answer: it runs when the others have ended. */
const alone = ['tests/load/load.test.ts'];
/** Days that pass under a fake clock: all processor, and no time limit of their own. */
const simulated = ['server/jobs.test.ts', 'tests/faults/clock.test.ts'];
const apart = globSync(include, { exclude: (path) => exclude.includes(path) }).filter(
  (file) =>
    !/^(store|tests)\/postgres\//.test(file) &&
    ![...alone, ...simulated].includes(file) &&
    (WITH_SERVERS.test(file) ||
      [LEAVES_TRACES, ASSERTS_TIME].some((trace) => trace.test(readFileSync(file, 'utf8')))),
);

/** How long a test or a hook may take, on a slow machine too. A test of a time limit asserts that limit. */
const PATIENCE_MS = 600_000;

export default defineConfig({
  plugins: [themePlugin()],
  test: {
    reporters: ['default'],
    // Many files wait for servers of their own rather than compute: one worker less than cores leaves a core idle. More than
    // cores would be faster by a fifth, but tests of time limits would fail by chance.
    maxWorkers: Math.max(2, availableParallelism()),
    setupFiles: ['tests/put-back.ts'],
    // Tests and polls wait for servers that they start, on a machine that also runs the other tests: what never happens
    // still fails.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    // The servers that tests start load their modules compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
    // Files that leave nothing behind share a process, and so the modules they load: half the time.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include,
          exclude: [...exclude, ...apart, ...alone, ...simulated, ...postgres],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart, exclude } },
      { extends: true, test: { name: 'simulated', include: simulated, exclude } },
      { extends: true, test: { name: 'alone', include: alone, exclude, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: postgres,
          exclude,
          globalSetup: './tests/postgres/global-setup.ts',
        },
      },
    ],
  },
});
