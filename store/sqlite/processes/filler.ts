import { resultCode } from '../explain.ts';
import { openSqlite } from '../open.ts';

// Fills the data file until the system gives no more room, then asks for a call; says what came of it.
const [file = ''] = process.argv.slice(2);
const store = await openSqlite({ file });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => resultCode(error.cause),
  );
const before = await store.takeCall('outlook', 72);
let full: number | null = null;
for (let note = 0; full === null && note < 10_000; note += 1)
  full = await codeOf(store.writeNote(`note ${note}`, 'x'.repeat(10_000)));
const call = await codeOf(store.takeCall('outlook', 72));
process.stdout.write(`${JSON.stringify({ before, full, call })}\n`);
