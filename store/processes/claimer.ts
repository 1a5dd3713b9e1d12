import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { at, event, put } from '#store/contract/rows.ts';
import { openSqlite } from '#store/sqlite/open.ts';

// Says "ready", waits for a line, then takes part in a number of windows, asks for calls and changes one event; says what
// it got: the fences of its claims, and how many calls.
const [file = '', windows = '0', calls = '0', changes = '0'] = process.argv.slice(2);
const WINDOW_MS = 20;

// Eight processes that only write may delay each other for longer than those of a site.
const store = await openSqlite({ file, patienceMs: 10_000 });
process.stdout.write('ready\n');
await once(process.stdin, 'data');

const won: number[] = [];
for (let window = 0; window < Number(windows); window += 1) {
  const lease = await store.claimRefresh('weekly', WINDOW_MS);
  if (lease) won.push(lease.fence);
  await wait(WINDOW_MS);
}
let taken = 0;
for (let call = 0; call < Number(calls); call += 1) {
  if (await store.takeCall('outlook', 72)) taken += 1;
}
for (let change = 0; change < Number(changes); change += 1) {
  await put(store, [event({ forecast: `${process.pid}/${change}` })], at(change));
}
await store.close();
process.stdout.write(`${JSON.stringify({ won, taken })}\n`);
process.stdin.destroy();
