import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followArticles } from './preview-site.ts';

it('N6 M the preview starts again when an article was added or deleted, not when one was changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'articles-'));
  const folder = join(root, 'content', 'articles', 'one');
  await mkdir(join(folder, '..'), { recursive: true });
  const onChange = vi.fn();
  const stop = await followArticles(root, onChange);
  onTestFinished(() => {
    stop();
    return rm(root, { recursive: true });
  });
  await mkdir(folder);
  await writeFile(join(folder, 'article.ts'), '');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  await writeFile(join(folder, 'es.mdx'), 'text');
  await writeFile(join(folder, '..', 'articles.ts'), '');
  await rm(folder, { recursive: true });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 30_000 });
});
