import { useEffect, useRef, useState } from 'react';
import type { SimulationResult } from '#domain/risk/simulate.ts';
import { startRun } from './run.ts';
import type { SimulationGood } from './simulation-form.ts';

/** A result and what it is of. */
export interface Shown {
  readonly good: SimulationGood;
  readonly result: SimulationResult;
}

export interface SimulationState {
  readonly shown: Shown;
  /** Share of the paths that are done; null while nothing runs. */
  readonly progress: number | null;
  /** How the last run ended without a result. */
  readonly end: 'cancelled' | 'failed' | null;
  readonly run: (good: SimulationGood) => void;
  readonly cancel: () => void;
}

/** The last result, and the run that will replace it. A new run cancels the one before. */
export function useSimulation(example: Shown): SimulationState {
  const [shown, setShown] = useState(example);
  const [progress, setProgress] = useState<number | null>(null);
  const [end, setEnd] = useState<SimulationState['end']>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const settle = (how: SimulationState['end']) => {
    setProgress(null);
    setEnd(how);
  };
  return {
    shown,
    progress,
    end,
    run(good) {
      stop.current();
      setProgress(0);
      setEnd(null);
      stop.current = startRun(good.plan, good.paths, {
        onProgress: setProgress,
        onResult(result) {
          setShown({ good, result });
          settle(null);
        },
        onFailure: () => settle('failed'),
      });
    },
    cancel() {
      stop.current();
      settle('cancelled');
    },
  };
}
