import type { SimulationPlan, SimulationResult } from '#domain/risk/simulate.ts';
import { createWorker } from './create-worker.ts';
import type { FromWorker } from './simulate.worker.ts';

export interface RunEvents {
  /** Of [0, 1]. */
  readonly onProgress: (share: number) => void;
  readonly onResult: (result: SimulationResult) => void;
  /** The browser cannot start or finish the worker. */
  readonly onFailure: () => void;
}

/** The part of a worker that a run uses, so that a test can pass its own. */
export type RunWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Runs a simulation off the page's thread; the returned function cancels it, after which no event comes (N5). */
export function startRun(
  plan: SimulationPlan,
  paths: number,
  { onProgress, onResult, onFailure }: RunEvents,
  create: () => RunWorker = createWorker,
): () => void {
  let worker: RunWorker;
  try {
    worker = create();
  } catch {
    onFailure();
    return () => undefined;
  }
  const end = () => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('done' in data) return onProgress(data.done / paths);
    end();
    onResult(data.result);
  };
  worker.onerror = () => {
    end();
    onFailure();
  };
  worker.postMessage({ plan, paths });
  return end;
}
