import * as z from 'zod/mini';
import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';
import { vendorsOf } from '#contracts/vendors.ts';
import { type Notes, readJsonNote } from '#feeds/notes.ts';
import type { Lease, Store } from '#store/port.ts';

const KEY = 'sentiment/told-empty';
const noteSchema = z.object({
  readAt: z.iso.datetime(),
  vendor: z.enum(vendorsOf('sentiment')),
  symbols: z.array(symbolSchema),
});
/** Which instruments `vendor`, read at `readAt`, listed without any open volume. */
type EmptyInstruments = z.infer<typeof noteSchema>;

/** Keeps the latest reading's empty instruments; shared by all instances. */
export async function keepEmptyInstruments(
  store: Pick<Store, 'writeNote'>,
  empty: EmptyInstruments,
  lease: Lease,
): Promise<void> {
  await store.writeNote(KEY, JSON.stringify(empty), lease);
}

/** The latest reading, if it listed the instrument without any open volume; else null. */
export async function emptyReadingOf(
  store: Pick<Notes, 'readNote'>,
  symbol: InstrumentSymbol,
): Promise<Pick<EmptyInstruments, 'readAt' | 'vendor'> | null> {
  const note = await readJsonNote(store, KEY, noteSchema);
  return note?.symbols.includes(symbol) ? note : null;
}
