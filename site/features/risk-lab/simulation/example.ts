import { createSimulation, type SimulationResult } from '#domain/risk/simulate.ts';
import { openTool } from '../form/tool.ts';
import { SIMULATION_TOOL } from './simulation-form.ts';

/** The result of the fields that the simulation opens with; the build runs it, so that the page has it without scripts. */
export function exampleResult(): SimulationResult {
  const { plan, paths } = openTool(SIMULATION_TOOL).good;
  const simulation = createSimulation(plan, paths);
  simulation.run(paths);
  const { fan, fell, ...rest } = simulation.result();
  return {
    ...rest,
    // Whole units of money and hundredths of a per cent are enough to draw, and half of the bytes.
    fan: fan.map((line) => line.map((money) => Math.round(money))),
    fell: fell.map((share) => Math.round(share * 10_000) / 10_000),
  };
}
