import { expect, it } from 'vitest';
import { parsePubDate } from './pub-date.ts';

it.each([
  ['Tue, 15 Sep 2026 12:30 GMT', '2026-09-15T12:30:00.000Z'],
  ['Tue, 15 Sep 2026 12:30:45 GMT', '2026-09-15T12:30:45.000Z'],
  ['Thu, 1 Jan 2026 00:00 GMT', '2026-01-01T00:00:00.000Z'],
  ['Tue, 15 Sep 2026 9:05 GMT', '2026-09-15T09:05:00.000Z'],
  ['Tue, 15 Sep 2026 12:30:00 +00:00', '2026-09-15T12:30:00.000Z'],
  ['29 Feb 2028 23:59 +0000', '2028-02-29T23:59:00.000Z'],
  [' Thu, 31 Dec 2026 23:59 UTC ', '2026-12-31T23:59:00.000Z'],
])('K3 parses %s as %s', (text, iso) => {
  expect(parsePubDate(text)).toBe(iso);
});

it.each([
  '',
  'soon',
  'Tue, 15 Sep 2026 12:30',
  'Tue, 15 Sep 2026 12:30 EST',
  'Wed, 31 Jun 2026 12:00 GMT',
  'Tue, 29 Feb 2027 12:00 GMT',
  'Tue, 15 Foo 2026 12:30 GMT',
  'Tue, 15 Sep 2026 25:00 GMT',
  '2026-09-15T12:30:00Z',
])('K3 returns null for "%s"', (text) => {
  expect(parsePubDate(text)).toBeNull();
});
