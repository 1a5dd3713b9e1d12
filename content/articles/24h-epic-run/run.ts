import { parseResults, type RunResult } from './results.ts';

/** What the brand reports of its 24-hour case, published 19 September 2025 (G13). Nobody has verified it. */
export const EPIC_RUN = {
  basis: 'self-reported',
  /** What is won for each 1 risked. */
  freeRatio: 10,
  vipRatio: 45,
  /** US dollars. */
  fundedAccount: 100_000,
  /** Share of the account risked on a trade, in percent. */
  riskPercent: { from: 0.5, to: 1 },
  /** The day's five points in their order, 24-hour clock. */
  timeline: ['00:00', '06:30', '12:45', '18:20', '23:59'],
  lessons: ['precision', 'risk', 'levels', 'process'],
} as const;

export const STATS = ['free', 'vip', 'funded', 'risk'] as const;
export const PHASES = [1, 2, 3, 4, 5] as const;
export type Phase = (typeof PHASES)[number];

/** Pictures shown instead of the drawn ones, one a phase: `{ phase: 1, file: 'phase-1.png', alt: { es, en }, illustrative: false }`. docs/content.md says how. */
export const RESULTS = parseResults([]);

/** The pictures of the day, phase by phase: drawn ones are illustrations, as are those an owner calls so (A6). */
export function resultPictures(results: readonly RunResult[] = RESULTS) {
  return PHASES.map((phase) => {
    const given = results.find((one) => one.phase === phase) ?? null;
    return { phase, given, illustrative: given?.illustrative ?? true };
  });
}

/** Minutes since midnight of a time on the 24-hour clock. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
