import { expect, test } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { formsOf } from '#domain/official/series.ts';
import { storedEvent } from '../testing/fixtures.ts';
import { readOfficial } from './figure.ts';
import { createOfficialService } from './service.ts';
import { CPI, setUp } from './testing.ts';

const RELEASE = '2026-09-11T12:30:00.000Z';
const DAY_S = 86_400;
const MINUTE_S = 60;
const ALL_SERIES = new Set(
  OFFICIAL_ROWS.flatMap(formsOf)
    .map(({ series }) => series)
    .filter((series) => series.startsWith('bls/')),
);

/** A site that has read everything at midnight, with consumer prices due at 12:30. */
async function onReleaseDay() {
  const it = await setUp('2026-09-11T00:00:00.000Z');
  it.script.published = [
    { period: '2026-07', value: '330.100' },
    { period: '2026-08', value: '331.250', from: '2026-09-11T12:33:00.000Z' },
  ];
  await it.list([
    { id: 'cpi', timeIso: RELEASE },
    { id: 'pmi', title: 'ISM Manufacturing PMI', timeIso: RELEASE },
  ]);
  await it.service.refreshIfDue();
  const reads = () => it.script.reads.slice(1).map(({ at }) => at.slice(11, 16));
  /** Checks every minute. */
  const run = async (seconds: number, service = it.service) => {
    for (let passed = 0; passed < seconds; passed += 60) {
      it.clock.advance(60);
      await service.refreshIfDue();
    }
  };
  return { ...it, reads, run };
}

test('N11 reads all series at the first start and then once a day', async () => {
  const { service, script, clock } = await setUp('2026-06-20T00:00:00.000Z');
  for (let hour = 0; hour < 73; hour += 1) {
    await service.refreshIfDue();
    clock.advance(3600);
  }
  expect(script.reads.map(({ at }) => at.slice(8, 13))).toEqual(['20T00', '21T00', '22T00', '23T00']);
  expect(new Set(script.reads[0]?.series)).toEqual(ALL_SERIES);
  expect(script.reads[0]?.series).toHaveLength(ALL_SERIES.size);
});

test('N11 polls a release by its schedule until its figure is there, and only its series', async () => {
  const { run, reads, script, store } = await onReleaseDay();
  await run(12 * 3600);
  expect(reads()).toEqual([]);
  await run(4 * 3600);
  expect(reads()).toEqual(['12:30', '12:31', '12:33']);
  expect(script.reads[1]?.series.toSorted()).toEqual([CPI, `${CPI}/pct_changes/1`]);
  expect(await store.vintages([CPI], '2026-08')).toMatchObject([
    { value: '331.250', vintage: 1, firstSeenAt: '2026-09-11T12:33:00.000Z' },
  ]);
});

test('N11 polls a late release every two hours, and the daily read goes on after a day', async () => {
  const { run, reads, script } = await onReleaseDay();
  script.published = script.published.slice(0, 1);
  await run(16 * 3600);
  expect(reads()).toEqual(['12:30', '12:31', '12:33', '12:37', '12:45', '13:00', '13:30', '15:30']);
  await run(2 * DAY_S);
  const released = script.reads.filter(({ series }) => series.length < ALL_SERIES.size);
  expect(released).toHaveLength(18);
});

test('N11 asks again at the next poll when the publisher answers 503 for three minutes', async () => {
  const { run, reads, script, store, lines } = await onReleaseDay();
  script.failure = 'http_5xx';
  await run(12.5 * 3600 + 2 * MINUTE_S);
  script.failure = null;
  await run(3600);
  expect(reads()).toEqual(['12:30', '12:31', '12:33']);
  expect(lines).toMatchObject([
    { fields: { feed: 'official/bls', kind: 'http_5xx' } },
    { fields: { feed: 'official/bls', kind: 'http_5xx' } },
  ]);
  expect(await store.vintages([CPI], '2026-08')).toHaveLength(1);
});

