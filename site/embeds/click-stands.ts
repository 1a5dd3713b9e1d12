import type { Vendor } from '#site/shell/consent/record.ts';

interface Choice {
  /** The one company the choice was about; null: all of them. */
  readonly about: Vendor | null;
  /** Whether the company is allowed for good after it. */
  readonly allowed: boolean;
}

/** Whether content loaded by a click alone stays after a choice: only one about another company leaves it (N3). */
export function clickStands(vendor: Vendor, { about, allowed }: Choice): boolean {
  return allowed || (about !== null && about !== vendor);
}
