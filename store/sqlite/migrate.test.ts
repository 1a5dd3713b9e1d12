import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { StoredListing } from '#contracts/listing.ts';
import { ALL_TIME, snapshot } from '#store/contract/rows.ts';
import { StoreError } from '#store/errors.ts';
import { type Migration, readMigrations } from '#store/migrations.ts';
import { migrate } from './migrate.ts';
import { openSqlite, SQLITE_MIGRATIONS } from './open.ts';
import { temporaryFolder } from './temporary.ts';

const AT = '2026-02-02T12:00:00.000Z';
const FIRST: Migration = { number: 1, name: '001-a.sql', sql: 'CREATE TABLE a (x)' };
const SECOND: Migration = {
  number: 2,
  name: '002-b.sql',
  sql: 'ALTER TABLE a ADD COLUMN y; CREATE TABLE b (x)',
};
const BROKEN: Migration = { number: 2, name: '002-c.sql', sql: 'CREATE TABLE c (x); CREATE TABLE a (x)' };

const tables = (db: DatabaseSync) =>
  db
    .prepare('SELECT name FROM sqlite_schema WHERE type = ? ORDER BY name')
    .all('table')
    .map((row) => row.name);

test('K6 migrations run in order, once each, and are recorded', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, 'x.sqlite', [FIRST], AT);
  migrate(db, 'x.sqlite', [FIRST, SECOND], '2026-02-03T12:00:00.000Z');
  migrate(db, 'x.sqlite', [FIRST, SECOND], '2026-02-04T12:00:00.000Z');
  expect(tables(db)).toEqual(['a', 'b', 'migrations']);
  expect(db.prepare('SELECT * FROM migrations ORDER BY number').all()).toMatchObject([
    { number: 1, name: '001-a.sql', applied_at: AT },
    { number: 2, name: '002-b.sql', applied_at: '2026-02-03T12:00:00.000Z' },
  ]);
});

test('K6 a migration that fails leaves the file unchanged and is named', () => {
  const db = new DatabaseSync(':memory:');
  expect(() => migrate(db, 'x.sqlite', [FIRST, BROKEN], AT)).toThrow(/x\.sqlite.*version 2 \(002-c\.sql\)/);
  expect(tables(db)).toEqual([]);
});

test('K6 rejects a file of a newer program in plain words and leaves it unchanged', async () => {
  const file = join(await temporaryFolder(), 'newer.sqlite');
  await (await openSqlite({ file })).close();
  const db = new DatabaseSync(file);
  db.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(999, '999-later.sql', AT);
  await expect(openSqlite({ file })).rejects.toThrow(StoreError);
  await expect(openSqlite({ file })).rejects.toThrow(
    /newer\.sqlite was written by a newer version.*999.*Update/,
  );
  expect(db.prepare('SELECT count(*) AS n FROM migrations WHERE number = 999').get()).toMatchObject({ n: 1 });
  db.close();
});

test('K6 an instance of the version before saves readings while instances are updated: they count volume', async () => {
  const file = join(await temporaryFolder(), 'updated.sqlite');
  const store = await openSqlite({ file });
  const db = new DatabaseSync(file);
  db.prepare(
    `INSERT INTO snapshots (symbol, observed_at, source, vendor, long_percentage, short_percentage, long_volume, short_volume)
     VALUES ('XAUUSD', ?, 'live_api', 'myfxbook', 60, 40, 6, 4)`,
  ).run(AT);
  db.close();
  expect(await store.latestSnapshot('XAUUSD')).toMatchObject({ basis: 'volume', longPercentage: 60 });
  await store.close();
});

test('K6 opening again applies no migration twice', async () => {
  const file = join(await temporaryFolder(), 'again.sqlite');
  const dates = [new Date(AT), new Date('2026-03-01T00:00:00.000Z')];
  for (const date of dates) await (await openSqlite({ file, now: () => date })).close();
  const db = new DatabaseSync(file);
  const recorded = db.prepare('SELECT number, applied_at FROM migrations ORDER BY number').all();
  expect(recorded).toMatchObject(
    readMigrations(SQLITE_MIGRATIONS).map(({ number }) => ({ number, applied_at: AT })),
  );
  expect(recorded.length).toBeGreaterThan(0);
  db.close();
});

