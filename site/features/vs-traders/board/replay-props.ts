import type { Locale } from '#contracts/locale.ts';

export interface ReplayProps {
  /** Daily long shares of each instrument, in the order of the instruments, oldest first. */
  readonly shares: readonly (readonly (number | null)[])[];
  /** Index of the day on show; null for now. */
  readonly day: number | null;
  readonly onDay: (day: number | null) => void;
  readonly locale: Locale;
}
