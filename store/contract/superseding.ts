import { expect, test } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import type { Store } from '#store/port.ts';
import { type OpenStore, opened } from './harness.ts';
import { at, event, standing } from './rows.ts';

/** The event as only its second upstream knew it, and the same event once the first upstream lists it. */
const rssOnly = (fields: Partial<CalendarEvent> = {}) =>
  event({ id: 'rss-1', origin: 'myfxbook', ...fields });
const listed = (fields: Partial<CalendarEvent> = {}) =>
  event({ id: 'weekly-1', supersedes: 'rss-1', ...fields });

const stored = (store: Store) => store.eventsBetween('forex-community', at(0), at(9999));

/** `supersedes`: the old row's actual, first sight and revisions live on under the new id, and the old row is gone. */
export function supersedingContract(open: OpenStore): void {
  test('K3 a new event takes over actual, first sight and revisions of the one it supersedes', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([rssOnly()], at(10));
    await store.upsertEvents([rssOnly({ actual: '201K' })], at(20));
    expect(await store.upsertEvents([listed()], at(30))).toEqual({ added: 0, revised: 0 });
    expect(await stored(store)).toStrictEqual([
      {
        ...listed({ actual: '201K' }),
        firstSeenAt: at(10),
        lastSeenAt: at(30),
        ...standing,
        firstId: 'rss-1',
      },
    ]);
    expect(await store.revisions('weekly-1')).toStrictEqual([
      { eventId: 'weekly-1', seenAt: at(20), field: 'actual', before: null, after: '201K' },
    ]);
    expect(await store.revisions('rss-1')).toEqual([]);
  });

  test('K3 what the new event says otherwise than the superseded one becomes revisions', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([rssOnly({ actual: '201K' })], at(10));
    expect(await store.upsertEvents([listed({ timeIso: at(5400), actual: '202K' })], at(30))).toMatchObject({
      revised: 1,
    });
    const common = { eventId: 'weekly-1', seenAt: at(30) };
    expect(await store.revisions('weekly-1')).toStrictEqual([
      { ...common, field: 'timeIso', before: at(3600), after: at(5400) },
      { ...common, field: 'actual', before: '201K', after: '202K' },
    ]);
  });

  test('K3 an event already stored learns the actual of the one it supersedes, once', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([rssOnly({ actual: '201K' })], at(10));
    await store.upsertEvents([listed({ supersedes: null })], at(20));
    expect(await store.upsertEvents([listed()], at(30))).toEqual({ added: 0, revised: 1 });
    expect(await store.upsertEvents([listed()], at(40))).toEqual({ added: 0, revised: 0 });
    expect(await stored(store)).toStrictEqual([
      {
        ...listed({ actual: '201K' }),
        firstSeenAt: at(10),
        lastSeenAt: at(40),
        ...standing,
        firstId: 'weekly-1',
      },
    ]);
    expect(await store.revisions('weekly-1')).toStrictEqual([
      { eventId: 'weekly-1', seenAt: at(30), field: 'actual', before: null, after: '201K' },
    ]);
  });

  test('K3 revisions of both rows stand in one line, and an actual told there is not told twice', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([rssOnly(), listed({ supersedes: null, forecast: '1' })], at(10));
    await store.upsertEvents([listed({ supersedes: null, forecast: '2' })], at(30));
    await store.upsertEvents([rssOnly({ actual: '201K' })], at(20));
    await store.upsertEvents([listed({ forecast: '2' })], at(40));
    const told = (await store.revisions('weekly-1')).map(({ seenAt, field, after }) => [
      seenAt,
      field,
      after,
    ]);
    expect(told).toEqual([
      [at(20), 'actual', '201K'],
      [at(30), 'forecast', '2'],
    ]);
  });

  test('K3 an actual of its own wins over that of the superseded event', async () => {
    const { store } = await opened(open);
    await store.upsertEvents(
      [rssOnly({ actual: '201K' }), listed({ supersedes: null, actual: '202K' })],
      at(10),
    );
    expect(await store.upsertEvents([listed({ actual: null })], at(20))).toEqual({ added: 0, revised: 0 });
    expect((await stored(store)).map(({ id, actual }) => [id, actual])).toEqual([['weekly-1', '202K']]);
  });

  test('K3 superseding an id nobody stored, or its own, is harmless', async () => {
    const { store } = await opened(open);
    expect(await store.upsertEvents([listed(), event({ id: 'x', supersedes: 'x' })], at(10))).toEqual({
      added: 2,
      revised: 0,
    });
    expect(await store.upsertEvents([listed(), event({ id: 'x', supersedes: 'x' })], at(20))).toEqual({
      added: 0,
      revised: 0,
    });
    expect((await stored(store)).map(({ id }) => id)).toEqual(['weekly-1', 'x']);
  });

  test('K3 which id an event superseded stays known when later readings no longer say it', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([listed()], at(10));
    await store.upsertEvents([listed({ supersedes: null })], at(20));
    expect((await stored(store)).map(({ supersedes }) => supersedes)).toEqual(['rss-1']);
  });

  test('K3 N2 an event is found under its first id, whatever took it over since', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([rssOnly()], at(10));
    await store.upsertEvents([listed()], at(20));
    await store.upsertEvents([rssOnly({ id: 'rss-2' })], at(30));
    await store.upsertEvents([listed({ supersedes: 'rss-2' })], at(40));
    for (const id of ['rss-1', 'rss-2', 'weekly-1'])
      expect(await store.event(id)).toMatchObject({ id: 'weekly-1', firstId: 'rss-1' });
  });

  test('K6 a fold is undone with its batch when a later row is refused', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([rssOnly()], at(10));
    const bad = { ...event({ id: 'bad' }), impact: 'huge' } as unknown as CalendarEvent;
    await expect(store.upsertEvents([listed(), bad], at(20))).rejects.toThrow();
    expect((await stored(store)).map(({ id }) => id)).toEqual(['rss-1']);
  });
}
