import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failedArticles } from './failed-articles.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'built-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function page(path: string, html: string): Promise<void> {
  await mkdir(join(dir, path), { recursive: true });
  await writeFile(join(dir, path, 'index.html'), html);
}

function finish(setting?: string) {
  const logger = { error: vi.fn() };
  const hook = failedArticles(setting).hooks['astro:build:done'];
  return { logger, done: hook?.({ dir: pathToFileURL(`${dir}/`), logger } as never) };
}

it('G15 ends a build with a failed article in an error that names it, unless the setting allows it', async () => {
  await page('es/blog/bad', '<section data-part="article-fallback"></section>');
  await page('es/blog/good', '<p>fine</p>');
  await expect(finish().done).rejects.toThrow(/es\/blog\/bad.*ARTICLE_FAILURES=show/);
  await expect(finish().done).rejects.not.toThrow(/good/);
  const { logger, done } = finish('show');
  await done;
  expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('es/blog/bad'));
});

it('G15 logs nothing when no article failed', async () => {
  await page('es/blog/good', '<p>fine</p>');
  const { logger, done } = finish();
  await done;
  expect(logger.error).not.toHaveBeenCalled();
});
