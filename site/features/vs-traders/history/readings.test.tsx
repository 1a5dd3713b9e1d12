import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { madeHistory } from '#tests/e2e/sentiment-history.ts';
import { Readings } from './Readings.tsx';

test('N1 A5 the history names each vendor of its readings, with a link', () => {
  const credits = [
    { name: 'One vendor', url: 'https://one.example/' },
    { name: 'Another', url: 'https://other.example/' },
  ];
  const made = madeHistory({ now: new Date('2026-06-10T16:00:00.000Z'), days: 30 });
  const view = { releases: null, backend: { historyCsv: () => expect.unreachable() }, locale: 'en' } as const;
  const $ = load(
    renderToStaticMarkup(
      <Readings readings={{ ...made, credits }} form="table" onForm={() => {}} {...view} />,
    ),
  );
  const links = $('[data-part="history-source"] a').toArray();
  expect(links.map(({ attribs }) => attribs.href)).toEqual(credits.map(({ url }) => url));
});
