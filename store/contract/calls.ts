import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** How often an upstream was called in 24 hours: shared by all instances. */
export function callContract(open: OpenStore): void {
  test('K2 calls are counted per upstream over the last 24 hours, up to the limit', async () => {
    const { store, machine } = await opened(open);
    const take = (upstream: string, limit = 2) => store.takeCall(upstream, limit);
    // Half a day before midnight UTC and after it: a count by calendar days would allow twice as many.
    expect(await take('outlook')).toBe(true);
    machine.pass(11 * HOUR_S);
    expect(await take('outlook')).toBe(true);
    machine.pass(2 * HOUR_S);
    expect([await take('outlook'), await take('calendar'), await take('closed', 0)]).toEqual([
      false,
      true,
      false,
    ]);
    machine.pass(11 * HOUR_S - 1);
    expect(await take('outlook')).toBe(false);
    machine.pass(1);
    expect([await take('outlook'), await take('outlook'), await take('outlook', 3)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('K2 a restart and other instances share one count of calls', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.takeCall('outlook', 10)).toBe(true);
    await store.close();
    const instances = await Promise.all(Array.from({ length: 8 }, () => reopen()));
    const asked = instances.flatMap((one) => [0, 1].map(() => one.takeCall('outlook', 10)));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(9);
  });

  test.each([-300 * DAY_S, -DAY_S, HOUR_S, 2 * DAY_S, 300 * DAY_S])(
    'K2 a clock that is set by %d s allows no additional call in 24 hours, with and without restarts',
    async (change) => {
      const { store, reopen, machine } = await opened(open);
      let taken = 0;
      const take = async (by = store) => {
        if (await by.takeCall('outlook', 3)) taken += 1;
      };
      for (let call = 0; call < 3; call += 1) await take();
      machine.setClock(change);
      await take();
      await take(await reopen());
      machine.pass(DAY_S / 2);
      machine.setClock(-change);
      await take();
      await take(await reopen());
      machine.setClock(2 * DAY_S);
      await take(await reopen());
      expect(taken - 3, 'calls spent over the limit').toBe(0);
    },
  );

  test.each([-300, -1, 300])('K2 a clock that is set by %d days blocks no call for longer', async (days) => {
    const { store, reopen, machine } = await opened(open);
    await store.takeCall('outlook', 1);
    machine.setClock(days * DAY_S);
    machine.pass(DAY_S);
    expect(await store.takeCall('outlook', 1)).toBe(true);
    machine.setClock(-days * DAY_S);
    const again = await reopen();
    expect(await again.takeCall('outlook', 1)).toBe(false);
    machine.pass(DAY_S);
    expect(await again.takeCall('outlook', 1)).toBe(true);
  });

  test('K2 counts the hours that a machine was off when it starts again', async () => {
    const { store, reopen, machine } = await opened(open);
    machine.pass(5 * DAY_S);
    expect(await store.takeCall('outlook', 1)).toBe(true);
    await store.close();
    machine.pass(20 * HOUR_S);
    machine.reboot();
    const rebooted = await reopen();
    expect(await rebooted.takeCall('outlook', 1)).toBe(false);
    machine.pass(4 * HOUR_S);
    expect(await rebooted.takeCall('outlook', 1)).toBe(true);
  });

  test.each([
    ['while the site runs', false],
    ['before another reboot', true],
  ])(
    'K2 a clock that starts in 1970 and is corrected %s allows no additional call',
    async (_when, isRebooted) => {
      const { store, reopen, machine } = await opened(open);
      expect(await store.takeCall('outlook', 1)).toBe(true);
      await store.close();
      const nowS = machine.now().getTime() / 1000;
      machine.reboot();
      machine.setClock(-nowS);
      const rebooted = await reopen();
      expect(await rebooted.takeCall('outlook', 1)).toBe(false);
      machine.setClock(nowS);
      if (isRebooted) machine.reboot();
      const latest = await reopen();
      expect([await rebooted.takeCall('outlook', 1), await latest.takeCall('outlook', 1)]).toEqual([
        false,
        false,
      ]);
      machine.pass(DAY_S);
      expect(await latest.takeCall('outlook', 1)).toBe(true);
    },
  );
}
