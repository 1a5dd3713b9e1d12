import type { EventsResponse } from '#contracts/events.ts';
import type { QueryState } from '#site/lib/query/queries.ts';

/** A list of events as the calendar has it, or the example shown when nothing could be read (F10). */
export interface EventList {
  readonly response: EventsResponse;
  readonly isExample: boolean;
}

/** What is known of one list of events. */
export interface ListState extends Omit<QueryState<EventList>, 'data' | 'isKept'> {
  readonly response: EventsResponse | undefined;
  /** The events are an example, no data: nothing could be read. */
  readonly isExample: boolean;
}
