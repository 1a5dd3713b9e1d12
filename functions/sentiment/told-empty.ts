import * as z from 'zod/mini';
import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';
import { type Notes, readJsonNote } from '#feeds/sentiment/myfxbook-api/notes.ts';

const KEY = 'sentiment/told-empty';
const noteSchema = z.object({ readAt: z.iso.datetime(), symbols: z.array(symbolSchema) });

/** Keeps which instruments the source, read at `readAt`, said have no open volume at all; shared by all instances. */
export async function keepToldEmpty(
  store: Notes,
  readAt: string,
  symbols: readonly InstrumentSymbol[],
): Promise<void> {
  await store.writeNote(KEY, JSON.stringify({ readAt, symbols }));
}

/** When the source last said that the instrument has no open volume, if its latest reading did; else null. */
export async function toldEmptyAt(store: Notes, symbol: InstrumentSymbol): Promise<string | null> {
  const note = await readJsonNote(store, KEY, noteSchema);
  return note?.symbols.includes(symbol) ? note.readAt : null;
}
