import { useCallback, useState } from 'react';
import type { EconomicEvent } from '#contracts/events.ts';
import { nextHighIndex } from '#domain/events/live.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { nextUpIndex } from './live-event.ts';

/**
 * The event that rail, list, card and carousel show, and how to choose another. Each list (`key`) opens at its next event
 * of high impact, else at the next one due, else at its last one, and stays there until another is chosen (F5).
 */
export function useSelection(
  key: string,
  events: readonly EconomicEvent[],
): readonly [selected: EconomicEvent | undefined, select: (id: string) => void] {
  const opening = useClock((now) => openingIndex(events, now), 0);
  const [kept, keep] = useState({ key: '', id: '' });
  const found = kept.key === key ? events.find(({ id }) => id === kept.id) : undefined;
  const selected = found ?? events[opening];
  // While rendering, so that no frame shows another choice.
  if (selected && !found) keep({ key, id: selected.id });
  const select = useCallback((id: string) => keep({ key, id }), [key]);
  return [selected, select];
}

function openingIndex(events: readonly EconomicEvent[], now: number): number {
  const high = nextHighIndex(events, now);
  if (high >= 0) return high;
  const due = nextUpIndex(events, now);
  return due >= 0 ? due : events.length - 1;
}
