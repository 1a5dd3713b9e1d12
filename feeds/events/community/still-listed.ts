import type { CalendarEvent } from '#contracts/events.ts';
import { baseOf } from '#domain/events/identity.ts';
import type { KnownEvent, Span } from '#feeds/ports.ts';

interface Reading {
  /** `base` of the events the export names without a date. */
  readonly undated: readonly string[];
  /** The week it lists. */
  readonly listed: Span | null;
  readonly now: Date;
}

/**
 * Coming events of the listed week that the export goes on naming though it has lost their date: they stand where they
 * stood (SPEC K3). One that was withdrawn stays so: its name alone does not tell that it takes place.
 */
export function stillListed(
  known: readonly KnownEvent[],
  { undated, listed, now }: Reading,
): readonly CalendarEvent[] {
  const bases = new Set(undated);
  return known.filter(({ id, origin, actual, timeIso, withdrawnAt = null }) => {
    const at = new Date(timeIso);
    const isComing = actual === null && at > now && listed !== null && at >= listed.from && at < listed.to;
    return origin === 'faireconomy' && withdrawnAt === null && isComing && bases.has(baseOf(id));
  });
}