test('N11 K5 a pause that the publisher asks for holds its polls and its daily read', async () => {
  const { run, reads, script } = await onReleaseDay();
  script.failure = 'rate_limited';
  script.retryAfterMs = 3 * DAY_S * 1000;
  await run(12.5 * 3600);
  expect(reads()).toEqual(['12:30']);
  await run(2 * DAY_S);
  expect(reads()).toEqual(['12:30']);
  script.failure = null;
  await run(DAY_S + MINUTE_S);
  expect(reads()).toEqual(['12:30', '12:30']);
});

test('N11 K5 the polls of a late release wait for the end of a pause asked of the daily read', async () => {
  const { run, reads, script } = await onReleaseDay();
  script.published = script.published.slice(0, 1);
  await run(24 * 3600 - MINUTE_S);
  const before = reads().length;
  script.failure = 'rate_limited';
  script.retryAfterMs = 3 * 3600 * 1000;
  await run(3 * 3600);
  expect(reads().slice(before)).toEqual(['00:00']);
  script.failure = null;
  await run(3600);
  expect(reads().slice(before)).toEqual(['00:00', '03:00', '03:01', '03:30']);
});

test('N11 a reading in which a series fails keeps the others, and its publisher does not count as read', async () => {
  const { run, script, store, lines } = await onReleaseDay();
  script.partFailure = 'malformed';
  await run(12.5 * 3600 + 4 * MINUTE_S);
  expect(await store.vintages([CPI], '2026-08')).toHaveLength(1);
  expect(await store.refreshState('official/bls/release')).toMatchObject({
    failure: 'malformed',
    succeededAt: null,
  });
  expect(lines.at(-1)).toMatchObject({ level: 'warn', fields: { feed: 'official/bls', kind: 'malformed' } });
});

test('N11 a series that cannot be read is unread, with one warning, and the others are not', async () => {
  const { run, script, store, lines, list, clock } = await onReleaseDay();
  script.published = script.published.slice(0, 1);
  const jobs = { id: 'nfp', title: 'Non-Farm Employment Change', timeIso: RELEASE };
  await list([{ id: 'cpi', timeIso: RELEASE }, jobs]);
  script.unread = [CPI];
  await run(14.6 * 3600);
  const states = async () => {
    const events = [storedEvent({ id: 'cpi', title: 'CPI m/m', timeIso: RELEASE }), storedEvent(jobs)];
    const official = await readOfficial(events, store, clock.now());
    return ['cpi', 'nfp'].map((id) => official.get(id)?.state);
  };
  expect(await states()).toEqual(['unread', 'late']);
  const unread = () => lines.filter(({ message }) => message === 'official series cannot be read');
  expect(unread()).toMatchObject([{ level: 'warn', fields: { source: 'official/bls', series: [CPI] } }]);
  await run(DAY_S);
  expect(await states()).toEqual(['unread', 'late']);
  expect(unread()).toHaveLength(1);
  script.unread = [];
  await run(DAY_S);
  expect(await states()).toEqual(['late', 'late']);
});

test('N11 a publisher that was not asked since the release is called unread only when two polls are over', async () => {
  const { list, store, clock } = await onReleaseDay();
  await list([{ id: 'cpi', timeIso: RELEASE }]);
  const stateAfter = async (seconds: number) => {
    clock.advance((Date.parse(RELEASE) - clock.now().getTime()) / 1000 + seconds);
    const event = storedEvent({ id: 'cpi', title: 'CPI m/m', timeIso: RELEASE });
    return (await readOfficial([event], store, clock.now())).get('cpi')?.state;
  };
  expect(await stateAfter(2)).toBe('upcoming');
  expect(await stateAfter(89)).toBe('upcoming');
  expect(await stateAfter(90)).toBe('unread');
});

