import type { CountSummary, DayRange } from './summary.ts';

/** The owner's page: asking for the token, or with the numbers of some days (N17). */
export type OwnerView =
  | { readonly kind: 'signIn'; readonly problem: 'wrong' | 'tooMany' | null }
  | ({
      readonly kind: 'numbers';
      readonly today: string;
      /** Null: the store could not be read. */
      readonly summary: CountSummary | null;
    } & DayRange);
