import type { EconomicEvent } from '#contracts/events.ts';
import type { ReminderStage } from '#contracts/reminders.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { expectsFigure, instantOf } from '#domain/events/live.ts';

const MINUTE_MS = 60_000;
/** A reminder comes so long before its event. */
export const BEFORE_MS = 15 * MINUTE_MS;
/** How long after an event its figure, or that it does not take place, is of use; a night of quiet hours is shorter. */
export const USE_MS = 12 * 60 * MINUTE_MS;
/** A publisher's figure is waited for so long before the one of the calendar counts. */
const PUBLISHER_MS = 15 * MINUTE_MS;

/** What a reader can ask for of an event: nothing where no hour is known, and no figure where none is to come out. */
export function stagesOf(event: EconomicEvent): readonly ReminderStage[] {
  if (instantOf(event) === null) return [];
  return expectsFigure(event) ? ['before', 'figure'] : ['before'];
}

/** What a message says of an event, and the instant (epoch ms) from which on it is of no use. */
export interface DueMessage {
  readonly kind: 'before' | 'figure' | 'cancelled' | 'postponed';
  readonly until: number;
}

/** How long after its time an event may still be moved. */
const MOVES_MS = 60 * MINUTE_MS;

/** Whether a reminder before an event has nothing left to wait for; an event that is postponed still gets a date. */
export function isOver(event: EconomicEvent, now: Date): boolean {
  const at = instantOf(event);
  return at !== null && now.getTime() >= at + MOVES_MS && calledOff(event.schedule) !== 'postponed';
}

/**
 * The message of an event at `now` for what the reader asked for; null while there is none. That it does not take place takes
 * the place of both. An event that the calendar no longer lists is unknown, so it has no message.
 */
export function dueMessage(event: EconomicEvent, stage: ReminderStage, now: Date): DueMessage | null {
  const at = instantOf(event);
  if (at === null) return null;
  const due = messageAt(event, stage, at, now.getTime());
  return due !== null && now.getTime() < due.until ? due : null;
}

function messageAt(event: EconomicEvent, stage: ReminderStage, at: number, now: number): DueMessage | null {
  const off = calledOff(event.schedule);
  if (off !== null) return { kind: off, until: at + USE_MS };
  if (stage === 'before') return now >= at - BEFORE_MS ? { kind: 'before', until: at } : null;
  return hasFigure(event, at, now) ? { kind: 'figure', until: at + USE_MS } : null;
}

/** The publisher's own figure as soon as it is read; that of the calendar where no publisher is followed. */
function hasFigure({ actual, official }: EconomicEvent, at: number, now: number): boolean {
  if (actual === null || now < at) return false;
  const isFollowed = official !== null && official !== undefined;
  return !isFollowed || official.state === 'out' || now >= at + PUBLISHER_MS;
}
