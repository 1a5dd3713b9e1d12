import { NEW_YORK } from '#domain/events/zones.ts';
import { dropped, type OfficialSchedule, type ReadRow, toScheduleReading } from '#feeds/official/schedule.ts';
import { isDay } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

interface TranscribedOptions {
  /** The document of the days, when it was read ("YYYY-MM-DD"), and the days by the name of the release. */
  readonly transcribed: {
    readonly source: string;
    readonly transcribedOn: string;
    readonly days: Readonly<Record<string, readonly string[]>>;
  };
  readonly clock: () => Date;
}

/**
 * US Bureau of Labor Statistics: its own schedule refuses programs, so the days come from a document that was copied by
 * hand. They were seen on the day of the copy, and a missing day withdraws nothing.
 */
export function createBlsSchedule({ transcribed, clock }: TranscribedOptions): OfficialSchedule {
  const { source, transcribedOn, days } = transcribed;
  return {
    publisher: 'bls',
    zone: NEW_YORK,
    budgetMs: 1_000,
    async read() {
      if (!isDay(transcribedOn))
        throw new FeedError('malformed', 'bls schedule: the day of the copy is not a date');
      const rows = Object.entries(days).flatMap(([title, own]) =>
        own.map(
          (at): ReadRow =>
            isDay(at) ? { title, period: null, at, state: 'scheduled' } : dropped('malformed_row', title),
        ),
      );
      const copiedAt = Math.min(Date.parse(transcribedOn), clock().getTime());
      const observedAt = new Date(copiedAt).toISOString();
      return toScheduleReading(rows, { zone: NEW_YORK, coversUntil: null, request: source, observedAt });
    },
  };
}
