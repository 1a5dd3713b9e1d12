import { trustedWorker } from '#site/lib/trusted-worker.ts';
import address from './simulate.worker.ts?worker&url';

/** The worker of the simulation. Apart, because its address exists only in a built page. */
export function createWorker(): Worker {
  return new Worker(trustedWorker(address), { type: 'module' });
}
