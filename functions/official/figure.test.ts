import { expect, test } from 'vitest';
import { storedEvent } from '../testing/fixtures.ts';
import { joinEvent, readOfficial } from './figure.ts';
import { observation, setUp } from './testing.ts';

const AT = '2026-09-11T12:30:00.000Z';
const before = '2026-08-12T12:30:00.000Z';
const event = storedEvent({ id: 'cpi', title: 'CPI m/m', timeIso: AT, actual: '0.4%' });

async function joined(
  script: Partial<{ readonly seen: string; readonly failure: boolean; readonly now: string }> = {},
) {
  const it = await setUp('2026-09-11T00:00:00.000Z');
  it.script.published = [
    { period: '2026-06', value: '329.600' },
    { period: '2026-07', value: '330.100' },
    { period: '2026-08', value: '331.250', from: script.seen ?? AT },
  ];
  await it.list([{ id: 'cpi', timeIso: AT }]);
  if (!script.failure) await it.service.refreshIfDue();
  it.clock.advance((Date.parse(script.now ?? '2026-09-11T12:31:00.000Z') - it.clock.now().getTime()) / 1000);
  if (script.failure) it.script.failure = 'timeout';
  await it.service.refreshIfDue();
  const other = storedEvent({ id: 'pmi', title: 'ISM Manufacturing PMI', timeIso: AT });
  const found = await readOfficial([event, other], it.store, it.clock.now());
  expect(found.has('pmi')).toBe(false);
  return found.get('cpi');
}

test('N11 joins the publisher’s figure with period, link and the previous as it was known, and keeps the reported one', async () => {
  expect(await joined()).toEqual({
    state: 'out',
    period: '2026-08',
    publisher: 'U.S. Bureau of Labor Statistics',
    link: 'https://www.bls.gov/news.release/cpi.htm',
    actual: '0.3%',
    previous: '0.2%',
    ours: true,
    first_seen: '2026-09-11T12:31:00.000Z',
    reported: '0.4%',
    reported_by: 'Myfxbook',
    differs: true,
  });
});

test('N11 is not out yet within the hour and then late, once the publisher was read', async () => {
  const seen = '2026-09-12T00:00:00.000Z';
  expect(await joined({ seen })).toMatchObject({ state: 'not_out_yet', actual: null, first_seen: null });
  expect(await joined({ seen, now: '2026-09-11T13:31:00.000Z' })).toMatchObject({
    state: 'late',
    actual: null,
  });
});

test('N11 does not call a figure late while its publisher cannot be read', async () => {
  expect(await joined({ failure: true, now: '2026-09-11T15:00:00.000Z' })).toMatchObject({
    state: 'unread',
    actual: null,
    reported: '0.4%',
  });
});

test('N11 shows nothing before the time, and confirms no value that came a month before it', async () => {
  expect(await joined({ now: '2026-09-11T12:29:00.000Z' })).toMatchObject({
    state: 'upcoming',
    actual: null,
  });
  const { store, clock } = await setUp('2026-09-11T13:00:00.000Z');
  await store.saveObservations([observation({ firstSeenAt: before })]);
  expect((await readOfficial([event], store, clock.now())).get('cpi')).toMatchObject({
    state: 'unconfirmed',
    actual: null,
  });
});

test('N11 the card of the next release does not show as previous a figure that is held back', async () => {
  const { store, list, clock } = await setUp('2026-09-11T11:30:00.000Z');
  const next = { id: 'september', title: 'CPI m/m', timeIso: '2026-10-14T12:30:00.000Z' };
  await list([{ id: 'august', title: 'CPI m/m', timeIso: '2026-09-11T12:30:00.000Z' }, next]);
  const july = { period: '2026-07', value: '330.100', firstSeenAt: '2026-08-12T12:30:00.000Z' };
  await store.saveObservations([observation(july)]);
  await store.saveObservations([observation({ firstSeenAt: '2026-09-11T11:00:00.000Z' })]);
  const previous = async () => {
    const event = await store.event('september');
    return event && (await joinEvent(event, store, clock.now())).official?.previous;
  };
  expect(await previous()).toBeNull();
  clock.advance(3600);
  expect(await previous()).toBe('0.3%');
});
