import type { StoredEvent } from '#contracts/listing.ts';
import type { EventRevision } from '#store/port.ts';

const REVISED_FIELDS = ['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual'] as const;

/** One revision per changed field; none when only dates or other fields changed. */
export function changes(before: StoredEvent, after: StoredEvent, seenAt: string): EventRevision[] {
  return REVISED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    eventId: after.id,
    seenAt,
    field,
    before: before[field],
    after: after[field],
  }));
}
