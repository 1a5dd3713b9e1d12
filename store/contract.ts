import { describe } from 'vitest';
import { callContract } from './contract/calls.ts';
import { clockContract } from './contract/clock.ts';
import { countContract } from './contract/counts.ts';
import { eventContract } from './contract/events.ts';
import { fileContract } from './contract/files.ts';
import type { OpenStore } from './contract/harness.ts';
import { leaseContract } from './contract/leases.ts';
import { mergingContract } from './contract/merging.ts';
import { noteContract } from './contract/notes.ts';
import { observationContract } from './contract/observations.ts';
import { positioningContract } from './contract/positioning.ts';
import { refreshContract } from './contract/refreshes.ts';
import { reminderContract } from './contract/reminders.ts';
import { scheduleContract } from './contract/schedules.ts';
import { seriesContract } from './contract/series.ts';
import { snapshotContract } from './contract/snapshots.ts';

/** The contract of every store, with any kind of storage (K5, K6). `open` returns an empty store for each test. */
export function storeContract(name: string, open: OpenStore): void {
  describe(`the store on ${name}`, () => {
    snapshotContract(open);
    eventContract(open);
    mergingContract(open);
    seriesContract(open);
    refreshContract(open);
    leaseContract(open);
    callContract(open);
    clockContract(open);
    countContract(open);
    noteContract(open);
    fileContract(open);
    positioningContract(open);
    observationContract(open);
    scheduleContract(open);
    reminderContract(open);
  });
}
