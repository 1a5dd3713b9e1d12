interface Figures {
  readonly forecast: string | null;
  readonly previous: string | null;
  readonly actual: string | null;
}

/** A later reading of an event: new figures replace old ones, but a figure once seen is not forgotten (SPEC K3). */
export function revise<Event extends Figures>(later: Event, earlier: Figures | undefined): Event {
  if (!earlier) return later;
  return {
    ...later,
    forecast: later.forecast ?? earlier.forecast,
    previous: later.previous ?? earlier.previous,
    actual: later.actual ?? earlier.actual,
  };
}
