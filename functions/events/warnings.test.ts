import { expect, test } from 'vitest';
import { listed, reported, SALES } from '#feeds/events/testing/community.ts';
import { openCommunity } from './testing/community-setup.ts';
import { WINDOW_S } from './testing/events-setup.ts';

const AMBIGUOUS = 'events of two vendors fit several partners: they stay apart';
const PARTIAL = 'events list not whole: nothing is cancelled by it';
/** Two items that both fit SALES. */
const TWINS = ['retail-sales-mom', 'retail-sales-control-mom'].map((event, index) =>
  reported({ path: `united-states/${event}`, actual: `0.${index}%` }),
);
const UNREADABLE = { ...SALES, title: 7 };

test('K3 K8 logs an ambiguous pair once, not at every reading or after a restart', async () => {
  const { world, clock, instance } = await openCommunity('2026-09-15T13:00:00.000Z');
  Object.assign(world, { weekly: [SALES], rss: TWINS });
  const { ask, lines } = await instance();
  const restarted = await instance();
  for (const { ask: askInstance } of [{ ask }, { ask }, restarted]) {
    await askInstance();
    clock.advance(WINDOW_S + 1);
  }
  const titles = ['Retail Sales MoM', 'Retail Sales m/m'];
  expect(lines).toEqual([
    { level: 'warn', fields: { source: 'forex-community', titles }, message: AMBIGUOUS },
  ]);
  expect(restarted.lines).toEqual([]);
});

test('K3 K8 logs an ambiguous pair again when it was clear in between', async () => {
  const { world, clock, instance } = await openCommunity('2026-09-15T08:00:00.000Z');
  const { ask, lines } = await instance();
  const other = listed('PPI m/m', '2026-09-16T08:30:00-04:00');
  for (const weekly of [[SALES, other], [other], [SALES, other]]) {
    Object.assign(world, { weekly, rss: TWINS.map((item) => ({ ...item, actual: '' })) });
    await ask();
    clock.advance(WINDOW_S + 1);
  }
  expect(lines.map(({ message }) => message)).toEqual([AMBIGUOUS, AMBIGUOUS]);
});

test('K3 K8 logs once that the export is not whole when the RSS alone is read in between', async () => {
  const { world, clock, instance } = await openCommunity('2026-09-15T11:30:00.000Z');
  Object.assign(world, { weekly: [SALES, UNREADABLE], rss: [reported({ actual: '' })] });
  const { ask, lines } = await instance();
  await ask();
  // 12:31 and 12:36: a release is due; the second reading is of the RSS alone.
  for (const seconds of [WINDOW_S + 60, 301, WINDOW_S]) {
    clock.advance(seconds);
    await ask();
  }
  expect(lines.map(({ message }) => message)).toEqual([PARTIAL]);
});

test('K3 K8 records the reading as read, and logs an error, when a note cannot be written', async () => {
  const { world, instance } = await openCommunity('2026-09-15T13:00:00.000Z');
  Object.assign(world, { weekly: [SALES, UNREADABLE], rss: TWINS });
  const { ask, store, lines } = await instance();
  store.writeNote = () => Promise.reject(new Error('The disk is full.'));
  expect((await ask()).error).toBeNull();
  expect(lines).toMatchObject([{ level: 'error', message: 'warnings could not be noted' }]);
  for (const part of ['weekly', 'rss'])
    expect(await store.refreshState(`events/forex-community/${part}`)).toMatchObject({
      failure: null,
      isRunning: false,
    });
});

test('K3 K8 logs once that a list is too short to withdraw events', async () => {
  const { world, clock, instance } = await openCommunity('2026-09-15T08:00:00.000Z');
  const coming = Array.from({ length: 8 }, (_, hour) =>
    listed(`Index ${hour} m/m`, `2026-09-16T0${hour + 1}:30:00-04:00`),
  );
  Object.assign(world, { weekly: coming, rss: [reported({ actual: '' })] });
  const { ask, lines } = await instance();
  await ask();
  world.weekly = coming.slice(0, 2);
  for (let reading = 0; reading < 3; reading += 1) {
    clock.advance(WINDOW_S + 1);
    await ask();
  }
  const short = lines.filter(({ message }) => message === 'events list too short to cancel by');
  expect(short).toMatchObject([{ fields: { doubted: 6 } }]);
});
