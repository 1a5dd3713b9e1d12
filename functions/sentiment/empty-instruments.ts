import * as z from 'zod/mini';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { vendorsOf } from '#contracts/vendors.ts';
import { type Notes, readJsonNote } from '#feeds/notes.ts';
import type { Lease, Store } from '#store/port.ts';

const KEY = 'sentiment/told-empty';
const noteSchema = z.object({
  readAt: z.iso.datetime(),
  vendor: z.enum(vendorsOf('sentiment')),
  // Also of instruments that the site no longer has.
  symbols: z.array(z.string()),
});
/** The instruments that `vendor`, read at `readAt`, listed without open volume. */
type EmptyInstruments = z.infer<typeof noteSchema>;

/** Stores the empty instruments of the latest reading; all instances share them. */
export async function keepEmptyInstruments(
  store: Pick<Store, 'writeNote'>,
  empty: EmptyInstruments,
  lease: Lease,
): Promise<void> {
  await store.writeNote(KEY, JSON.stringify(empty), lease);
}

/** The latest reading, if it listed the instrument without open volume; else null. */
export async function emptyReadingOf(
  store: Pick<Notes, 'readNote'>,
  symbol: InstrumentSymbol,
): Promise<Pick<EmptyInstruments, 'readAt' | 'vendor'> | null> {
  const note = await readJsonNote(store, KEY, noteSchema);
  return note?.symbols.includes(symbol) ? note : null;
}
