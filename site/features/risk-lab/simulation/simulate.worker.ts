import { createSimulation, type SimulationPlan, type SimulationResult } from '#domain/risk/simulate.ts';

/** What the worker sends: how many paths are done, then the result. */
export type FromWorker = { readonly done: number } | { readonly result: SimulationResult };

/** Paths between two reports: a few hundredths of a second on a phone. */
const PORTION = 500;

/** The part of a worker's global scope that this uses; the project's types are those of a page. */
interface WorkerScope {
  onmessage:
    | ((event: MessageEvent<{ readonly plan: SimulationPlan; readonly paths: number }>) => void)
    | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Runs the paths in portions, so that the page shows how far they are; the page ends the worker to cancel. */
scope.onmessage = ({ data: { plan, paths } }) => {
  const simulation = createSimulation(plan, paths);
  while (simulation.done() < paths) {
    simulation.run(PORTION);
    scope.postMessage({ done: simulation.done() });
  }
  scope.postMessage({ result: simulation.result() });
};
