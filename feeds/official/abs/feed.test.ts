import { expect, test } from 'vitest';
import type { AskedSeries } from '#feeds/official/port.ts';
import { brief, scripted } from '#feeds/official/testing.ts';
import { createAbsFeed } from './feed.ts';

const JOBS: AskedSeries = { series: 'abs/LF/M3.3.1599.20.AUS.M', period: 'month', unit: 'thousand' };
const HEAD = 'DATAFLOW,MEASURE,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS,OBS_COMMENT,DECIMALS';
const row = (period: string, value: string, unit = 'NUM,3', status = '') =>
  `ABS:LF(1.0.0),M3,${period},${value},${unit},${status},"not rounded, see notes",1`;
const csv = (...rows: readonly string[]) => [HEAD, ...rows, ''].join('\r\n');

test('N11 ABS: reads values as published with the unit of the answer', async () => {
  const { read, asked } = scripted(
    createAbsFeed,
    csv(
      row('2026-07', '14700.12345678'),
      row('2026-08', '', 'NUM,3'),
      row('2026-09', '14711.5', 'NUM,3', 'p'),
    ),
  );
  const reading = await read(JOBS);
  expect(reading.rows).toMatchObject([
    { period: '2026-07', value: '14700.12345678', unit: 'thousand', flag: null },
    { period: '2026-09', value: '14711.5', flag: 'p' },
  ]);
  expect(reading.dropped).toEqual({ missing: 1 });
  expect(asked[0]?.url).toBe(
    'https://publisher.example/rest/data/ABS,LF/M3.3.1599.20.AUS.M?startPeriod=2025-01&format=csv',
  );
});

test.each([
  ['PCT,0', '%'],
  ['NUM,3', 'thousand'],
  ['NUM,0', 'number'],
  ['AUD,6', 'million Australian dollars'],
  ['AUD,9', '10^9 Australian dollars'],
  ['IN,0', 'IN'],
])('N11 ABS: the unit "%s" is %s', async (code, unit) => {
  const { rows } = await scripted(createAbsFeed, csv(row('2026-07', '1.5', code))).read(JOBS);
  expect(rows[0]?.unit).toBe(unit);
});

test('N11 ABS: asks by quarter, and a series that answers with two units is not used', async () => {
  const wages: AskedSeries = { series: 'abs/WPI/3.THRPEB.7.TOT.20.AUS.Q', period: 'quarter', unit: '%' };
  const { read, asked } = scripted(createAbsFeed, csv(row('2026-Q2', '3.3', 'PCT,0')));
  expect(brief(await read(wages))).toEqual([[wages.series, '2026-Q2', '3.3']]);
  expect(asked[0]?.url).toContain('startPeriod=2025-Q1');
  const mixed = csv(row('2026-07', '1'), row('2026-08', '2', 'PCT,0'));
  await expect(scripted(createAbsFeed, mixed).read(JOBS)).rejects.toMatchObject({ kind: 'malformed' });
  await expect(scripted(createAbsFeed, 'NoRecordsFound').read(JOBS)).rejects.toMatchObject({
    kind: 'malformed',
  });
});
