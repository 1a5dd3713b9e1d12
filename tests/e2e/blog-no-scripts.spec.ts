import { ARTICLES } from '../../content/articles/articles.ts';
import type { Topic } from '../../content/articles/schema.ts';
import { expect, test } from './harness.ts';

const withTopic = (topic: Topic) => ARTICLES.filter(({ topics }) => topics.includes(topic)).length;

test('G1 N10 a topic filters the articles without scripts', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(page.locator('[data-part="blog-search"]')).toBeHidden();
  await page.locator('#topic-safety').check({ force: true });
  const shown = page.locator('[data-part="article-card"]:visible');
  await expect(shown).toHaveCount(withTopic('safety'));
  for (const one of await shown.all()) await expect(one).toHaveAttribute('data-topics', /\bsafety\b/);
  await context.close();
});

test('G15 N10 without scripts a link to a topic shows its articles, and another link shows all', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  const shown = page.locator('[data-part="article-card"]:visible');
  const filter = page.locator('[data-part="topic-filter"]');
  for (const topic of ['cases', 'method'] as const) {
    await page.goto('/');
    await page.goto(`/blog#topic-${topic}`);
    await expect(shown).toHaveCount(withTopic(topic));
    for (const one of await shown.all())
      await expect(one).toHaveAttribute('data-topics', new RegExp(`\\b${topic}\\b`));
    await filter.locator('#topic-safety').check({ force: true });
    await expect(shown).toHaveCount(withTopic('safety'));
  }
  await filter.getByRole('link').click();
  await expect(shown).toHaveCount(ARTICLES.length);
  await expect(filter.getByRole('link')).toBeHidden();
  await context.close();
});
