import { expect, test } from 'vitest';
import type { KeptFile } from '#contracts/kept-files.ts';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

function file(fields: Partial<KeptFile> = {}): KeptFile {
  return { url: 'https://feed.example/week.json', etag: '"v1"', text: '["é🥇"]', readAt: at(0), ...fields };
}

/** The last good bodies of upstream files, with their validators. */
export function fileContract(open: OpenStore): void {
  test('K5 returns a kept file with its validators when the store is opened again', async () => {
    const { store, reopen } = await opened(open);
    const dated: KeptFile = {
      url: 'https://feed.example/rss',
      lastModified: 'Tue, 15 Sep 2026 12:31:00 GMT',
      text: '',
      readAt: at(5),
    };
    expect(await store.readFile('week')).toBeNull();
    await store.writeFile('week', file());
    await store.writeFile('rss', dated);
    await store.close();
    const again = await reopen();
    expect(await again.readFile('week')).toStrictEqual(file());
    expect(await again.readFile('rss')).toStrictEqual(dated);
  });

  test('K5 replaces the whole file when one of the same name is written', async () => {
    const { store } = await opened(open);
    await store.writeFile('page', file());
    const next: KeptFile = { url: 'https://feed.example/other', text: '[]', readAt: at(9) };
    await store.writeFile('page', next);
    expect(await store.readFile('page')).toStrictEqual(next);
  });

  test('K5 keeps the latest files and drops the oldest when many names are written', async () => {
    const { store } = await opened(open);
    const names = Array.from({ length: 40 }, (_, number) => `page-${number}`);
    for (const [second, name] of names.entries()) await store.writeFile(name, file({ readAt: at(second) }));
    const kept = await Promise.all(names.map((name) => store.readFile(name)));
    const present = names.filter((_, number) => kept[number] !== null);
    expect(present).toEqual(names.slice(-present.length));
    expect(present.length).toBeGreaterThanOrEqual(8);
    expect(present.length).toBeLessThan(40);
  });

  test('K5 rejects a file whose time is not an ISO instant', async () => {
    const { store } = await opened(open);
    await expect(store.writeFile('page', file({ readAt: 'yesterday' }))).rejects.toThrow('readAt');
  });
}
