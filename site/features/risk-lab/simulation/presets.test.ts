import { expect, it } from 'vitest';
import { SCENARIOS } from '#content/scenarios.ts';
import { createSimulation } from '#domain/risk/simulate.ts';
import { enterTool, openTool } from '../form/tool.ts';
import { presetsOf } from './presets.ts';
import { SIMULATION_TOOL } from './simulation-form.ts';

it('N5 a loaded plan is one the simulation takes, and about half of its runs reach the declared figure', () => {
  for (const { id, entries, needed } of presetsOf('es')) {
    const state = enterTool(SIMULATION_TOOL, openTool(SIMULATION_TOOL), { ...entries, ruin: '1' });
    expect(state.isStale, id).toBe(false);
    const scenario = SCENARIOS.find((one) => one.id === id);
    if (!scenario || needed > 1) continue;
    const simulation = createSimulation(state.good.plan, 4_000);
    simulation.run(4_000);
    const median = simulation.result().fan[2]?.at(-1) ?? 0;
    // The share of wins is rounded to a tenth of a per cent, and a run has whole wins.
    expect(median / scenario.result, id).toBeGreaterThan(0.93);
    expect(median / scenario.result, id).toBeLessThan(1.07);
  }
});
