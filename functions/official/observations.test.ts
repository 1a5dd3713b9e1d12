import { expect, test } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { MOST_OBSERVATIONS, observationsSchema } from '#contracts/observations.ts';
import { periodBefore } from '#domain/official/period.ts';
import { sighted } from '#domain/official/testing.ts';
import { CPI, observation, setUp } from './testing.ts';

const NOW = '2026-09-20T00:00:00.000Z';
const before = '2026-08-12T12:30:00.000Z';

test('N11 answers each published value with publisher, period, licence and time, and the change we calculate as ours', async () => {
  const { store, list, all } = await setUp(NOW);
  await list([{ id: 'august', timeIso: '2026-09-11T12:30:00.000Z' }]);
  await store.saveObservations([observation({ period: '2026-07', value: '330.100', firstSeenAt: before })]);
  await store.saveObservations([observation({ flag: 'P' })]);
  const page = observationsSchema.parse(await all());
  const published = {
    kind: 'cpi',
    country: 'US',
    series: CPI,
    period: '2026-08',
    value: '331.250',
    unit: 'index 1982-84=100',
    vintage: 1,
    firstSeen: '2026-09-11T12:30:00.000Z',
    scheduledAt: '2026-09-11T12:30:00.000Z',
    publisher: 'U.S. Bureau of Labor Statistics',
    link: 'https://www.bls.gov/news.release/cpi.htm',
    licence: 'Public domain (US government work)',
    notice: expect.stringContaining('BLS.gov cannot vouch'),
    ours: false,
  };
  expect(page.observations).toEqual([
    published,
    { ...published, value: '0.3', unit: '% change on the month before', ours: true },
    { ...published, period: '2026-07', value: '330.100', firstSeen: before, scheduledAt: null },
  ]);
  expect(page.next).toBeNull();
});

test('N11 calculates an old vintage from the values that were known then', async () => {
  const { store, all } = await setUp(NOW);
  await store.saveObservations([observation({ period: '2026-07', value: '330.100', firstSeenAt: before })]);
  await store.saveObservations([observation()]);
  const later = { firstSeenAt: '2026-09-19T00:00:00.000Z' };
  await store.saveObservations([observation({ period: '2026-07', value: '329.800', ...later })]);
  await store.saveObservations([observation({ value: '331.400', ...later })]);
  const ours = (await all()).observations.filter((row) => row.ours && row.period === '2026-08');
  expect(ours.map(({ vintage, value }) => [vintage, value])).toEqual([
    [2, '0.5'],
    [1, '0.3'],
  ]);
});

test('N11 leaves out early values of unlisted comparisons, and the revisions that were read with them', async () => {
  const { store, list, all, clock } = await setUp('2026-09-11T11:00:00.000Z');
  // The calendar lists the monthly change; the yearly one is of the same series.
  await list([{ id: 'august', timeIso: '2026-09-11T12:30:00.000Z' }]);
  const early = { firstSeenAt: '2026-09-11T10:45:00.000Z' };
  const year = ['2025-07', '2025-08', '2026-07'].map((period, index) =>
    observation({ period, value: `${320 + index}.000`, firstSeenAt: before }),
  );
  await store.saveObservations(year);
  await store.saveObservations([observation({ period: '2026-07', value: '329.800', ...early })]);
  await store.saveObservations([observation(early)]);
  const seen = async () => new Set((await all()).observations.map(({ firstSeen }) => firstSeen));
  expect(await seen()).toEqual(new Set([before]));
  clock.advance(1.5 * 3600);
  expect(await seen()).toEqual(new Set([before, early.firstSeenAt]));
});

test('N11 calculates no change across a new base', async () => {
  const { store, all } = await setUp(NOW);
  await store.saveObservations([observation({ period: '2026-07', value: '330.100', firstSeenAt: before })]);
  await store.saveObservations([
    observation({ period: '2026-07', value: '105.100', firstSeenAt: '2026-09-11T12:30:00.000Z' }),
    observation({ value: '105.400' }),
  ]);
  expect((await all()).observations.filter(({ ours, period }) => ours && period === '2026-08')).toEqual([]);
});

test('N11 leaves out a value that came early until its scheduled time', async () => {
  const { store, list, all, clock } = await setUp('2026-09-11T11:00:00.000Z');
  await list([{ id: 'august', timeIso: '2026-09-11T12:30:00.000Z' }]);
  await store.saveObservations([observation({ firstSeenAt: '2026-09-11T10:45:00.000Z' })]);
  expect(await all()).toEqual({ observations: [], next: null });
  clock.advance(1.5 * 3600);
  expect((await all()).observations).toMatchObject([
    { firstSeen: '2026-09-11T10:45:00.000Z', scheduledAt: '2026-09-11T12:30:00.000Z' },
  ]);
});

test('N11 leaves out a first estimate that is there days before its time, and gives it to who asks for what is new', async () => {
  const { store, list, all, clock } = await setUp('2026-07-29T12:30:00.000Z');
  const [release, early] = ['2026-07-30T12:30:00.000Z', '2026-07-28T12:00:00.000Z'];
  await list([{ id: 'gdp', title: 'Advance GDP q/q', timeIso: release }]);
  const { series = CPI, unit = '' } = OFFICIAL_ROWS.find(({ series: id }) => id.includes('A191RL')) ?? {};
  const value = { series, unit, period: '2026-Q2', value: '2.9', publishedAt: null, firstSeenAt: early };
  await store.saveObservations([observation(value)]);
  const since = clock.now().toISOString();
  expect((await all({ since })).observations).toEqual([]);
  clock.advance(86_400);
  const given = { firstSeen: early, scheduledAt: release, value: '2.9' };
  expect((await all({ since })).observations).toMatchObject([given]);
  expect((await all({ since: clock.now().toISOString() })).observations).toEqual([]);
});

