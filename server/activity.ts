import { setImmediate as nextTurn } from 'node:timers/promises';

/** The work that must end before the store closes: reads of upstreams and calls to the store. */
export interface Activity {
  track<Result>(work: Promise<Result>): Promise<Result>;
  /** Resolves when no work runs and the ended work has started no other. */
  idle(): Promise<void>;
}

export function createActivity(): Activity {
  const running = new Set<Promise<unknown>>();
  return {
    track(work) {
      running.add(work);
      const ended = () => void running.delete(work);
      work.then(ended, ended);
      return work;
    },
    async idle() {
      do {
        await Promise.allSettled(running);
        // What a refresh does between a read and the next write takes no turn of the event loop.
        await nextTurn();
      } while (running.size > 0);
    },
  };
}

/** `target`, all of whose methods return promises, with every call tracked. */
export function trackCalls<Target extends object>(target: Target, activity: Activity): Target {
  const methods = Object.entries(target).map(([name, method]) => [
    name,
    (...given: unknown[]) => activity.track(method(...given)),
  ]);
  return Object.fromEntries(methods);
}
