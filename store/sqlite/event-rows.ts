import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { StoredEvent, StoredListing } from '#contracts/listing.ts';
import type { EventRevision } from '#store/port.ts';

// The tables are STRICT, their columns are selected by name, and only this program writes them. A schema check of a
// thousand rows at each reading would hold the event loop up for a tenth of a second.
type Row = Readonly<Record<string, SQLOutputValue>>;

/** An event as the port has it, from a row read by the columns of `event-statements.ts`. */
export function readEvent(row: Row): StoredEvent {
  return { ...row, holiday: row.holiday === 1 } as unknown as StoredEvent;
}

export function readListing(row: Row): StoredListing {
  return { ...row, holiday: row.holiday === 1 } as unknown as StoredListing;
}

export function readRevision(row: Row): EventRevision {
  return { ...row } as unknown as EventRevision;
}

/** Named parameters of the write statements; SQLite has no booleans. */
export function parametersOf(row: StoredEvent | StoredListing): Record<string, SQLInputValue> {
  return { ...row, holiday: row.holiday ? 1 : 0 };
}
