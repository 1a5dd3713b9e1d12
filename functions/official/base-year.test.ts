import { expect, test } from 'vitest';
import { storedEvent } from '../testing/fixtures.ts';
import { joinEvent } from './figure.ts';
import { CPI, setUpBls } from './testing.ts';

test('N11 a new base year on the day of a release gives no figure for it, and the next release has one again', async () => {
  const { store, clock, upstreams, service, list, all } = await setUpBls('2026-08-12T12:31:00.000Z');
  const release = async (id: string, timeIso: string) => {
    await list([{ id, timeIso }]);
    clock.advance((Date.parse(timeIso) - clock.now().getTime()) / 1000 + 60);
    await service.refreshIfDue();
    const event = storedEvent({ id, title: 'CPI m/m', timeIso });
    return (await joinEvent(event, store, clock.now())).official;
  };
  await service.refreshIfDue();
  upstreams.set({ rebasedBy: 2.4 });
  expect(await release('august', '2026-09-15T12:30:00.000Z')).toMatchObject({
    state: 'unconfirmed',
    period: '2026-08',
    actual: null,
  });
  // All values stay, each as it was published.
  const july = (await store.vintages([CPI], '2026-07')).filter(({ period }) => period === '2026-07');
  expect(july.map(({ vintage }) => vintage)).toEqual([1, 2]);
  expect(Number(july[0]?.value) / Number(july[1]?.value)).toBeCloseTo(2.4, 1);
  const ours = (await all({ kind: 'cpi' })).observations.filter(
    (one) => one.ours && one.period === '2026-08',
  );
  expect(ours).toEqual([]);
  expect(await release('september', '2026-10-13T12:30:00.000Z')).toMatchObject({
    state: 'out',
    period: '2026-09',
    actual: expect.stringMatching(/^-?\d\.\d%$/),
  });
});