test('N11 a second flash of a period that is out already holds nothing back', async () => {
  const { store, list, all } = await setUp('2026-08-10T12:00:00.000Z');
  await list([
    {
      id: 'first',
      title: 'Prelim Flash GDP q/q',
      country: 'EU',
      currency: 'EUR',
      timeIso: '2026-07-30T09:00:00.000Z',
    },
    {
      id: 'second',
      title: 'Flash GDP q/q',
      country: 'EU',
      currency: 'EUR',
      timeIso: '2026-08-14T09:00:00.000Z',
    },
  ]);
  const { series = CPI, unit = '' } =
    OFFICIAL_ROWS.find(({ kind, country }) => kind === 'gdp' && country === 'EU') ?? {};
  const value = { series, unit, period: '2026-Q2', value: '0.3', firstSeenAt: '2026-08-08T09:00:00.000Z' };
  await store.saveObservations([observation(value)]);
  expect((await all({ kind: 'gdp' })).observations.map((one) => one.value)).toEqual(['0.3']);
});

test('N11 a release that is called off holds nothing back', async () => {
  const { store, list, all } = await setUp('2026-09-10T12:00:00.000Z');
  await list([
    { id: 'august', title: 'Retail Sales m/m', country: 'GB', timeIso: '2026-09-18T06:00:00.000Z' },
  ]);
  const { series = CPI, unit = '' } =
    OFFICIAL_ROWS.find(({ kind, country }) => kind === 'retail-sales' && country === 'GB') ?? {};
  const seen = observation({ series, unit, value: '0.4', firstSeenAt: '2026-09-10T10:00:00.000Z' });
  const values = async () => (await all({ kind: 'retail-sales' })).observations.map(({ value }) => value);
  await store.saveObservations([seen]);
  const facts = {
    release: 'ons/retail-sales',
    occurrence: '2026-08',
    at: '2026-09-15T06:00:00.000Z',
  } as const;
  await store.saveSightings([sighted({ ...facts, state: 'scheduled' })]);
  expect(await values()).toEqual([]);
  await store.saveSightings([
    sighted({ ...facts, state: 'cancelled', firstSeenAt: '2026-09-10T11:00:00.000Z' }),
  ]);
  expect(await values()).toEqual(['0.4']);
});

test('N11 leaves out an early value of an edition, which has days of its own, and keeps the flash estimate', async () => {
  const { store, list, all, clock } = await setUp('2026-02-25T09:30:00.000Z');
  await list([{ id: 'final', title: 'HICP Final y/y', country: 'EU', timeIso: '2026-02-25T10:00:00.000Z' }]);
  const { series = CPI, unit } = OFFICIAL_ROWS.find(({ kind }) => kind === 'hicp') ?? {};
  const january = { series, unit: unit ?? '', period: '2026-01' };
  const flash = { ...january, value: '1.7', firstSeenAt: '2026-02-04T10:00:00.000Z' };
  await store.saveObservations([observation(flash)]);
  await store.saveObservations([
    observation({ ...january, value: '1.8', firstSeenAt: '2026-02-25T09:10:00.000Z' }),
  ]);
  const values = async () => (await all({ kind: 'hicp' })).observations.map(({ value }) => value);
  expect(await values()).toEqual(['1.7']);
  clock.advance(1800);
  expect(await values()).toEqual(['1.8', '1.7']);
});

test('N11 answers 500 rows at most and pages to the end without a row twice', async () => {
  const { store, all } = await setUp(NOW);
  const earnings = { series: 'bls/CES0500000003', unit: 'US dollars' } as const;
  const months = Array.from({ length: 420 }, (_, count) => periodBefore('2026-08', count)).reverse();
  await store.saveObservations(
    months.map((period, count) =>
      observation({ ...earnings, period, value: (10 + 0.05 * count).toFixed(2) }),
    ),
  );
  const seen: string[] = [];
  let pages = 0;
  for (let next: string | null = 'first'; next !== null; pages += 1) {
    const page = await all({
      kind: 'average-hourly-earnings',
      before: next === 'first' ? null : Number(next),
    });
    expect(page.observations.length).toBeLessThanOrEqual(MOST_OBSERVATIONS);
    seen.push(...page.observations.map(({ period, unit, ours }) => `${period} ${ours} ${unit}`));
    next = page.next;
  }
  expect(pages).toBeGreaterThan(2);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((row) => row.includes('false'))).toHaveLength(months.length);
});

test('N11 filters by kind, country and the time of the first reading', async () => {
  const { store, all } = await setUp(NOW);
  const rate = observation({ series: 'bls/LNS14000000', unit: '%', value: '4.2', firstSeenAt: before });
  await store.saveObservations([rate]);
  await store.saveObservations([observation()]);
  const kinds = async (query: object) => (await all(query)).observations.map(({ kind }) => kind);
  expect(await kinds({})).toEqual(['cpi', 'unemployment-rate']);
  expect(await kinds({ kind: 'unemployment-rate' })).toEqual(['unemployment-rate']);
  expect(await kinds({ since: '2026-09-01T00:00:00.000Z' })).toEqual(['cpi']);
  expect(await kinds({ country: 'JP' })).toEqual([]);
});