/** As a program before version 8 stores an event. */
const row = (id: string, supersedes: string | null) =>
  `INSERT INTO events (id, supersedes, source, origin, title, country, currency, impact, holiday, time_iso, first_seen_at, last_seen_at)
    VALUES ('${id}', ${supersedes === null ? 'NULL' : `'${supersedes}'`}, 'forex-community', 'faireconomy', 'CPI m/m', 'US', 'USD', 'high', 0, '${AT}', '${AT}', '${AT}')`;

test('K6 migrates a file of version 5 with its rows', async () => {
  const file = join(await temporaryFolder(), 'five.sqlite');
  const db = new DatabaseSync(file);
  migrate(db, file, readMigrations(SQLITE_MIGRATIONS).slice(0, 5), AT);
  db.exec(`${row('cpi', null)};
    INSERT INTO refreshes VALUES ('sentiment', '${AT}', '${AT}', NULL);
    INSERT INTO calls VALUES ('myfxbook', '2026-02-02', 95)`);
  db.close();
  const store = await openSqlite({ file, now: () => new Date(AT) });
  expect(await store.refreshState('sentiment')).toEqual({
    name: 'sentiment',
    attemptedAt: AT,
    succeededAt: AT,
    failure: null,
    settledAt: null,
    isRunning: false,
    attemptedMsAgo: 0,
    heldForMs: 0,
  });
  expect(await store.event('cpi')).toMatchObject({
    title: 'CPI m/m',
    firstId: 'cpi',
    withdrawnAt: null,
    withdrawals: 0,
  });
  expect([await store.takeCall('myfxbook', 1), await store.takeCall('myfxbook', 1)]).toEqual([true, false]);
  await store.close();
});

test('N11 migrates a file of version 15 without the hours of Eurostat, which were misread', async () => {
  const file = join(await temporaryFolder(), 'fifteen.sqlite');
  const db = new DatabaseSync(file);
  migrate(db, file, readMigrations(SQLITE_MIGRATIONS).slice(0, 15), AT);
  const sighting = db.prepare(`INSERT INTO release_sightings
    (release, occurrence, scheduled_at, state, first_seen_at, request) VALUES (?, '2026-01', ?, 'scheduled', ?, '')`);
  for (const release of ['eurostat/trade', 'ons/trade']) sighting.run(release, AT, AT);
  const refresh = db.prepare('INSERT INTO refreshes (name, attempted_at, succeeded_at) VALUES (?, ?, ?)');
  for (const name of ['schedule/eurostat', 'schedule/ons']) refresh.run(name, AT, AT);
  db.close();
  const store = await openSqlite({ file, now: () => new Date(AT) });
  const left = await store.sightings(['eurostat/trade', 'ons/trade'], '2000-01-01', '9999-12-31');
  expect(left.map(({ release }) => release)).toEqual(['ons/trade']);
  expect(await store.refreshState('schedule/eurostat')).toBeNull();
  expect(await store.refreshState('schedule/ons')).toMatchObject({ succeededAt: AT });
  await store.close();
});

/** A file of version 8 that was in use until AT. */
async function versionEight(): Promise<string> {
  const file = join(await temporaryFolder(), 'eight.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL');
  migrate(db, file, readMigrations(SQLITE_MIGRATIONS).slice(0, 8), AT);
  const note = db.prepare('INSERT OR REPLACE INTO notes VALUES (?, ?)');
  for (const token of ['tOkEn-one', 'tOkEn-a-longer-one', 'tOkEn-three']) {
    const logins = ['2026-02-01T13:00:00.000Z', '2026-02-02T11:00:00.000Z', 'nonsense'];
    note.run('myfxbook.session', JSON.stringify({ account: 'abc', token, logins }));
  }
  const until = '2026-02-02T16:00:00.000Z';
  note.run('myfxbook.lockout', JSON.stringify({ kind: 'locked', account: 'abc', until }));
  note.run('hold/events/weekly', '2026-02-02T13:00:00.000Z');
  note.run('hold/events/wrong', '2027-02-02T13:00:00.000Z');
  note.run('unlisted/forex-community', AT);
  const refresh = db.prepare('INSERT INTO refreshes VALUES (?, ?, ?, ?, ?)');
  const earlier = '2026-02-02T11:50:00.000Z';
  refresh.run('sentiment', earlier, earlier, null, earlier);
  refresh.run('events/weekly', earlier, null, 'rate_limited', AT);
  refresh.run('events/wrong', earlier, null, 'rate_limited', AT);
  refresh.run('cut off', AT, earlier, null, earlier);
  const call = db.prepare('INSERT INTO calls (upstream, made_at) VALUES (?, ?)');
  for (const madeAt of ['2026-02-01T11:00:00.000Z', '2026-02-01T13:00:00.000Z', earlier])
    call.run('outlook-api', madeAt);
  db.close();
  return file;
}

