import { expect, test } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import { listed, reported } from '#feeds/events/testing/community.ts';
import { openCommunity } from './testing/community-setup.ts';
import { WINDOW_S } from './testing/events-setup.ts';

const CREDIT = listed('Consumer Credit m/m', '2026-08-07T15:00:00-04:00', {
  forecast: '9.5B',
  previous: '-0.4B',
});
const credit = (previous: string, actual: string) =>
  reported({
    title: 'United States Consumer Credit Change',
    path: 'united-states/consumer-credit-change',
    pubDate: 'Fri, 07 Aug 2026 19:00 GMT',
    previous,
    consensus: '$9.5B',
    actual,
  });
const decision = (day: string) =>
  reported({
    title: 'Mexico Interest Rate Decision',
    path: 'mexico/interest-rate-decision',
    pubDate: `${day} 19:00 GMT`,
    previous: '7.00%',
    consensus: '6.75%',
    actual: '',
  });
const filler = (hour: string, day = 'Tue, 04 Aug 2026') =>
  reported({
    title: `Mexico Auction ${hour}`,
    path: `mexico/auction-${hour}`,
    pubDate: `${day} ${hour}:00 GMT`,
    actual: '',
  });

const cardsOf = ({
  events,
}: {
  events: readonly { title: string; actual: string | null; previous: string | null }[];
}) => events.map(({ title, actual, previous }) => [title, actual, previous]);

test('K3 shows one card with its figure at the release when the publisher revises the previous one, after a restart too', async () => {
  const { world, clock, instance } = await openCommunity('2026-08-07T18:00:00.000Z', kindOf);
  Object.assign(world, { weekly: [CREDIT], rss: [credit('$-0.4B', '')] });
  const before = await instance();
  expect(cardsOf(await before.ask())).toEqual([['Consumer Credit m/m', null, '-0.4B']]);
  Object.assign(world, { rss: [credit('$1.2B', '$12.3B')] });
  clock.advance(3_960);
  const after = await instance();
  const released = [['Consumer Credit m/m', '$12.3B', '$1.2B']];
  expect(cardsOf(await after.ask())).toEqual(released);
  // Another instance, which read nothing itself, shows the same.
  expect(cardsOf(await before.ask())).toEqual(released);
  clock.advance(2 * WINDOW_S);
  expect(cardsOf(await (await instance()).ask())).toEqual(released);
});

test('K3 shows a moved event of one vendor once, at its new time with the old one named', async () => {
  const { world, clock, instance } = await openCommunity('2026-08-04T13:40:00.000Z');
  Object.assign(world, { weekly: [CREDIT], rss: [decision('Tue, 04 Aug 2026'), filler('20')] });
  const { ask } = await instance();
  await ask();
  Object.assign(world, { rss: [decision('Thu, 06 Aug 2026'), filler('20')] });
  clock.advance(WINDOW_S + 1);
  const { events } = await ask({ scope: 'week' });
  expect(events.filter(({ title }) => title === 'Interest Rate Decision')).toMatchObject([
    { time_iso: '2026-08-06T19:00:00.000Z', moved_from: '2026-08-04T19:00:00.000Z', status: 'upcoming' },
  ]);
});

test('K3 never shows an event that its one vendor dropped as publishing or released', async () => {
  const { world, clock, instance } = await openCommunity('2026-08-04T13:40:00.000Z');
  const others = ['10', '15', '20', '22'].map((hour) => filler(hour));
  Object.assign(world, { weekly: [CREDIT], rss: [decision('Tue, 04 Aug 2026'), ...others] });
  const { ask } = await instance();
  const titles = async () => (await ask()).events.map(({ title }) => title);
  expect(await titles()).toContain('Interest Rate Decision');
  Object.assign(world, { rss: others });
  for (const seconds of [WINDOW_S + 1, 4 * WINDOW_S, 1_200, 3_600]) {
    clock.advance(seconds);
    expect(await titles()).not.toContain('Interest Rate Decision');
  }
});

test('K3 L an export of last week never passes as live, from the first day of a week on and in its middle', async () => {
  const { world, clock, instance } = await openCommunity('2026-08-10T15:00:00.000Z');
  const rss = [
    reported({ title: 'Japan Thing', path: 'japan/thing', pubDate: 'Mon, 10 Aug 2026 23:50 GMT' }),
  ];
  Object.assign(world, { weekly: [CREDIT], rss });
  const { ask } = await instance();
  for (const scope of ['day', 'week'] as const) expect((await ask({ scope })).error?.code).toBe('incomplete');
  const PPI = listed('PPI m/m', '2026-08-13T08:30:00-04:00');
  Object.assign(world, { weekly: [PPI] });
  clock.advance(WINDOW_S + 1);
  const readAt = '2026-08-10T16:00:01.000Z';
  for (const scope of ['day', 'week'] as const)
    expect(await ask({ scope })).toMatchObject({ error: null, observedAt: readAt });
  // On Tuesday the host returns last week's file again.
  Object.assign(world, { weekly: [CREDIT] });
  clock.advance(24 * 3600);
  for (const scope of ['day', 'week'] as const)
    expect(await ask({ scope })).toMatchObject({ error: { code: 'other_week' }, observedAt: readAt });
});

test('K3 keeps a value off the card of another release of its name, and shows it once the right row is known', async () => {
  const { world, clock, instance } = await openCommunity('2026-08-12T20:00:00.000Z');
  const aud = (title: string, path: string, previous: string, actual = '') =>
    reported({
      title: `Australia ${title}`,
      path: `australia/${path}`,
      pubDate: 'Thu, 13 Aug 2026 01:30 GMT',
      previous,
      consensus: '',
      actual,
    });
  const weekly = [
    listed('CPI y/y', '2026-08-12T21:30:00-04:00', { country: 'AUD', forecast: '2.1%', previous: '2.1%' }),
  ];
  const both = (quarterly = '', monthly = '') => [
    aud('Inflation Rate YoY', 'inflation-rate-yoy', '2.4%', quarterly),
    aud('Monthly CPI Indicator', 'monthly-cpi-indicator', '2.1%', monthly),
  ];
  Object.assign(world, { weekly, rss: both() });
  const { ask } = await instance();
  await ask();
  Object.assign(world, { rss: both('2.1%', '1.9%') });
  clock.advance(6 * 3600);
  const { events } = await ask({ scope: 'week' });
  expect(events.map(({ title, actual }) => [title, actual])).toEqual(
    expect.arrayContaining([
      ['CPI y/y', '1.9%'],
      ['Inflation Rate YoY', '2.1%'],
    ]),
  );
  expect(events).toHaveLength(2);
});

test('K3 L says that figures are missing after an outage of the RSS that is longer than its memory', async () => {
  const { world, clock, instance } = await openCommunity('2026-08-04T10:00:00.000Z');
  const weekly = [CREDIT];
  const good = [filler('10'), filler('10', 'Wed, 05 Aug 2026'), filler('22', 'Wed, 05 Aug 2026')];
  Object.assign(world, { weekly, rss: good });
  const { ask } = await instance();
  const codes = async () => [
    (await ask()).error?.code ?? null,
    (await ask({ scope: 'week' })).error?.code ?? null,
  ];
  expect(await codes()).toEqual([null, null]);
  Object.assign(world, { rss: new Error('down') });
  clock.advance(WINDOW_S + 200);
  expect(await codes()).toEqual(['stale', 'stale']);
  Object.assign(world, { rss: good });
  clock.advance(34 * 3600);
  // The RSS still has the figures of today, and no longer those of yesterday morning.
  expect(await codes()).toEqual([null, 'gap']);
});
