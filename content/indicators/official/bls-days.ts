import type { SchedulePublisher } from '#contracts/vendors.ts';
import type { CopiedDays } from '#domain/official/copied-list.ts';

/** Days of publication, copied by hand from a document. */
export interface TranscribedDays extends CopiedDays {
  readonly publisher: SchedulePublisher;
  /** The document; its page for readers. */
  readonly source: string;
  readonly title: string;
  /** When it was read, "YYYY-MM-DD". */
  readonly transcribedOn: string;
}

/**
 * The releases of the US Bureau of Labor Statistics, whose own schedule refuses programs. The document names days only, is
 * not corrected when a release moves, and has no job openings (JOLTS). The yearly task in docs/operations.md says how to go on.
 */
export const BLS_DAYS: TranscribedDays = {
  publisher: 'bls',
  source: 'https://statspolicy.gov/assets/fcsm/files/docs/OMB_pfei_schedule_release_dates_cy2026.pdf',
  title: 'OMB, Schedule of Release Dates for Principal Federal Economic Indicators for 2026, page 4',
  transcribedOn: '2026-11-22',
  days: {
    'employment-situation': [
      '2026-07-02',
      '2026-08-07',
      '2026-09-04',
      '2026-10-02',
      '2026-11-06',
      '2026-12-04',
    ],
    'consumer-prices': ['2026-07-14', '2026-08-12', '2026-09-11', '2026-10-14', '2026-11-10', '2026-12-10'],
    'producer-prices': ['2026-07-15', '2026-08-13', '2026-09-10', '2026-10-15', '2026-11-13', '2026-12-15'],
    'employment-cost': ['2026-07-31', '2026-10-30'],
    productivity: ['2026-08-06', '2026-09-03', '2026-11-05', '2026-12-08'],
    'trade-prices': ['2026-07-17', '2026-08-18', '2026-09-16', '2026-10-16', '2026-11-17', '2026-12-17'],
  },
};

/** Every list of days that a person has to copy again once a year. */
export const TRANSCRIBED: readonly TranscribedDays[] = [BLS_DAYS];

/** The copied list of a publisher; null when its own schedule is read. */
export function transcribedOf(publisher: SchedulePublisher): TranscribedDays | null {
  return TRANSCRIBED.find((list) => list.publisher === publisher) ?? null;
}
