import { expect, test } from 'vitest';
import { roadmap } from './roadmap.ts';

test('D9 has the figures of the plan in the three phases: ends, multiple, months, tier and assumed returns', () => {
  const reinvested = { percent: 200, months: null };
  expect(
    roadmap.map(({ from, to, open, multiple, months, tier, returns }) => [
      `${from}-${to}${open ? '+' : ''}`,
      multiple,
      ...months,
      tier,
      returns,
    ]),
  ).toEqual([
    ['1000-5000', 5, 3, 4, 'PASSIVE_1K', [{ percent: 100, months: 2 }, reinvested]],
    ['5000-20000', 4, 4, 4, 'STAGE_5K', []],
    ['20000-100000+', 5, 5, 6, 'NWLVL_10K', [{ percent: 400, months: 2 }]],
  ]);
});

test('D9 starts each of the three phases where the one before ends', () => {
  expect(roadmap).toHaveLength(3);
  for (const [index, phase] of roadmap.entries()) {
    expect(phase.from).toBe(roadmap[index - 1]?.to ?? 1_000);
  }
});

test('D9 quotes as multiple the goal divided by the start, and has increasing months', () => {
  for (const { from, to, multiple, months } of roadmap) {
    expect(to / from).toBe(multiple);
    expect(months[0]).toBeLessThanOrEqual(months[1]);
  }
});
