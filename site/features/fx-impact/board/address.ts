import { EVENT_SOURCES, type EventSource } from '#contracts/events.ts';
import { type Filter, filterOf, writeFilter } from './filter.ts';

export const VIEWS = ['deck', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** What the query of the page's address keeps; for day or week see `domain/scope-hash`. */
export interface Address {
  readonly view: View;
  readonly filter: Filter;
  readonly source: EventSource;
  /** Id of the event whose detail is open. */
  readonly eventId: string | null;
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    view: query.get('view') === 'agenda' ? 'agenda' : 'deck',
    filter: filterOf(query),
    source: EVENT_SOURCES.find((source) => source === query.get('source')) ?? EVENT_SOURCES[0],
    eventId: query.get('event') || null,
  };
}

/** The query with an address written into it; parameters of others stay as they are. "" where nothing is left. */
export function writeAddress(search: string, { view, filter, source, eventId }: Address): string {
  const query = new URLSearchParams(search);
  writeFilter(query, filter);
  if (view === 'agenda') query.set('view', view);
  else query.delete('view');
  if (source === EVENT_SOURCES[0]) query.delete('source');
  else query.set('source', source);
  if (eventId === null) query.delete('event');
  else query.set('event', eventId);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
