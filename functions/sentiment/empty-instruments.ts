import * as z from 'zod/mini';
import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';
import { type Notes, readJsonNote } from '#feeds/notes.ts';
import type { Lease, Store } from '#store/port.ts';

const KEY = 'sentiment/told-empty';
const noteSchema = z.object({ readAt: z.iso.datetime(), symbols: z.array(symbolSchema) });

/** Keeps which instruments the source, read at `readAt`, listed without any open volume; shared by all instances. */
export async function keepEmptyInstruments(
  store: Pick<Store, 'writeNote'>,
  readAt: string,
  symbols: readonly InstrumentSymbol[],
  lease: Lease,
): Promise<void> {
  await store.writeNote(KEY, JSON.stringify({ readAt, symbols }), lease);
}

/** When the latest reading was made, if it listed the instrument without any open volume; else null. */
export async function emptyInstrumentAt(
  store: Pick<Notes, 'readNote'>,
  symbol: InstrumentSymbol,
): Promise<string | null> {
  const note = await readJsonNote(store, KEY, noteSchema);
  return note?.symbols.includes(symbol) ? note.readAt : null;
}