test('K6 K2 keeps windows, holds, lock-outs and counts of a file of version 8', async () => {
  const file = await versionEight();
  let nowMs = Date.parse(AT);
  const store = await openSqlite({ file, now: () => new Date(nowMs) });
  const claim = async (name: string) => (await store.claimRefresh(name, 20 * 60_000)) !== null;
  expect(await store.refreshState('sentiment')).toMatchObject({ isRunning: false, attemptedMsAgo: 600_000 });
  expect(await store.refreshState('cut off')).toMatchObject({ isRunning: true, attemptedMsAgo: 0 });
  expect(await store.refreshState('events/weekly')).toMatchObject({ heldForMs: 3_600_000 });
  expect(await store.refreshState('events/wrong')).toMatchObject({ heldForMs: 6 * 3_600_000 });
  expect(await store.refreshState('myfxbook/login/abc')).toMatchObject({
    attemptedAt: '2026-02-02T10:00:00.000Z',
    failure: 'locked',
    heldForMs: 4 * 3_600_000,
    isRunning: false,
  });
  expect([await store.takeCall('outlook-api', 3), await store.takeCall('outlook-api', 3)]).toEqual([
    true,
    false,
  ]);
  expect([
    await store.takeCall('myfxbook/login/abc', 3),
    await store.takeCall('myfxbook/login/abc', 3),
  ]).toEqual([true, false]);
  expect([await claim('sentiment'), await claim('events/weekly')]).toEqual([false, false]);
  nowMs += 600_000;
  expect([await claim('sentiment'), await claim('events/weekly')]).toEqual([true, false]);
  expect(await store.readNote('unlisted/forex-community')).toBe(AT);
  await store.close();
});

test('K6 K8 removes every session token of a file of version 8', async () => {
  const file = await versionEight();
  expect(await readFile(file, 'latin1')).toContain('tOkEn');
  const store = await openSqlite({ file });
  const folder = dirname(file);
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
  );
  expect(files.join('')).not.toContain('tOkEn');
  expect(await store.readNote('myfxbook.session')).toBeNull();
  await store.close();
});

test.each(['', 'not json', '[]', '{}', '{"account":{},"logins":[1],"kind":2,"until":"soon"}'])(
  'K6 migrates a file of version 8 with the unreadable note %j',
  async (text) => {
    const file = await versionEight();
    const db = new DatabaseSync(file);
    db.prepare('UPDATE notes SET value = ?').run(text);
    db.close();
    await (await openSqlite({ file })).close();
  },
);

test('K6 N2 an event that had taken over another at version 7 keeps its id as UID, and both rows it came from', async () => {
  const file = join(await temporaryFolder(), 'seven.sqlite');
  const db = new DatabaseSync(file);
  migrate(db, file, readMigrations(SQLITE_MIGRATIONS).slice(0, 7), AT);
  db.exec(`${row('usd-cpi-m-m-2026-02-02', 'united-states-cpi-mom-2026-02-02-2')};
    UPDATE events SET actual = '0.4%'`);
  db.close();
  const store = await openSqlite({ file });
  for (const id of ['usd-cpi-m-m-2026-02-02', 'united-states-cpi-mom-2026-02-02-2'])
    expect(await store.event(id)).toMatchObject({
      id: 'usd-cpi-m-m-2026-02-02',
      firstId: 'usd-cpi-m-m-2026-02-02',
      actual: '0.4%',
    });
  let rows: readonly StoredListing[] = [];
  await store.mergeCalendar({ ...ALL_TIME, at: AT }, ({ listings }) => {
    rows = listings;
    return { events: [], listings: [], week: null };
  });
  expect(rows.map(({ vendor, base, day, actual }) => [vendor, base, day, actual])).toEqual([
    ['myfxbook', 'united-states-cpi-mom', '2026-02-02', '0.4%'],
    ['faireconomy', 'usd-cpi-m-m', '2026-02-02', '0.4%'],
  ]);
  await store.close();
});

