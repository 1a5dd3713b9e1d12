import { expect, test } from 'vitest';
import type { Sighting } from '#contracts/schedules.ts';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

function sighting(fields: Partial<Sighting> = {}): Sighting {
  return {
    release: 'bea/gdp',
    occurrence: '2026-Q3',
    at: '2026-02-25T13:30:00.000Z',
    state: 'scheduled',
    firstSeenAt: at(0),
    request: 'https://publisher.example/schedule',
    ...fields,
  };
}

const GDP = ['bea/gdp'] as const;
const ALL = ['2020-01-01', '2030-01-01'] as const;

/** Publishers' schedules: appended, never changed. */
export function scheduleContract(open: OpenStore): void {
  test('N11 K6 keeps each time and state of a release in order, also after a restart', async () => {
    const { store, reopen } = await opened(open);
    const moved = sighting({ at: '2026-03-04T13:30:00.000Z', firstSeenAt: at(60) });
    const cancelled = sighting({ at: moved.at, state: 'cancelled', firstSeenAt: at(120) });
    for (const row of [sighting(), moved, cancelled]) expect(await store.saveSightings([row])).toBe(1);
    await store.close();
    const again = await reopen();
    const kept = await again.sightings(GDP, ...ALL);
    expect(kept).toMatchObject([sighting(), moved, cancelled]);
    expect(kept.map(({ number }) => number)).toEqual(
      kept.map(({ number }) => number).toSorted((a, b) => a - b),
    );
  });

  test('N11 appends nothing when time and state are those of the newest sighting', async () => {
    const { store } = await opened(open);
    await store.saveSightings([sighting()]);
    const later = { firstSeenAt: at(60), request: 'https://publisher.example/other' };
    expect(await store.saveSightings([sighting(later), sighting(later)])).toBe(0);
    expect(await store.saveSightings([sighting({ ...later, state: 'withdrawn' })])).toBe(1);
    expect(await store.saveSightings([sighting(later)])).toBe(1);
    expect(await store.saveSightings([sighting({ ...later, occurrence: '2026-Q4' })])).toBe(1);
    expect(await store.sightings(GDP, ...ALL)).toHaveLength(4);
  });

  test('N11 reads all sightings of an occurrence that was ever scheduled in the span, of the asked releases', async () => {
    const { store } = await opened(open);
    await store.saveSightings([
      sighting(),
      sighting({ release: 'bea/income' }),
      sighting({ occurrence: '2026-Q4', at: '2026-05-28' }),
    ]);
    await store.saveSightings([sighting({ at: '2026-04-09T12:30:00.000Z', firstSeenAt: at(60) })]);
    const span = async (from: string, to: string) =>
      (await store.sightings(GDP, from, to)).map((one) => [one.occurrence, one.at.slice(0, 10)]);
    const third = [
      ['2026-Q3', '2026-02-25'],
      ['2026-Q3', '2026-04-09'],
    ];
    expect(await span('2026-02-20T00:00:00.000Z', '2026-03-01T00:00:00.000Z')).toEqual(third);
    expect(await span('2026-04-09', '2026-04-10')).toEqual(third);
    expect(await span('2026-05-28', '2026-05-29')).toEqual([['2026-Q4', '2026-05-28']]);
    expect(await span('2026-03-01', '2026-04-09')).toEqual([]);
    expect(await store.sightings([], ...ALL)).toEqual([]);
  });

  test('N11 K6 rejects the whole batch when one sighting is invalid, and writes nothing with an old lease', async () => {
    const { store, machine } = await opened(open);
    const wrong: Partial<Sighting>[] = [
      { at: 'tomorrow' },
      { at: '2026-02-25T13:30:00Z' },
      { occurrence: '' },
      { state: 'late' as 'scheduled' },
      { firstSeenAt: '2026-02-02T12:00:00Z' },
    ];
    for (const fields of wrong)
      await expect(store.saveSightings([sighting(), sighting(fields)])).rejects.toThrow();
    const lease = (await store.claimRefresh('schedule/bea', 0)) ?? undefined;
    machine.pass(1);
    await store.claimRefresh('schedule/bea', 0);
    expect(await store.saveSightings([sighting()], lease)).toBe(0);
    expect(await store.saveSightings([])).toBe(0);
    expect(await store.sightings(GDP, ...ALL)).toEqual([]);
  });
}
