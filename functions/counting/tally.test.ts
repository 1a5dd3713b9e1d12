import { expect, it, vi } from 'vitest';
import { COUNT_DAYS, MOST_COUNTS } from '#contracts/counted.ts';
import { addDays } from '#domain/events/zones.ts';
import type { CountBatch } from '#store/port.ts';
import { rememberingLog, standingClock, temporaryStore } from '../testing/fixtures.ts';
import { createTally } from './tally.ts';

const VIEW = { kind: 'view', page: '/vip', locale: 'es', link: '', source: '' } as const;

function setUp(addCounts: (batch: CountBatch) => Promise<boolean> = async () => true) {
  const store = { addCounts: vi.fn(addCounts) };
  const clock = standingClock('2026-06-10T18:00:00.000Z');
  const { log, lines } = rememberingLog();
  const tally = createTally({ store, clock: clock.now, log, writer: 'one' });
  const sent = () => store.addCounts.mock.calls.map(([batch]) => batch);
  return { tally, clock, lines, sent };
}

it('N17 stores what was counted as one batch, under the day in Mexico City', async () => {
  const { tally, clock, sent } = setUp();
  tally.add(VIEW);
  tally.add(VIEW);
  // 05:30 UTC on the 11th is the evening of the 10th in Mexico City.
  clock.advance(11.5 * 3600);
  tally.add(VIEW);
  clock.advance(3600);
  tally.add(VIEW);
  await tally.flush();
  await tally.flush();
  expect(sent()).toEqual([
    {
      writer: 'one',
      number: 1,
      day: '2026-06-11',
      counts: [
        { ...VIEW, day: '2026-06-10', times: 3 },
        { ...VIEW, day: '2026-06-11', times: 1 },
      ],
      forgetBefore: addDays('2026-06-11', -COUNT_DAYS),
    },
  ]);
});

it('N17 sends a batch that failed again, unchanged, and then what came since', async () => {
  const errors = [new Error('the answer was lost'), new Error('down')];
  const { tally, sent, lines } = setUp(async () => {
    const error = errors.shift();
    if (error) throw error;
    return true;
  });
  tally.add(VIEW);
  await tally.flush();
  tally.add({ ...VIEW, locale: 'en' });
  await tally.flush();
  await tally.flush();
  expect(sent().map(({ number, counts }) => [number, counts.length, counts[0]?.locale])).toEqual([
    [1, 1, 'es'],
    [1, 1, 'es'],
    [1, 1, 'es'],
    [2, 1, 'en'],
  ]);
  expect(lines).toHaveLength(1);
});

it('N17 loses and repeats nothing when a store takes a batch and its answer is lost', async () => {
  const { store, remove } = await temporaryStore();
  let isLost = true;
  const { tally } = setUp(async (batch) => {
    const added = await store.addCounts(batch);
    if (isLost) throw new Error('the answer was lost');
    return added;
  });
  tally.add(VIEW);
  await tally.flush();
  isLost = false;
  tally.add(VIEW);
  await Promise.all([tally.flush(), tally.flush()]);
  expect(await store.counts('2026-06-10', '2026-06-10')).toEqual([{ ...VIEW, day: '2026-06-10', times: 2 }]);
  await remove();
});

it('N17 a flood of different tags takes bounded room in memory', async () => {
  const { tally, sent } = setUp();
  for (let index = 0; index < 3 * MOST_COUNTS; index += 1) tally.add({ ...VIEW, source: `tag-${index}` });
  await tally.flush();
  const [batch] = sent();
  expect(batch?.counts.length).toBeLessThanOrEqual(MOST_COUNTS);
  expect(batch?.counts.reduce((sum, { times }) => sum + times, 0)).toBe(3 * MOST_COUNTS);
});
