import type { Vendor } from '#site/shell/consent/record.ts';

interface Choice {
  /** The company the choice was about; null: all of them. */
  readonly about: Vendor | null;
  /** Whether the choice allows the company permanently. */
  readonly allowed: boolean;
}

/**
 * Whether content loaded by a click alone stays after a choice: only if the choice allows it or is about another
 * company (N3).
 */
export function keepsClickedContent(vendor: Vendor, { about, allowed }: Choice): boolean {
  return allowed || (about !== null && about !== vendor);
}
