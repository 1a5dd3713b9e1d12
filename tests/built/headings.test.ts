import { expect, it } from 'vitest';
import { distPages } from './pages.ts';

/** Levels of the headings that the page shows when it arrives, in their order, with their words. */
const pages = distPages().map(({ file, $ }) => ({
  file,
  headings: $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .filter((one) => $(one).closest('[hidden], [inert], [popover], dialog, template, noscript').length === 0)
    .map((one) => ({ level: Number(one.tagName.slice(1)), words: $(one).text().trim() })),
}));

it.each(pages)('C11 $file has one h1, and no heading skips a level', ({ headings }) => {
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  const skips = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  expect(skips).toEqual([]);
});
