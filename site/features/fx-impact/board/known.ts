import { createContext, useContext } from 'react';
import { type Absence, absenceIn } from '#domain/events/absence.ts';
import type { ListState } from './list-state.ts';

/** What it means that the events on show lack something. An event from the store, without a list, is as it was just read. */
export const ListAbsence = createContext<Absence>('none');

/** What it means that events of a list lack something; an example lacks nothing. */
export function absenceShown(list: ListState): Absence {
  return list.isExample || list.response === undefined ? 'none' : absenceIn(list);
}

/** Whether what the calendar does not have of an event, such as its figure, is known not to be there. */
export function useIsSure(): boolean {
  return useContext(ListAbsence) === 'none';
}
