import { expect, test } from 'vitest';
import type { StoredEvent } from '#contracts/listing.ts';
import { type OpenStore, opened } from './harness.ts';
import { at, event, put } from './rows.ts';

/** Events: the last merged state, and every change. */
export function eventContract(open: OpenStore): void {
  test('K6 returns an event exactly as it was stored, after a restart too', async () => {
    const { store, reopen } = await opened(open);
    const plain = event({ actual: '<1.00%', title: 'L’emploi “net” 🚨; DROP' });
    const sparse = event({
      id: 'holiday',
      holiday: true,
      country: null,
      currency: null,
      impact: 'low',
      link: null,
      withdrawnAt: at(3),
      withdrawals: 2,
    });
    expect(await put(store, [plain, sparse], at(5))).toEqual({ added: 2, revised: 0, withdrawn: 1 });
    await store.close();
    expect(await (await reopen()).eventsBetween('forex-community', at(0), at(9999))).toStrictEqual([
      sparse,
      plain,
    ]);
  });

  test('K3 events come by time, then id, of one source, start included and end not', async () => {
    const { store } = await opened(open);
    const rows = [
      event({ id: 'd', timeIso: at(30) }),
      event({ id: 'c', timeIso: at(20) }),
      event({ id: 'a', timeIso: at(20) }),
      event({ id: 'b', timeIso: at(10) }),
      event({ id: 'e', timeIso: at(20), source: 'charting-platform', origin: 'tradingview' }),
    ];
    await put(store, rows, at(0));
    const found = await store.eventsBetween('forex-community', at(10), at(30));
    expect(found.map((row) => row.id)).toEqual(['b', 'a', 'c']);
    expect(await store.eventsBetween('investing-portal', at(0), at(99))).toEqual([]);
  });

  test('F1 the first and the last event of a source are those that a vendor still lists, without absurd dates', async () => {
    const { store } = await opened(open);
    const rows = [
      event({ id: 'gone', timeIso: at(5), withdrawnAt: at(1), withdrawals: 1 }),
      event({ id: 'first', timeIso: at(10) }),
      event({ id: 'last', timeIso: at(30) }),
      event({ id: 'other', timeIso: at(90), source: 'charting-platform', origin: 'tradingview' }),
      ...['0001-01-01', '1969-12-31', '2025-02-02', '2027-02-02', '9999-12-31'].map((day) =>
        event({ id: `of-${day}`, timeIso: `${day}T00:00:00.000Z` }),
      ),
    ];
    await put(store, rows, at(0));
    expect(await store.eventSpan('forex-community')).toEqual({ first: at(10), last: at(30) });
    expect(await store.eventSpan('investing-portal')).toBeNull();
  });

  test('K6 stores no revision when the same event comes again, only its last seen date', async () => {
    const { store } = await opened(open);
    await put(store, [event()], at(10));
    const later = event({ lastSeenAt: at(20) });
    expect(await put(store, [later], at(20))).toEqual({ added: 0, revised: 0, withdrawn: 0 });
    expect(await store.revisions(event().id)).toEqual([]);
    expect(await store.event(event().id)).toStrictEqual(later);
  });

  test('K6 stores every revised field with its before and after', async () => {
    const { store } = await opened(open);
    await put(store, [event()], at(10));
    const changed = {
      title: 'Jobs',
      timeIso: at(5400),
      impact: 'medium',
      forecast: null,
      previous: '3.09|1.0',
    } as const;
    const revised = event({ ...changed, actual: 'Pass', link: null, country: null });
    const outcome = await put(store, [revised, event({ id: 'other' })], at(20));
    expect(outcome).toEqual({ added: 1, revised: 1, withdrawn: 0 });
    const common = { eventId: event().id, seenAt: at(20) };
    const revisions = await store.revisions(event().id);
    expect(revisions).toHaveLength(6);
    expect(revisions).toEqual(
      expect.arrayContaining([
        { ...common, field: 'title', before: 'Payrolls Change', after: 'Jobs' },
        { ...common, field: 'timeIso', before: at(3600), after: at(5400) },
        { ...common, field: 'impact', before: 'high', after: 'medium' },
        { ...common, field: 'forecast', before: '180K', after: null },
        { ...common, field: 'previous', before: '175K', after: '3.09|1.0' },
        { ...common, field: 'actual', before: null, after: 'Pass' },
      ]),
    );
    expect(await store.eventsBetween('forex-community', at(5400), at(5401))).toStrictEqual([revised]);
  });

  test('K6 revisions come oldest first, of one event', async () => {
    const { store } = await opened(open);
    for (const [index, forecast] of ['1', '2', '3', '2'].entries()) {
      await put(store, [event({ forecast }), event({ id: 'other', previous: String(index) })], at(index));
    }
    const revisions = await store.revisions(event().id);
    expect(revisions.map(({ seenAt, before, after }) => [seenAt, before, after])).toEqual([
      [at(1), '1', '2'],
      [at(2), '2', '3'],
      [at(3), '3', '2'],
    ]);
    expect(await store.revisions('unknown')).toEqual([]);
  });

  test('K6 rejects the whole batch when one event is invalid', async () => {
    const { store } = await opened(open);
    const dateOnly = event({ id: 'bad', timeIso: '2026-02-02' });
    await expect(put(store, [event(), dateOnly], at(0))).rejects.toThrow(/timeIso.*UTC instant/);
    const unknownImpact = { ...event({ id: 'bad' }), impact: 'huge' } as unknown as StoredEvent;
    await expect(put(store, [event(), unknownImpact], at(0))).rejects.toThrow();
    await expect(put(store, [event()], 'yesterday')).rejects.toThrow(/at must be/);
    expect(await store.eventsBetween('forex-community', at(0), at(9999))).toEqual([]);
  });
}
