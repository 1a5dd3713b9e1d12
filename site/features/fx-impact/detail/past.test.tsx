import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PastRelease } from '#contracts/event-history.ts';
import { Past } from './Past.tsx';

const release = (fields: Partial<PastRelease>): PastRelease => ({
  id: 'may',
  time_iso: '2026-06-10T12:30:00.000Z',
  actual: '0.3%',
  forecast: '0.2%',
  previous: null,
  revised_to: null,
  surprise: 'positive',
  difference: '+0.1 pp',
  ...fields,
});

const pastOf = (releases: PastRelease[]) => ({
  id: 'june',
  kind: 'cpi',
  name: null,
  official: null,
  frequency: null,
  unit: null,
  surprise: null,
  releases,
  changes: [],
});

test('N11 F7 a past figure that we calculated says so, and no other', () => {
  const past = pastOf([
    release({ ours: true }),
    release({ id: 'april', ours: false }),
    release({ id: 'march' }),
  ]);
  const html = renderToStaticMarkup(<Past past={past} zone="mexico" locale="en" />);
  expect(html.match(/data-part="past-release"/g)).toHaveLength(3);
  expect(html.match(/data-part="past-ours"/g)).toHaveLength(1);
});

test('F8 the day of a past release is that of the zone shown', () => {
  const past = pastOf([release({ time_iso: '2026-06-10T01:30:00.000Z' })]);
  const dayIn = (zone: 'mexico' | 'utc') =>
    /scope="row">([^<]*)</.exec(renderToStaticMarkup(<Past {...{ past, zone }} locale="en" />))?.[1];
  expect([dayIn('mexico'), dayIn('utc')]).toEqual(['Jun 9, 2026', 'Jun 10, 2026']);
});
