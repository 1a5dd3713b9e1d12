import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSimulation } from '#domain/risk/simulate.ts';
import { enterTool, openTool } from '../form/tool.ts';
import { exactRuin, isSamePlan, meanOf, SIMULATION_TOOL, type SimulationName } from './simulation-form.ts';

const entered = (change: Partial<Record<SimulationName, string>>) =>
  enterTool(SIMULATION_TOOL, openTool(SIMULATION_TOOL), change);

it.each([
  [{ reward: '0' }, 'reward', 'lab.problem.reward'],
  [{ reward: '-2' }, 'reward', 'lab.problem.reward'],
  [{ risk: '100' }, 'risk', 'lab.problem.allRisk'],
  [{ risk: '10000', stake: 'money' }, 'risk', 'lab.problem.allRisk'],
  [{ wins: '140' }, 'wins', 'lab.problem.range'],
  [{ source: 'list', list: 'buy sell' }, 'list', 'lab.problem.list'],
  [{ source: 'list', list: '1 2' }, 'list', 'lab.problem.longList'],
  [{ trades: '1e9' }, 'trades', 'lab.problem.unread'],
  [{ trades: '5000' }, 'trades', 'lab.problem.range'],
  [{ ruin: '100' }, 'ruin', 'lab.problem.range'],
] as const)('N5 refuses %o and keeps the last plan', (change, field, key) => {
  const state = entered(change);
  expect(state.problems[field]?.key).toBe(key);
  expect(state.good).toEqual(openTool(SIMULATION_TOOL).good);
});

it('N5 the exact root is that of the first stake, from the start down to the ruin level', () => {
  const change = { wins: '50', reward: '2', cost: '0', risk: '10', ruin: '0' };
  // Ten units: the root of x³ − 2x + 1 to the tenth.
  const root = ((Math.sqrt(5) - 1) / 2) ** 10;
  const { chance, isBound } = exactRuin(entered(change).good.plan);
  expect(chance).toBeCloseTo(root, 9);
  expect(isBound).toBe(false);
  // Half of the way with twice the stake in money is five times fewer units.
  const half = exactRuin(entered({ ...change, stake: 'money', risk: '2500', ruin: '50' }).good.plan);
  expect(half.chance).toBeCloseTo(((Math.sqrt(5) - 1) / 2) ** 2, 9);
});

it('N5 no edge means certain ruin with a fixed stake', () => {
  const { plan } = entered({ wins: '30', reward: '2', cost: '0.1' }).good;
  expect(meanOf(plan)).toBeCloseTo(-0.2, 12);
  expect(exactRuin(plan)).toEqual({ chance: 1, isBound: false });
});

it('N5 a pasted list has the mean of its results', () => {
  const { plan } = entered({ source: 'list', list: '2 -1 -1 2 -1', cost: '0.1' }).good;
  expect(meanOf(plan)).toBeCloseTo(0.1, 12);
  expect(exactRuin(plan).isBound).toBe(true);
});

it('N5 the chance of a fall needs no new run, another seed does', () => {
  const { good } = openTool(SIMULATION_TOOL);
  expect(isSamePlan(good, entered({ fall: '50' }).good)).toBe(true);
  expect(isSamePlan(good, entered({ seed: '2' }).good)).toBe(false);
  expect(isSamePlan(good, entered({ paths: '50000' }).good)).toBe(false);
});

it('N5 whatever is typed gives a plan that runs without NaN', () => {
  const text = fc.oneof(fc.string(), fc.double({ noNaN: true }).map(String), fc.integer().map(String));
  const texts = Object.fromEntries(Object.keys(SIMULATION_TOOL.initial).map((name) => [name, text]));
  fc.assert(
    fc.property(fc.record(texts), fc.constantFrom('odds', 'list'), (entries, source) => {
      const { plan } = entered({ ...entries, source }).good;
      const simulation = createSimulation({ ...plan, trades: Math.min(plan.trades, 50) }, 5);
      simulation.run(5);
      const { fan, fell, ruined, endedLower } = simulation.result();
      for (const one of [...fan.flat(), ...fell, ruined, endedLower, exactRuin(plan).chance])
        expect(Number.isFinite(one)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
