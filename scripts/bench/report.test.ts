import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';
import { tablesOf, withTables } from './report.ts';

const PAGE = { page: '/ (es)', score: 99, fcp: 700.4, lcp: 720.6, tbt: 8, cls: 0, others: 100 };

const RUN = {
  at: new Date('2026-12-01T10:00:00.000Z'),
  rounds: 3,
  pages: [PAGE],
  bare: { ...PAGE, page: 'bare', fcp: 650 },
  interactions: [{ name: 'menu (/)', inp: 48, lost: 1 }],
  door: { bare: 1000, site: 700, notModified: 800, loaded: 140 },
  sentiment: { p99: 2.5, ratio: 1.4 },
  idle: 90,
  builds: { cold: 41.2, words: 12.4 },
};

test('K5 the tables have date, pages beside the bare one, presses and goals', () => {
  const tables = tablesOf(RUN);
  for (const line of [
    /^Measured on 2026-12-01 .* medians of 3\.$/m,
    /^\| bare \| 99 \| 650 \|/m,
    /^\| \/ \(es\) \| 99 \| 700 \| 721 \| 8 \| 0\.000 \| 100 \|$/m,
    /^\| menu \(\/\) \| 48 \| 80 \| 1 \|$/m,
    /^\| front door, .* \| 0\.70 \| 0\.75 \|$/m,
    /^\| build .* \| 41, 12 s \| 60, 15 s \|$/m,
  ])
    expect(tables).toMatch(line);
});

test('K5 pages beyond the ten with the lowest scores share a line with the worst value of each', () => {
  const worst = Array.from({ length: 10 }, (_, place) => ({ ...PAGE, page: `/${place}`, score: 80 + place }));
  const others = [
    { ...PAGE, page: '/a', score: 97, lcp: 900 },
    { ...PAGE, page: '/b', score: 98, cls: 0.2 },
  ];
  const tables = tablesOf({ ...RUN, pages: [...others, ...worst] });
  expect(tables).toMatch(/^\| \/9 \| 89 \|/m);
  expect(tables).toMatch(/^\| 2 others, the worst of each \| 97 \| 700 \| 900 \| 8 \| 0\.200 \| 100 \|$/m);
  expect(tables).not.toMatch(/\| \/a \|/);
});

test('K5 new tables replace the old ones and nothing else', () => {
  const document = 'before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nafter\n';
  const written = withTables(document, 'new');
  expect(written).toBe('before\n<!-- bench: begin -->\nnew\n<!-- bench: end -->\nafter\n');
  expect(withTables(written, 'new')).toBe(written);
  expect(() => withTables('no markers', 'new')).toThrow('needs the lines');
});

test('K5 the bare page has as many bytes as the answer beside it', () => {
  const body = Buffer.alloc(23_456, 1).toString('base64');
  const bare = barePage({ headers: { 'content-length': '23456' }, body });
  expect(Buffer.from(bare.body, 'base64')).toHaveLength(23_456);
  expect(bare.headers['Content-Length']).toBe('23456');
});
