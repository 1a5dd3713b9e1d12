import { at, event, put, snapshot } from '#store/contract/rows.ts';
import { openPostgres } from '#store/postgres/open.ts';
import { openSqlite } from '#store/sqlite/open.ts';

// Writes until it is killed; says each thing only once its promise has resolved, as "<kind> <number>".
const [place = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

say('opening 0');
const isServer = place.startsWith('postgres:');
const store = await (isServer ? openPostgres({ url: place }) : openSqlite({ file: place }));
for (let step = 1; ; step += 1) {
  const observedAt = at(step);
  await store.saveSnapshots([snapshot({ observedAt }), snapshot({ symbol: 'EURUSD', observedAt })]);
  say(`snapshots ${step}`);
  await put(store, [event({ forecast: String(step) }), event({ id: `event-${step}` })], observedAt);
  say(`events ${step}`);
  await store.takeCall('outlook', Number.MAX_SAFE_INTEGER);
  say(`calls ${step}`);
  await store.writeNote('step', String(step));
  say(`note ${step}`);
}
