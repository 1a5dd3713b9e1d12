import { SYMBOLS } from '#contracts/sentiment.ts';
import { at, snapshot } from '#store/contract/rows.ts';
import { openSqlite } from '#store/sqlite/open.ts';

// Takes a call and stores a reading again and again until one of the two is refused; says how often each went well.
const [file = ''] = process.argv.slice(2);
const store = await openSqlite({ file });
let calls = 0;
let readings = 0;
try {
  for (;;) {
    await store.takeCall('outlook', Number.MAX_SAFE_INTEGER);
    calls += 1;
    await store.saveSnapshots(SYMBOLS.map((symbol) => snapshot({ symbol, observedAt: at(calls) })));
    await store.writeNote('empty', `${calls}`.padEnd(100));
    readings += 1;
  }
} catch (error) {
  process.stdout.write(`${JSON.stringify({ calls, readings, reason: String(error) })}\n`);
}
