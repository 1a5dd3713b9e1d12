import { once } from 'node:events';
import { at, event } from '#store/contract/rows.ts';
import { openSqlite } from '../open.ts';

// Says "ready", waits for a line, then asks for a number of refreshes and calls and changes one event; says what it got.
const [file = '', windows = '0', calls = '0', changes = '0'] = process.argv.slice(2);
// All windows together stay within the clock difference the store puts up with.
const WINDOW_MS = 10_000;

const store = await openSqlite({ file });
process.stdout.write('ready\n');
await once(process.stdin, 'data');

const won: number[] = [];
for (let window = 0; window < Number(windows); window += 1) {
  const now = new Date(Date.UTC(2026, 1, 2) + window * WINDOW_MS).toISOString();
  if (await store.claimRefresh('weekly', now, WINDOW_MS)) won.push(window);
}
let taken = 0;
for (let call = 0; call < Number(calls); call += 1) {
  if (await store.takeCall('outlook', at(call), 72)) taken += 1;
}
for (let change = 0; change < Number(changes); change += 1) {
  await store.upsertEvents([event({ forecast: `${process.pid}/${change}` })], at(change));
}
await store.close();
process.stdout.write(`${JSON.stringify({ won, taken })}\n`);
process.stdin.destroy();