test('N11 a series that is read beside one whose call failed counts as read', async () => {
  const { run, script, store, list, clock } = await onReleaseDay();
  script.published = script.published.slice(0, 1);
  await list([{ id: 'cpi', timeIso: RELEASE }]);
  script.partFailure = 'timeout';
  script.unread = ['bls/CES0000000001'];
  await run(14.6 * 3600);
  const event = storedEvent({ id: 'cpi', title: 'CPI m/m', timeIso: RELEASE });
  const official = await readOfficial([event], store, clock.now());
  expect(official.get('cpi')?.state).toBe('late');
});

test('N11 K5 no poll while another instance reads the publisher, until its time is over', async () => {
  const { run, reads, store, clock, service } = await onReleaseDay();
  await run(12 * 3600 + 29 * MINUTE_S);
  clock.advance(59.5);
  await store.claimRefresh('official/bls', 0);
  clock.advance(0.8);
  await service.refreshIfDue();
  expect(reads()).toEqual([]);
  clock.advance(1);
  await service.refreshIfDue();
  expect(reads()).toEqual(['12:30']);
});

test('N11 K5 two instances make each poll once', async () => {
  const { run, reads, clock, deps, service } = await onReleaseDay();
  await run(12 * 3600 + 29 * MINUTE_S);
  const other = createOfficialService(deps);
  for (let step = 0; step < 40; step += 1) {
    clock.advance(15);
    await Promise.all([service.refreshIfDue(), other.refreshIfDue()]);
  }
  expect(reads()).toEqual(['12:30', '12:31', '12:33']);
});

test('N11 logs once a day a release whose official figure is not the reported one, and keeps both', async () => {
  const { script, service, clock, list, lines, store } = await setUp('2026-09-11T00:00:00.000Z');
  script.published = [
    { period: '2026-07', value: '330.100' },
    { period: '2026-08', value: '331.250', from: RELEASE },
  ];
  await service.refreshIfDue();
  await list([
    { id: 'cpi', timeIso: RELEASE, actual: '0.4%' },
    { id: 'nfp', title: 'Nonfarm Payrolls', timeIso: RELEASE, actual: '48K' },
  ]);
  clock.advance(12.6 * 3600);
  await service.refreshIfDue();
  clock.advance(11.5 * 3600);
  for (let check = 0; check < 5; check += 1) await service.refreshIfDue();
  expect(lines).toMatchObject([
    { level: 'warn', fields: { event: 'cpi', period: '2026-08', official: '0.3%', reported: '0.4%' } },
  ]);
  expect((await store.event('cpi'))?.actual).toBe('0.4%');
});

test('N11 does not poll for an event that was withdrawn or fits no period', async () => {
  const { clock, service, script, list } = await setUp('2026-09-11T00:00:00.000Z');
  await service.refreshIfDue();
  await list([
    { id: 'gone', timeIso: RELEASE, ...{ withdrawnAt: '2026-09-10T00:00:00.000Z' } },
    { id: 'abroad', title: 'CPI y/y', timeIso: '2026-09-11T20:00:00.000Z', country: 'JP' },
    { id: 'odd-day', title: 'Employment Cost Index q/q', timeIso: '2026-09-11T14:00:00.000Z' },
  ]);
  clock.advance(14.5 * 3600);
  await service.refreshIfDue();
  expect(script.reads).toHaveLength(1);
});

test('N11 L keeps what is stored and tries again after two hours when the daily read fails', async () => {
  const { service, script, clock, all } = await setUp('2026-06-20T00:00:00.000Z');
  script.published = [{ period: '2026-05', value: '329.000' }];
  await service.refreshIfDue();
  script.failure = 'rate_limited';
  clock.advance(DAY_S);
  await service.refreshIfDue();
  clock.advance(1.9 * 3600);
  await service.refreshIfDue();
  expect(script.reads).toHaveLength(2);
  clock.advance(0.1 * 3600);
  await service.refreshIfDue();
  expect(script.reads).toHaveLength(3);
  expect((await all()).observations).toHaveLength(1);
});
