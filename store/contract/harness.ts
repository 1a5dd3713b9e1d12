import { onTestFinished } from 'vitest';
import type { Store } from '#store/port.ts';
import { at } from './rows.ts';

/** The facts about the machine that a store reads. */
export interface Machine {
  readonly now: () => Date;
  /** Seconds. */
  readonly uptime: () => number;
  /** Names the machine's run since it was last started. */
  readonly boot: string;
}

/** One empty store for one test. */
export interface OpenedStore {
  readonly store: Store;
  /** Opens the same data once more, as a second instance or a restarted process does; by default on the same machine. */
  reopen(machine?: Machine): Promise<Store>;
  /** Closes all that was opened on this data; the data may go when the test ends. */
  close(): Promise<void>;
}

export type OpenStore = (machine: Machine) => Promise<OpenedStore>;

/** An empty store that is closed when the running test ends, on a machine whose time the test moves. */
export async function opened(open: OpenStore) {
  const machine = testMachine();
  const it = await open(machine);
  onTestFinished(it.close);
  return { ...it, machine };
}

/** A machine whose time only the test moves. Its clock begins at `at(0)`. */
export function testMachine() {
  let passedS = 0;
  let errorS = 0;
  let bootedS = -1_000;
  let boots = 1;
  return {
    now: () => new Date(Date.parse(at(0)) + (passedS + errorS) * 1000),
    uptime: () => passedS - bootedS,
    get boot() {
      return `boot ${boots}`;
    },
    /** Time passes for all. */
    pass(seconds: number) {
      passedS += seconds;
    },
    /** The machine is started again; no time passes. */
    reboot() {
      bootedS = passedS;
      boots += 1;
    },
    /** Someone sets the clock by so much; no time passes. */
    setClock(seconds: number) {
      errorS += seconds;
    },
  };
}
