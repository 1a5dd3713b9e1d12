import { expect, test } from 'vitest';
import { roadmap } from './roadmap.ts';

test('D9 the plan is three phases, each starting where the one before ends', () => {
  expect(roadmap).toHaveLength(3);
  for (const [index, phase] of roadmap.entries()) {
    expect(phase.from).toBe(roadmap[index - 1]?.to ?? 1_000);
  }
});

test('D9 the multiple quoted is the goal divided by the start, and months run upwards', () => {
  for (const { from, to, multiple, months } of roadmap) {
    expect(to / from).toBe(multiple);
    expect(months[0]).toBeLessThanOrEqual(months[1]);
  }
});
