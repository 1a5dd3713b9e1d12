import type { CalendarEvent } from '#contracts/events.ts';
import type { Nameless } from '#domain/events/identity.ts';

/** One row of a community file, mapped but not yet recognised among the events we know. */
export type EventDraft = Omit<CalendarEvent, 'id' | 'supersedes' | 'source'> & Nameless;
