import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { subscription, wish } from '#store/contract/reminders.ts';
import { ALL_TIME, at, event, listing, put, snapshot } from '#store/contract/rows.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { temporaryFolder } from '#store/sqlite/temporary.ts';
import { createSchema, postgresTest } from '#tests/postgres/schema.ts';
import { moveStore } from './move.ts';
import { openPostgres } from './open.ts';

const COUNT = {
  kind: 'view',
  day: '2026-06-10',
  page: '/vip',
  locale: 'es',
  link: '',
  source: 'ads',
  times: 3,
} as const;
const OBSERVATION = {
  series: 'bls/CUSR0000SA0',
  period: '2026-08',
  value: '331.250',
  flag: null,
  unit: 'index 1982-84=100',
  firstSeenAt: at(0),
  publishedAt: null,
  request: 'https://publisher.example/data',
} as const;

/** A file with rows in every table. */
async function filledFile(): Promise<string> {
  const file = join(await temporaryFolder(), 'aureo.sqlite');
  const store = await openSqlite({ file });
  await store.saveSnapshots(Array.from({ length: 2_100 }, (_, step) => snapshot({ observedAt: at(step) })));
  const week = { from: new Date(at(0)), to: new Date(at(9_999)) };
  await store.mergeCalendar({ ...ALL_TIME, at: at(0) }, () => ({
    events: [event(), event({ id: 'holiday', holiday: true, country: null })],
    listings: [listing()],
    week,
  }));
  await put(store, [event({ forecast: '190K' })], at(10));
  await store.saveObservations([OBSERVATION]);
  await store.saveSightings([
    {
      release: 'bea/gdp',
      occurrence: '2026-Q1',
      at: '2026-04-29T12:30:00.000Z',
      state: 'scheduled',
      firstSeenAt: at(0),
      request: 'https://publisher.example/schedule',
    },
  ]);
  await store.saveReports([
    {
      market: 'gold',
      name: 'GOLD',
      reportDate: '2026-02-03',
      openInterest: 9,
      nonCommercialLong: 3,
      nonCommercialShort: null,
      commercialLong: 4,
      commercialShort: 5,
    },
  ]);
  await store.writeNote('session', 'é🥇');
  await store.writeFile('week', { url: 'https://feed.example', etag: '"v1"', text: '[]', readAt: at(0) });
  for (let call = 0; call < 3; call += 1) await store.takeCall('outlook', 9);
  await store.claimRefresh('sentiment', 0);
  await store.addCounts({
    writer: 'one',
    number: 1,
    day: COUNT.day,
    counts: [COUNT],
    forgetBefore: '2020-01-01',
  });
  await store.saveReminder(subscription('one'), wish('event/cpi'), { mostSubscriptions: 1, mostWishes: 1 });
  const lease = await store.claimRefresh('reminders', 0);
  if (lease === null) throw new Error('nothing holds it');
  await store.claimMessages(lease, [{ subscription: 'one', name: 'cpi', covers: [] }], at(0));
  await store.close();
  return file;
}

async function target() {
  const schema = await createSchema();
  onTestFinished(schema.drop);
  return schema;
}

postgresTest('K6 moves every row of a SQLite file into PostgreSQL, and goes on from there', async () => {
  const file = await filledFile();
  const { url } = await target();
  const moved = new Map((await moveStore(file, url)).map(({ table, rows }) => [table, rows]));
  expect(moved.get('snapshots')).toBe(2_100);
  expect([...moved].filter(([, rows]) => rows === 0)).toEqual([]);

  const [before, after] = [await openSqlite({ file }), await openPostgres({ url })];
  onTestFinished(before.close);
  onTestFinished(after.close);
  const readAll = async (store: typeof before) => [
    await store.snapshots('XAUUSD', at(0), at(9_999)),
    await store.eventsBetween('forex-community', at(0), at(9_999)),
    await store.revisions(event().id),
    await store.weekRead('forex-community', at(0)),
    await store.vintages([OBSERVATION.series], '2026-01'),
    await store.positioningReports('gold', '2026-12-31', 9),
    await store.readNote('session'),
    await store.readFile('week'),
    await store.counts(COUNT.day, COUNT.day),
    await store.reminders('one'),
  ];
  expect(await readAll(after)).toStrictEqual(await readAll(before));
  // The calls made, the running claim and the numbers of rows go on.
  expect([await after.takeCall('outlook', 3), await after.takeCall('outlook', 4)]).toEqual([false, true]);
  expect(await after.claimRefresh('sentiment', 3_600_000)).toBeNull();
  await put(after, [event({ forecast: '200K' })], at(20));
  expect(await after.revisions(event().id)).toHaveLength(2);
  expect(await after.saveObservations([{ ...OBSERVATION, value: '331.300' }])).toBe(1);
});

postgresTest('K6 moves nothing into a database that holds rows, and says so', async () => {
  const file = await filledFile();
  const { url } = await target();
  const store = await openPostgres({ url });
  onTestFinished(store.close);
  await store.writeNote('session', 'its own');
  await expect(moveStore(file, url)).rejects.toThrow(/already holds rows in the table notes/);
  expect(await store.latestSnapshot('XAUUSD')).toBeNull();
  expect(await store.readNote('session')).toBe('its own');
});
