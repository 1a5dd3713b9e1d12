import { expect, test } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { coverageSchema } from '#contracts/coverage.ts';
import { observation, setUp } from './testing.ts';

const NOW = '2026-09-20T00:00:00.000Z';
const month = (period: string, value: string, firstSeenAt: string) =>
  observation({ period, value, firstSeenAt });

test('N11 answers the median delay of an indicator over its releases, and none for one without a release', async () => {
  const { store, list, service } = await setUp(NOW);
  await list([
    { id: 'june', timeIso: '2026-07-14T12:30:00.000Z' },
    { id: 'july', timeIso: '2026-08-12T12:30:00.000Z' },
    { id: 'august', timeIso: '2026-09-11T12:30:00.000Z' },
  ]);
  await store.saveObservations([month('2026-05', '329.100', '2026-06-20T12:30:00.000Z')]);
  await store.saveObservations([month('2026-06', '329.600', '2026-07-14T12:31:00.000Z')]);
  await store.saveObservations([month('2026-07', '330.100', '2026-08-12T12:33:00.000Z')]);
  await store.saveObservations([month('2026-08', '331.250', '2026-09-11T12:45:00.000Z')]);
  const answer = coverageSchema.parse(await service.coverage());
  const of = (kind: string) => answer.figures.filter((one) => one.kind === kind && one.country === 'US');
  expect(of('cpi')).toEqual([
    { kind: 'cpi', country: 'US', publisher: 'bls', delaySeconds: 180, releases: 3 },
  ]);
  expect(of('unemployment-rate')).toMatchObject([{ delaySeconds: null, releases: 0 }]);
  const followed = new Set(OFFICIAL_ROWS.map(({ kind, country }) => `${kind} ${country}`));
  expect(new Set(answer.figures.map(({ kind, country }) => `${kind} ${country}`))).toEqual(followed);
});

test('N11 says which publishers are on, and when each was last read', async () => {
  const { service, clock } = await setUp(NOW);
  const before = (await service.coverage()).publishers;
  expect(before.find(({ id }) => id === 'bls')).toMatchObject({ isOn: true, readAt: null });
  expect(before.find(({ id }) => id === 'ons')).toMatchObject({ isOn: false, readAt: null });
  await service.refreshIfDue();
  clock.advance(11 * 60);
  const after = (await service.coverage()).publishers;
  expect(after.find(({ id }) => id === 'bls')?.readAt).toBe(NOW);
});