test('K6 keeps the keys of rows from a vendor with its own ids, also keys that end like a day', async () => {
  const file = join(await temporaryFolder(), 'own-ids.sqlite');
  const db = new DatabaseSync(file);
  migrate(db, file, readMigrations(SQLITE_MIGRATIONS).slice(0, 8), AT);
  db.exec(`${row('tv-42', null)}; UPDATE events SET origin = 'tradingview', source = 'charting-platform'`);
  db.close();
  const store = await openSqlite({ file });
  let rows: readonly StoredListing[] = [];
  await store.mergeCalendar({ ...ALL_TIME, source: 'charting-platform', at: AT }, ({ listings }) => {
    rows = listings;
    return { events: [], listings: [], week: null };
  });
  expect(rows).toMatchObject([{ key: 'tv-42', vendorId: 'tv-42', base: 'tv-42', day: '2026-02-02' }]);
  await store.close();
});

test('K6 credits snapshots of a file of version 11 to the only vendor of that time', async () => {
  const file = join(await temporaryFolder(), 'eleven.sqlite');
  const db = new DatabaseSync(file);
  migrate(db, file, readMigrations(SQLITE_MIGRATIONS).slice(0, 11), AT);
  const { vendor: _, basis, ...row } = snapshot({ longPositions: null, averageShort: null });
  const insert =
    db.prepare(`INSERT INTO snapshots VALUES ($symbol, $observedAt, $source, $longPercentage, $shortPercentage,
    $longVolume, $shortVolume, $longPositions, $shortPositions, $totalPositions, $averageLong, $averageShort)`);
  insert.run(row);
  insert.run({ ...row, source: 'web_scraped' });
  const note = { readAt: AT, symbols: ['EURUSD'] };
  db.prepare('INSERT INTO notes VALUES (?, ?)').run('sentiment/told-empty', JSON.stringify(note));
  db.close();
  const store = await openSqlite({ file });
  // All that was stored until then counts lots.
  const kept = { ...row, vendor: 'myfxbook', basis };
  expect(await store.snapshots('XAUUSD', row.observedAt, '2027-01-01T00:00:00.000Z')).toStrictEqual([
    { ...kept, source: 'web_scraped' },
    kept,
  ]);
  expect(JSON.parse((await store.readNote('sentiment/told-empty')) ?? '')).toEqual({
    ...note,
    vendor: 'myfxbook',
  });
  await store.close();
});

test('K6 detects a read-only file at the start, also when all migrations are done', async () => {
  const file = join(await temporaryFolder(), 'read-only.sqlite');
  await (await openSqlite({ file })).close();
  const db = new DatabaseSync(file, { readOnly: true });
  expect(() => migrate(db, file, readMigrations(SQLITE_MIGRATIONS), AT)).toThrow('readonly');
  db.close();
});

test('K6 does not touch a database of another program', async () => {
  const file = join(await temporaryFolder(), 'foreign.sqlite');
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE events (id)');
  await expect(openSqlite({ file })).rejects.toThrow(/foreign\.sqlite could not be brought.*another program/);
  expect(tables(db)).toEqual(['events']);
  db.close();
});

test('K6 detects a gap in the numbers of the migrations', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '001-a.sql'), '');
  await writeFile(join(folder, '003-c.sql'), '');
  expect(() => readMigrations(pathToFileURL(`${folder}/`))).toThrow(
    'Migration 2 is missing: found 003-c.sql',
  );
});
