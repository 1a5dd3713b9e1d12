import type { EventsQuery, Readings } from '#site/features/fx-impact/board/readings.ts';
import { alarmAt, nextReading } from '#site/features/fx-impact/board/reread.ts';
import { type Clock, createClock } from '#site/ui/CountdownClock.ts';

/** A page that is seen or not, and left and entered again. */
export function page() {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  const see = (isSeen: boolean) => {
    document.hidden = !isSeen;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const seen = { document, window } as unknown as { document: Document; window: Window };
  return { ...seen, see, clock: createClock({ ...seen, now: Date.now }) };
}

/** Reads a list again whenever its time has come, as the page does; the answer stops it. */
export function keep(readings: Readings, query: EventsQuery, clock: Clock): () => void {
  let stop = () => {};
  readings.subscribe(() => {
    const known = readings.of(query);
    if (known.isFetching) return;
    stop();
    const at = nextReading(query.scope, known);
    if (at !== null) stop = alarmAt(at, () => readings.refresh(query, false), clock);
  });
  return () => stop();
}
