import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './open.ts';
import { temporaryFolder } from './temporary.ts';

const COMPANIONS = ['', '-wal', '-shm'];
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const modesOf = (file: string) => Promise.all(COMPANIONS.map((suffix) => modeOf(file + suffix)));

test.skipIf(process.platform === 'win32')(
  'K6 K9 only its user may read the data file and its folder when they are new',
  async () => {
    const folder = join(await temporaryFolder(), 'made');
    const file = join(folder, 'a.sqlite');
    const store = await openSqlite({ file });
    await store.writeNote('session', 'secret');
    expect(await modesOf(file)).toEqual(['600', '600', '600']);
    expect(await modeOf(folder)).toBe('700');
    await store.close();
  },
);

test.skipIf(process.platform === 'win32')(
  'K6 K9 opening takes the rights of others away when an old data file has them, and leaves its folder as it is',
  async () => {
    const folder = join(await temporaryFolder(), 'theirs');
    await mkdir(folder, { mode: 0o755 });
    const file = join(folder, 'a.sqlite');
    const first = await openSqlite({ file });
    await first.writeNote('session', 'secret');
    for (const suffix of COMPANIONS) await chmod(file + suffix, 0o644);
    const second = await openSqlite({ file });
    expect(await modesOf(file)).toEqual(['600', '600', '600']);
    expect(await modeOf(folder)).toBe('755');
    await second.close();
    await first.close();
  },
);
