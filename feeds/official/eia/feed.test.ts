import { expect, test } from 'vitest';
import { KEY, NOW, scriptedKeyed } from '#feeds/official/keyed-testing.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { createEiaFeed } from './feed.ts';

const CRUDE: AskedSeries = {
  series: 'eia/petroleum/stoc/wstk/WCESTUS1',
  period: 'week',
  unit: 'thousand barrels',
};
const point = (period: string, value: string | number | null, fields: object = {}) => ({
  period,
  series: 'WCESTUS1',
  value,
  units: 'MBBL',
  ...fields,
});
const answer = (...data: unknown[]) => ({ response: { total: '9', data }, apiVersion: '2.1.8' });

test('N11 EIA: reads weekly stocks as texts and as numbers, dated by the last day of the week', async () => {
  const given = answer(
    point('2026-09-18', '423,180'),
    point('2026-09-11', 424650),
    point('2026-09-04', null),
  );
  const { read, asked } = scriptedKeyed(createEiaFeed, [given]);
  const { rows, dropped } = await read(CRUDE);
  expect(rows).toMatchObject([
    { period: '2026-09-18', value: '423180', unit: 'thousand barrels', firstSeenAt: NOW },
    { period: '2026-09-11', value: '424650' },
  ]);
  expect(dropped).toEqual({ missing: 1 });
  const { origin, pathname, searchParams } = new URL(asked[0]?.url ?? '');
  expect(`${origin}${pathname}`).toBe('https://publisher.example/v2/petroleum/stoc/wstk/data/');
  expect(Object.fromEntries(searchParams)).toEqual({
    frequency: 'weekly',
    'data[0]': 'value',
    'facets[series][]': 'WCESTUS1',
    start: '2025-01-01',
    'sort[0][column]': 'period',
    'sort[0][direction]': 'asc',
    api_key: KEY,
  });
  expect(rows[0]?.request).toBe(asked[0]?.url.replace(`&api_key=${KEY}`, ''));
});

test('N11 EIA: another unit is kept as it is, so that no change is calculated across it', async () => {
  const { rows } = await scriptedKeyed(createEiaFeed, [
    answer(point('2026-09-18', '1', { units: 'MMBBL' })),
  ]).read(CRUDE);
  expect(rows[0]?.unit).toBe('MMBBL');
});

test('N11 EIA: drops rows of another series or shape, and rejects a series in two units', async () => {
  const given = answer(
    point('2026-09-18', '1', { series: 'WCRSTUS1' }),
    point('2026-W38', '1'),
    point('2026-09-11', 'W'),
    point('2026-09-04', '420100'),
  );
  const { rows, dropped } = await scriptedKeyed(createEiaFeed, [given]).read(CRUDE);
  expect(rows).toMatchObject([{ period: '2026-09-04' }]);
  expect(dropped).toEqual({ malformed_row: 3 });
  const mixed = answer(point('2026-09-18', '1'), point('2026-09-11', '2', { units: 'BCF' }));
  await expect(scriptedKeyed(createEiaFeed, [mixed]).read(CRUDE)).rejects.toMatchObject({
    kind: 'malformed',
  });
  await expect(scriptedKeyed(createEiaFeed, [{ error: 'x' }]).read(CRUDE)).rejects.toMatchObject({
    kind: 'malformed',
  });
});
