import type { OfficialRecord } from '#contracts/official-record.ts';

/** What an index answers for the release of August: the functions have to make it, the site has to draw it. */
export const AUGUST_RECORD = {
  calculated: { type: 'percent', periods: 1, of: 'month' },
  period: '2026-08',
  figures: [
    { figure: '0.3%', first_seen: '2026-09-11T12:31:00.000Z' },
    { figure: '0.4%', first_seen: '2026-10-14T12:31:00.000Z' },
  ],
  is_first_print: true,
  previous: { period: '2026-07', known: '0.2%', now: '0.1%' },
} satisfies Partial<OfficialRecord>;
