import { getEntry, render } from 'astro:content';
import { brand } from '#brand/load.ts';
import { inLocale } from '#contracts/locale.ts';
import type { Reading } from '#site/features/blog/article/reading.ts';
import { articleParts } from '#site/features/blog/article-text.ts';
import { keepFigures } from '#site/lib/whole-figures.ts';
import type { SearchPart } from './search-index.ts';

/** Every part of every article as the search reads it; each leads to its own heading. */
export async function searchParts(readings: readonly Reading[]): Promise<SearchPart[]> {
  return (await Promise.all(readings.map(partsOf))).flat().map(whole);
}

/** As the page shows it. */
function whole({ id, title, heading, text }: SearchPart): SearchPart {
  return { id, title: keepFigures(title), heading: keepFigures(heading), text: keepFigures(text) };
}

async function partsOf(reading: Reading): Promise<SearchPart[]> {
  const { article, locale, title, description, standfirst, body } = reading;
  const entry = await getEntry('articles', `${article.id}/${locale}`);
  const slugs = entry ? (await render(entry)).headings.map(({ slug }) => slug) : [];
  const path = inLocale(article.paths, locale);
  const parts = articleParts(body.replaceAll('<Brand />', brand.name));
  const [lead] = parts.filter(({ heading }) => heading === '');
  const text = [description, standfirst, lead?.text].filter(Boolean).join(' ');
  return [
    { id: path, title, heading: '', text },
    ...parts
      .filter(({ heading }) => heading !== '')
      .map((part, index) => ({ id: `${path}#${slugs[index] ?? ''}`, title, ...part })),
  ];
}
