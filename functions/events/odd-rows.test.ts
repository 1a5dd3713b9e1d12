import { expect, test } from 'vitest';
import { listed, reported, SALES } from '#feeds/events/testing/community.ts';
import { openCommunity } from './testing/community-setup.ts';
import { WINDOW_S } from './testing/events-setup.ts';

const PARTIAL = 'events list not whole: nothing is cancelled by it';
const PPI = listed('PPI m/m', '2026-09-15T09:15:00-04:00', { previous: '0.1%' });

test('K3 shows no event of an unknown country, nor of one that uses a followed currency', async () => {
  const { world, instance } = await openCommunity('2026-09-15T13:00:00.000Z');
  const abroad = ['ecuador', 'montenegro', 'atlantis'].map((country) =>
    reported({ title: `${country} Balance of Trade`, path: `${country}/balance-of-trade` }),
  );
  const opec = { ...PPI, title: 'OPEC Meetings', country: 'ALL' };
  Object.assign(world, { weekly: [SALES, opec], rss: [reported(), ...abroad] });
  const { events } = await (await instance()).ask();
  expect(events.map(({ title, currency }) => [title, currency])).toEqual([
    ['Retail Sales m/m', 'USD'],
    ['OPEC Meetings', null],
  ]);
});

test('K3 N2 an odd optional value keeps its event and the figures before, and the list still cancels others', async () => {
  const { world, clock, instance } = await openCommunity('2026-09-15T08:00:00.000Z');
  const gone = listed('CPI m/m', '2026-09-15T11:00:00-04:00');
  Object.assign(world, { weekly: [SALES, PPI, gone], rss: [reported({ actual: 'TBD' })] });
  const { ask, lines } = await instance();
  expect((await ask()).events).toHaveLength(3);
  Object.assign(world, { weekly: [{ ...SALES, impact: 'Non-Economic', forecast: '-' }, PPI] });
  clock.advance(WINDOW_S + 1);
  const { events } = await ask();
  expect(events.map(({ title, forecast, actual }) => [title, forecast, actual])).toEqual([
    ['Retail Sales m/m', '0.2%', null],
    ['PPI m/m', null, null],
  ]);
  expect(lines.map(({ message }) => message)).not.toContain(PARTIAL);
});

test('K3 a word for "no value" in the RSS leaves its event upcoming, without a surprise', async () => {
  const { world, instance } = await openCommunity('2026-09-15T12:00:00.000Z');
  Object.assign(world, { weekly: [SALES], rss: [reported({ actual: 'Pending' })] });
  const { events } = await (await instance()).ask();
  expect(events).toMatchObject([
    { status: 'upcoming', actual: null, surprise: null, surprise_difference: null },
  ]);
});

test('K3 a title that names a member of the euro area is one event with the row of that country', async () => {
  const { world, instance } = await openCommunity('2026-09-15T13:00:00.000Z');
  const weekly = [listed('Belgian Consumer Confidence', '2026-09-15T08:30:00-04:00', { country: 'EUR' })];
  const rss = [
    reported({ title: 'Belgium Consumer Confidence', path: 'belgium/consumer-confidence', actual: '-7' }),
  ];
  Object.assign(world, { weekly, rss });
  const { events } = await (await instance()).ask();
  expect(events).toMatchObject([{ title: 'Belgian Consumer Confidence', country: 'BE', actual: '-7' }]);
});
