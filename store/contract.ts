import { describe } from 'vitest';
import { eventContract } from './contract/events.ts';
import { fileContract } from './contract/files.ts';
import type { OpenStore } from './contract/harness.ts';
import { noteContract } from './contract/notes.ts';
import { positioningContract } from './contract/positioning.ts';
import { refreshContract } from './contract/refreshes.ts';
import { seriesContract } from './contract/series.ts';
import { snapshotContract } from './contract/snapshots.ts';
import { supersedingContract } from './contract/superseding.ts';
import { withdrawalContract } from './contract/withdrawals.ts';

/** Everything a store must do whatever keeps its data (SPEC K5, K6). `open` gives an empty one for each test. */
export function storeContract(name: string, open: OpenStore): void {
  describe(`the store on ${name}`, () => {
    snapshotContract(open);
    eventContract(open);
    supersedingContract(open);
    withdrawalContract(open);
    seriesContract(open);
    refreshContract(open);
    noteContract(open);
    fileContract(open);
    positioningContract(open);
  });
}
